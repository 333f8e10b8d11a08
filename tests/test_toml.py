"""TOML that a user wrote: the same data as the standard parser gives, and never more work than is worth it."""

import tomllib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sidepot.rules import NAMES, house, toml_of
from sidepot.toml import MOST_BYTES, MOST_DEPTH, MOST_ITEMS, MOST_KEYS, MOST_LINES, MOST_PARTS, parse_toml

pytestmark = pytest.mark.core


def too_much(text: str) -> str:
    with pytest.raises(ValueError) as refused:
        parse_toml(text, "mine.toml")
    return str(refused.value)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (".".join(["a"] * 16_000) + "=1", f", line 1: more than {MOST_PARTS} parts of a key"),
        ("x=1\n[" + ".".join(["a"] * 16_000) + "]", f", line 2: more than {MOST_PARTS} parts of a key"),
        ("x = {" + ".".join(["'a'"] * 6) + "=1}", f", line 1: more than {MOST_PARTS} parts of a key"),
        ('a="""\n.......\n"""\n"a" . b.c .d. e .f=1', f", line 4: more than {MOST_PARTS} parts of a key"),
        ("\n\nx = " + "[" * 10_000, f", line 3: more than {MOST_DEPTH} lists and tables within each other"),
        ("x = " + "{a=" * 10_000, f", line 1: more than {MOST_DEPTH} lists and tables within each other"),
        ("".join(f"a{n}=1\n" for n in range(1_001)), f", line 1001: more than {MOST_KEYS} keys"),
        ("x = [" + "1," * 2_001 + "]", f", line 1: more than {MOST_ITEMS} items of lists, and sections"),
        ("[[a]]\n" * 1_001, f", line 1001: more than {MOST_ITEMS} items of lists, and sections"),
        ("\n" * MOST_LINES, f", line {MOST_LINES + 1}: more than {MOST_LINES} lines"),
        ("#" * (MOST_BYTES + 1), f", line 1: larger than {MOST_BYTES} bytes"),
        ("#" + "é" * (MOST_BYTES // 2), f", line 1: larger than {MOST_BYTES} bytes"),
    ],
)
def test_more_than_anybody_needs_is_refused_with_the_line_before_it_is_read(text: str, says: str) -> None:
    assert too_much(text) == f"mine.toml{says}"


@pytest.mark.parametrize(
    "text",
    [
        'x = "a.b.c.d.e.f.g.h = [[[[[[[["',
        "x = 'a.b.c.d.e.f.g.h = [[[[[[[['  # a.b.c.d.e.f.g = [[[[[[[",
        '''x = """\n[[[[[[[[[[ \\""" a.b.c.d.e.f.g.h.i"""""''',
        "x = '''\n[[[[[[[[[[ '' a.b.c.d.e.f.g.h.i'''''",
        'x = ""\ny = \'\'\nz = "\\\\"\n"#" = 1.5',
        "# don't\nx = [1.5, 2.5, 3.5, 4.5, 5.5, 6.5]\na.b.c.d.e = 1979-05-27T07:32:00.5",
        "".join(f"a{n}=1\n" for n in range(1_000)),
        "x = [" + "1," * 1_999 + "]",
        "x = " + "[" * 6 + "]" * 6,
        "x = '" + "y" * (MOST_BYTES - 6) + "'",
    ],
)
def test_what_stands_in_texts_and_comments_is_not_counted(text: str) -> None:
    assert parse_toml(text, "mine.toml") == tomllib.loads(text)


@pytest.mark.parametrize(
    "text", ['x = """', "x = '''", 'x = "', "x = 'a\nb'", "x = ]", "= 1", "x = 1 1", "\ud800", "x = " + "9" * 5_000]
)
def test_what_is_no_toml_is_told_by_the_parser(text: str) -> None:
    assert too_much(text).startswith("mine.toml is not TOML: ")


@pytest.mark.parametrize("name", NAMES)
def test_every_house_written_out_is_far_below_the_limits(name: str) -> None:
    text = toml_of(house(name), "x" * 200)
    assert len(text) < MOST_BYTES / 3
    assert parse_toml(text, "mine.toml") == tomllib.loads(text)


@given(st.text(alphabet="ab.=[]{},\"'\\# \n1", max_size=60))
def test_the_same_as_the_standard_parser_where_the_limits_are_kept(text: str) -> None:
    try:
        wanted = tomllib.loads(text)
    except ValueError:
        wanted = None
    try:
        found = parse_toml(text, "mine.toml")
    except ValueError as error:
        found = wanted if "more than" in str(error) else None
    assert found == wanted
