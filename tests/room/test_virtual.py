"""Virtual time itself: it jumps, repeats by seed, and finds a race that a real clock hardly ever shows."""

from __future__ import annotations

import asyncio

import pytest

from room.virtual import Deadlock, VirtualLoop, simulate
from sidepot.room.store import MemoryStore, Record, StoreFailed

pytestmark = pytest.mark.core

DAY = 24 * 3600


def test_days_pass_in_a_moment_and_timers_keep_their_times() -> None:
    async def work(loop: VirtualLoop) -> list[float]:
        began = loop.time()
        woke = []

        async def sleeper(seconds: float) -> None:
            await asyncio.sleep(seconds)
            woke.append(loop.time() - began)

        await asyncio.gather(*[sleeper(days * DAY + 0.001) for days in (3, 1, 2)])
        return woke

    assert simulate(work, 0)[0] == pytest.approx([DAY + 0.001, 2 * DAY + 0.001, 3 * DAY + 0.001])


def test_the_same_seed_is_the_same_run_and_another_one_another() -> None:
    async def work(loop: VirtualLoop) -> list[int]:
        order: list[int] = []

        async def one(number: int) -> None:
            for _ in range(3):
                await asyncio.sleep(0.5)
                order.append(number)

        await asyncio.gather(*[one(number) for number in range(6)])
        return order

    runs = [simulate(work, seed) for seed in range(20)]
    assert runs == [simulate(work, seed) for seed in range(20)]
    assert len({tuple(order) for order, _ in runs}) == 20


def test_timeouts_locks_queues_and_threads_of_asyncio_work() -> None:
    async def work(loop: VirtualLoop) -> str:
        queue: asyncio.Queue[str] = asyncio.Queue(1)

        async def producer() -> None:
            for word in ("a", "b", "c"):
                await asyncio.sleep(1)
                await queue.put(word)

        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.5):
                await queue.get()
        async with asyncio.TaskGroup() as group:
            group.create_task(producer())
            got = [await queue.get() for _ in range(3)]
        return "".join(got) + await asyncio.to_thread(str.upper, "d")

    assert simulate(work, 3)[0] == "abcD"


def test_waiting_for_nothing_is_told_with_the_seed() -> None:
    async def work(loop: VirtualLoop) -> None:
        await loop.create_future()

    with pytest.raises(Deadlock, match="seed 5") as caught:
        simulate(work, 5)
    assert any("SIDEPOT_SEED=5" in note for note in caught.value.__notes__)


class Turn:
    """A turn that ends by an action or by time. The planted bug: between looking and ending it waits for the disk."""

    def __init__(self, store: MemoryStore, mended: bool) -> None:
        self.store, self.mended = store, mended
        self.open, self.ends = True, 0

    async def end(self, how: str) -> None:
        if not self.open:
            return
        if self.mended:
            self.open = False
        await self.store.append([Record("table/1", self.store.last("table/1") + 1, 0, how, b"")])
        self.open = False
        self.ends += 1


async def race(loop: VirtualLoop, mended: bool) -> int:
    turn = Turn(MemoryStore(commit=lambda number: 0.003), mended)

    async def later(seconds: float, how: str) -> None:
        await asyncio.sleep(seconds)
        await turn.end(how)

    # a click that comes within a millisecond of the deadline
    await asyncio.gather(later(15, "timeout"), later(15 + loop.random.choice((-0.001, 0, 0.001)), "action"))
    return turn.ends


def test_a_turn_that_ends_twice_is_found_with_every_seed() -> None:
    assert {simulate(lambda loop: race(loop, mended=False), seed)[0] for seed in range(20)} == {2}
    assert {simulate(lambda loop: race(loop, mended=True), seed)[0] for seed in range(20)} == {1}


def test_attack_24_a_disk_that_fails_at_any_commit_loses_nothing_acknowledged() -> None:
    """The store in memory fails as one on a disk would, so that whole rooms can be tried with it."""

    async def work(loop: VirtualLoop, fails: int) -> None:
        def commit(number: int) -> float:
            if number == fails:
                raise OSError("no space left on device")
            return 0.002

        store = MemoryStore(commit=commit)
        told = []

        async def one(stream: str) -> None:
            for seq in range(1, 30):
                await store.append([Record(stream, seq, 0, "x", b"")])
                told.append((stream, seq))
                await asyncio.sleep(loop.random.random() / 100)

        done = await asyncio.gather(*[one(f"table/{number}") for number in range(5)], return_exceptions=True)
        assert all(isinstance(error, StoreFailed) for error in done)
        assert sorted(told) == sorted((r.stream, r.seq) for rows in store.kept.records.values() for r in rows)
        with pytest.raises(StoreFailed, match="no space"):
            store.append([Record("table/9", 1, 0, "x", b"")])

    for fails in range(1, 25):
        simulate(lambda loop, fails=fails: work(loop, fails), fails)
