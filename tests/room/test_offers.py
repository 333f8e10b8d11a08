"""The room's permanent tables (C24): offered as data, opened when somebody comes, closed when empty."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from room.rooms import QUICK, crash, guest, open_room
from room.test_room import run
from room.virtual import VirtualLoop
from sidepot.room.protocol.refusals import Turned
from sidepot.room.room import ROUNDS
from sidepot.room.settings.config import load
from sidepot.room.settings.permanent_tables import DEFAULT, MOST, Row, offers_of

pytestmark = pytest.mark.core

FIXED = "cardroom-fixed-5-10-4"


def test_c24_the_cardroom_offers_each_limit_stake_and_size() -> None:
    offers = [offer for offer in offers_of(DEFAULT).values() if offer.rules.house == "cardroom"]
    assert len(offers) == 72
    assert {(offer.rules.limit, offer.rules.blinds, offer.chairs) for offer in offers} == {
        (limit, stake, size)
        for limit in ("no", "pot", "fixed")
        for stake in ((1, 2), (5, 10), (50, 100))
        for size in range(2, 10)
    }


def test_c24_an_offered_table_opens_when_somebody_comes_and_closes_when_empty() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        assert not room.tables
        task = await room.open_offer(FIXED)
        assert (task.game.table.rules.limit, task.game.table.chairs) == ("fixed", 4)
        assert await room.open_offer(FIXED) is task
        assert {offer["key"]: offer["table"] for offer in room.told_offers()}[FIXED] == task.id
        ada = await guest(room, "Ada")
        ada.send("watch", id="w", table=task.id)
        ada.send("sit", id="s", table=task.id, chair=0, chips=200, entry="post")
        await asyncio.sleep(3 * ROUNDS / 1000)
        assert task.id in room.tables
        ada.send("leave", id="l", table=task.id)
        ada.hang_up()
        await asyncio.sleep(3 * ROUNDS / 1000)
        assert task.id not in room.tables
        assert (await room.open_offer(FIXED)).id != task.id

    run(work)


def test_two_who_come_at_once_find_one_table() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        first, second = await asyncio.gather(room.open_offer(FIXED), room.open_offer(FIXED))
        assert first is second
        assert len(room.tables) == 1

    run(work)


def test_an_offered_table_is_the_same_after_a_crash() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        task = await room.open_offer(FIXED)
        again = await open_room(loop, await crash(room))
        assert (await again.open_offer(FIXED)).id == task.id

    run(work)


def test_a_table_that_is_not_offered_is_refused() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        with pytest.raises(Turned, match="no such table"):
            await room.open_offer("cardroom-no-1-2-11")

    run(work)


def test_settings_name_the_tables_of_any_house(tmp_path: Path) -> None:
    file = tmp_path / "room.toml"
    file.write_text('[[lobby]]\nhouse = "standard"\nname = "Big games"\nstakes = [[25, 50], [50, 100]]\n')
    offers = offers_of(load(file, {}, {}).lobby)
    assert [offer.name for offer in offers.values()] == ["No limit 25/50 for 6", "No limit 50/100 for 6"]
    assert {offer.group for offer in offers.values()} == {"Big games"}
    assert [offer.group for offer in offers_of([Row("tda")]).values()] == ["TDA"]


@pytest.mark.parametrize(
    ("row", "says"),
    [
        (Row("nowhere"), "nowhere"),
        (Row("cardroom", limits=("wild",)), "limit"),
        (Row("cardroom", stakes=((2, 1),)), "blinds"),
        (Row("cardroom", sizes=(11,)), "2 to 10 players"),
        (Row("cardroom", stakes=tuple((n, 2 * n) for n in range(1, MOST)), sizes=(2, 3)), "at most"),
    ],
)
def test_a_row_that_makes_no_sense_is_refused_by_its_number(row: Row, says: str) -> None:
    with pytest.raises(ValueError, match=r"\[\[lobby\]\]") as refused:
        msgspec.structs.replace(QUICK, lobby=(row,)).__post_init__()
    assert says in str(refused.value)
