"""Seals: a key that is nobody else's, and decks that open only where they belong."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sidepot.cards import FULL_DECK
from sidepot.room.base.seal import KEY_FILE, Sealer, WrongKey, check_key, new_sealer, read_key, write_key

pytestmark = pytest.mark.core

SEALER = new_sealer()


@given(st.binary(max_size=60), st.text(max_size=20))
def test_what_is_sealed_comes_out_again(deck: bytes, context: str) -> None:
    assert SEALER.unseal(SEALER.seal(deck, context), context) == deck


@given(st.integers(0, 8 * 79), st.text(max_size=20))
def test_a_changed_bit_or_another_context_does_not_open(place: int, other: str) -> None:
    sealed = bytearray(SEALER.seal(FULL_DECK, "table/1#1"))
    if other != "table/1#1":
        with pytest.raises(WrongKey):
            SEALER.unseal(bytes(sealed), other)
    sealed[place // 8] ^= 1 << place % 8
    with pytest.raises(WrongKey, match="does not open"):
        SEALER.unseal(bytes(sealed), "table/1#1")


@pytest.mark.parametrize("length", [0, 5, 12, 27])
def test_what_is_too_short_to_be_sealed_does_not_open(length: int) -> None:
    with pytest.raises(WrongKey):
        SEALER.unseal(bytes(length), "table/1#1")


def test_the_same_deck_is_never_sealed_alike() -> None:
    assert len({SEALER.seal(FULL_DECK, "table/1#1") for _ in range(1000)}) == 1000


def test_every_sealed_deck_has_the_same_length() -> None:
    assert {len(SEALER.seal(bytes(reversed(FULL_DECK)), "a")), len(SEALER.seal(FULL_DECK, "b" * 90))} == {80}


def test_a_key_is_written_for_its_owner_alone(tmp_path: Path) -> None:
    old = os.umask(0)
    try:
        write_key(tmp_path, SEALER.key)
    finally:
        os.umask(old)
    sealed = SEALER.seal(FULL_DECK, "x")
    assert stat.S_IMODE((tmp_path / KEY_FILE).stat().st_mode) == 0o600
    assert check_key(tmp_path).unseal(sealed, "x") == FULL_DECK
    assert read_key(tmp_path).unseal(sealed, "x") == FULL_DECK
    assert [file.name for file in tmp_path.iterdir()] == [KEY_FILE]


def test_a_key_that_others_can_read_is_refused(tmp_path: Path) -> None:
    write_key(tmp_path, SEALER.key)
    (tmp_path / KEY_FILE).chmod(0o640)
    with pytest.raises(WrongKey, match="chmod 600"):
        check_key(tmp_path)


def test_a_key_of_another_length_is_refused(tmp_path: Path) -> None:
    with pytest.raises(WrongKey, match="32 bytes, not 5"):
        Sealer(b"short")
    with pytest.raises(FileNotFoundError):
        read_key(tmp_path)


def test_a_key_is_never_half_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(handle: int) -> None:
        raise OSError("no space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="no space"):
        write_key(tmp_path, SEALER.key)
    assert not (tmp_path / KEY_FILE).exists()
    monkeypatch.undo()
    write_key(tmp_path, SEALER.key)
    assert check_key(tmp_path).key == SEALER.key
