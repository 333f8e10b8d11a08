"""What is wrong with a room's settings is said in a sentence, with where: the line of the file, variable or option."""

from __future__ import annotations

from pathlib import Path

import pytest

from sidepot.room.settings.config import Config, load


@pytest.mark.parametrize(("text", "says"), [
    ("host = '0.0.0.0'\n\nprot = 1\n", "room.toml, line 3: there is no setting prot; did you mean port?"),
    ("[server]\nport = 1\n", "room.toml, line 1: there is no setting server"),
    ("# club\nport = 'abc'\n", 'room.toml, line 2: port = "abc" is not a whole number'),
    ("tables = 3\n", "room.toml, line 1: tables = 3 is not true or false"),
    ("origins = 7\n", "room.toml, line 1: origins = 7 is not a list of texts"),
    ("origins = [\n  'https://a.example',\n  7,\n]\n", "is not a list of texts"),
    ("act = 30000\nport = 70000\n", "room.toml, line 2: port = 70000 is not possible: 0 to 65535"),
    ("auto_from = 9\nauto_to = 5\n", "room.toml, line 2: auto_to = 5 is less than auto_from = 9"),
    ("log = 'loud'\n", "room.toml, line 1: log = 'loud' is not possible: debug, info, warning or error"),
    ("log = 'info'\norigins = ['club.example']\n",
     "room.toml, line 2: origins = 'club.example' is not an address without a path, as in https://club.example"),
    ("origins = ['https://club.example/room']\n", "is not an address without a path, as in https://club.example"),
    ("act = 99999999999999999999\n", "room.toml, line 1: act = 99999999999999999999 is not possible: at most"),
    ("data = ''\n", "room.toml, line 1: data = '' is not possible"),
    ("database = 'mysql://club'\n", "room.toml, line 1: database = 'mysql://club' is not an address: postgresql://"),
    ("bot_hosts = ['a b']\n", "room.toml, line 1: bot_hosts = 'a b' is not possible"),
    ("port = 1\nport = 2\n", "Cannot overwrite a value (at line 2"),
    ("[[lobby]]\nhouse = 'standard'\n\n[[lobby]]\nsizes = [2]\n", "room.toml, line 4: house is missing"),
    ("[[lobby]]\nhouse = 'standard'\nsize = [2]\n",
     "room.toml, line 1: there is nothing called size in a row of the lobby"),
    ("[[lobby]]\nhouse = 'standard'\n[[lobby]]\nhouse = 'standard'\nsizes = ['six']\n",
     "room.toml, line 5: sizes: this is not a whole number"),
    ("[[lobby]]\nhouse = 'standard'\n[[lobby]]\nhouse = 'nowhere'\n", "room.toml, line 3: [[lobby]] number 2"),
])  # fmt: skip
def test_a_wrong_setting_is_told_with_its_line(text: str, says: str, tmp_path: Path) -> None:
    file = tmp_path / "room.toml"
    file.write_text(text)
    with pytest.raises(ValueError) as wrong:
        load(file, {}, {})
    assert says in str(wrong.value)
    assert "\n" not in str(wrong.value)


def test_the_variable_or_the_option_is_named(tmp_path: Path) -> None:
    file = tmp_path / "room.toml"
    file.write_text("port = 8000\n")
    for flags, environment, says in (
        ({}, {"SIDEPOT_PORT": "abc"}, 'SIDEPOT_PORT: port = "abc" is not a whole number'),
        ({}, {"SIDEPOT_ACT": "5"}, "SIDEPOT_ACT: act = 5 is not possible: 1000 or more"),
        ({}, {"SIDEPOT_PROT": "1"}, "there is no setting SIDEPOT_PROT: did you mean SIDEPOT_PORT?"),
        ({}, {"SIDEPOT_ORIGINS": "https://a.example, b.example"}, "SIDEPOT_ORIGINS: origins = 'b.example' is not an"),
        ({"port": 70000}, {"SIDEPOT_PORT": "1"}, "--port: port = 70000 is not possible"),
        ({"bot_hosts": ["a b"]}, {}, "--bot-host: bot_hosts = 'a b' is not possible"),
    ):
        with pytest.raises(ValueError) as wrong:
            load(file, flags, environment)
        assert str(wrong.value).startswith(says)


def test_what_is_right_is_taken(tmp_path: Path) -> None:
    file = tmp_path / "room.toml"
    file.write_text("port = 1\n[[lobby]]\nhouse = 'standard'\n")
    config = load(file, {}, {"SIDEPOT_PROXY": "true", "SIDEPOT_RATE": "2.5", "SIDEPOT_ORIGINS": "https://a, https://b"})
    assert (config.port, config.proxy, config.rate, config.origins) == (1, True, 2.5, ("https://a", "https://b"))
    assert load(None, {}, {}) == Config()
