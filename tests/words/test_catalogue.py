"""The catalogue: languages are chosen as asked, and what one does not have is said in English."""

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from time import sleep

import pytest

from sidepot.rules.games import GAMES
from sidepot.words import LANGUAGES, catalogue, chosen, from_environment, page_text, words

pytestmark = pytest.mark.core


def test_a_message_is_said_with_its_arguments():
    assert words("en")("event-raise", who="Ada", to=12_500) == "Ada raises to 12,500"


def test_an_attribute_is_said_too():
    assert words("en")("event-raise.you", to=40) == "You raise to 40"


def test_a_list_is_told_as_people_say_it():
    say = words("en")
    assert say("event-run-twice-asked", names=["Ada", "Ben", "Cleo"]) == "run it twice? Ada, Ben and Cleo are asked"
    assert words("de").listed(["Ada", "Ben"]) == "Ada und Ben"


def test_an_unknown_message_is_an_error_of_the_program():
    with pytest.raises(KeyError, match="no-such-message"):
        words("de")("no-such-message")


def test_there_is_no_unknown_language():
    with pytest.raises(ValueError, match="choose one of en, de"):
        words("tlh")


@pytest.mark.parametrize(
    ("wanted", "found"),
    [(["de-AT"], "de"), (["pt"], "pt-BR"), (["pt_BR"], "pt-BR"), (["tlh", "fr"], "fr"), (["EN-us"], "en"), ([], "en")],
)
def test_the_nearest_language_is_chosen(wanted, found):
    assert chosen(wanted) == found


@pytest.mark.parametrize(
    ("environment", "found"),
    [
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "pl_PL"}, "pl"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "xx:fr:es"}, "fr"),
        ({"LANGUAGE": "fr"}, "en"),
        ({"LANG": "C.UTF-8", "LANGUAGE": "fr"}, "en"),
        ({"LANG": "ca_ES@valencia"}, "en"),
        ({}, "en"),
    ],
)
def test_the_environment_says_which_language(environment, found):
    assert from_environment(environment) == found


def test_the_page_gets_every_message_in_every_language():
    for language in LANGUAGES:
        text = page_text(language)
        assert "\nevent-folded = " in text
        assert "#" not in text
        assert "\ncommands-" not in text


def test_nobody_pays_for_words_who_says_none():
    asked = "import sys, sidepot; sys.exit('fluent' in ' '.join(sys.modules))"
    assert subprocess.run([sys.executable, "-c", asked], check=False).returncode == 0


def test_every_street_of_a_shipped_game_has_a_name():
    streets = {step.street for make in GAMES.values() for step in make().steps if step.street}
    assert {street for street in streets if not words("en").has(f"street-{street.replace(' ', '-')}")} == set()


def test_an_endless_argument_is_cut_and_the_rest_is_told():
    said = words("en")("mistake-no-file", file="x" * 10_000)
    assert said.startswith("there is no file xxx")
    assert said.endswith("x…")


def test_numbers_are_written_as_the_language_writes_them():
    assert words("en").number(-1234.5, 1, signed=True) == "-1,234.5"
    assert words("de").number(1234.5, 2, signed=True) == "+1.234,50"
    assert words("en").number(2**60) == "1,152,921,504,606,846,976"
    assert words("en").percent(0.4532, 1) == "45.3%"
    assert words("de").percent(0.4532, 1) == "45,3\u00a0%"
    assert words("pt-BR").percent(1) == "100%"


def test_two_threads_may_say_the_first_messages_of_a_file_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    text_of = catalogue.text_of

    def slowly(language: str, area: str) -> str:
        sleep(0.2)
        return text_of(language, area)

    say = catalogue.Words("de")
    monkeypatch.setattr(catalogue, "text_of", slowly)
    with ThreadPoolExecutor(2) as threads:
        assert all(list(threads.map(lambda message: say(message, who="Ada"), ("event-folded", "event-checked"))))
