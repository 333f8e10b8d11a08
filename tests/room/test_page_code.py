"""What the page works out by itself, without a browser."""

from __future__ import annotations

import re
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

from room.pagecode import SCRIPTS, on_node

pytestmark = pytest.mark.core


def test_the_page_knows_at_once_whether_it_is_my_turn_at_a_table_it_has_open() -> None:
    rows = [
        {"id": "told", "your_turn": True}, {"id": "open", "your_turn": True}, {"id": "turn", "your_turn": False},
        {"id": "replaced", "your_turn": False}, {"id": "opening", "your_turn": False},
    ]  # fmt: skip
    found = on_node(
        """
        const { sooner } = await load("room/my-turns.js");
        const stores = new Map(Object.entries({
          open: { you: { options: null } }, turn: { you: { options: {} } }, opening: { you: null },
          replaced: { you: { options: {} }, replaced: true },
        }));
        return sooner(given, stores).map(({ id, your_turn, open = false }) => [id, your_turn, open]);
        """,
        rows,
    )
    assert found == [
        ["told", True, False], ["turn", True, True], ["open", False, True], ["replaced", False, False],
        ["opening", False, False],
    ]  # fmt: skip


def test_cards_in_the_log_are_drawn() -> None:
    found = on_node(
        """
        const { items } = await load("record/hand-lines.js");
        const { linesOf } = await load("shared/event-lines.js");
        const text = (part) => (typeof part === "string" ? part : part.children.map(text).join(""));
        const told = ({ attributes }) => attributes?.href ?? attributes?.["aria-label"];
        return items(linesOf(given)).map((item) => [text(item), item.children.map(told).filter(Boolean)]);
        """,
        [{"type": "showed", "player": "Ada", "cards": ["As", "Kh"]}, {"type": "folded", "player": "As"}],
    )
    assert found == [["Ada shows A♠ K♥", ["ace of spades", "king of hearts"]], ["As folds", []]]


def test_the_table_a_spectator_chose_is_remembered_by_the_browser_tab() -> None:
    found = on_node(
        """
        const { choose, chosenIn } = await load("table/state/chosen.js");
        const kept = {};
        const storage = { getItem: (key) => kept[key] ?? null, setItem: (key, value) => { kept[key] = value; } };
        const before = chosenIn("cup", storage);
        choose("cup", 3, storage);
        choose("open", 2, storage);
        const after = [chosenIn("cup", storage), chosenIn("open", storage)];
        choose("cup", 1, storage);
        const shut = { getItem() { throw new Error("shut"); }, setItem() { throw new Error("shut"); } };
        choose("cup", 1, shut);
        return [before, ...after, chosenIn("cup", storage), chosenIn("cup", shut)];
        """
    )
    assert found == [0, 3, 2, 1, 0]


def test_an_empty_chair_says_sit_here_only_where_one_may_sit_down() -> None:
    me = {"name": "Ben", "chair": None, "out": False, "sent_away": ""}
    info = {"kind": "table", "entry": "choose", "asking": []}
    state = {"hand": 3, "offers": {}, "game": None, "chairs": [None] * 3}
    moves = {**state, "chairs": [{"player": "Ben", "moves_to": 2}, None, None]}
    asks = {**info, "asking": [{"player": "Ben", "chair": 2}]}
    cases = [
        (info, state, me), (info, state, {**me, "chair": 0}), (asks, state, me), (asks, state, {**me, "name": "Eve"}),
        (info, state, {**me, "sent_away": "banned"}), (info, state, {**me, "out": True}),
        (info, {**state, "offers": {"1": "Eve"}}, me), (info, {**state, "offers": {"1": "Ben"}}, me),
        ({**info, "entry": "fixed"}, state, me), ({**info, "entry": "fixed"}, {**state, "hand": 0}, me),
        ({**info, "entry": "fixed"}, {**state, "game": {"over": True}}, me),
        ({**info, "kind": "tournament"}, state, me), (info, moves, {**me, "chair": 0}),
        (info, moves, {**me, "name": "Eve"}),
    ]  # fmt: skip
    found = on_node(
        """
        const { vacancy } = await load("table/state/vacancy.js");
        const says = (chair, table) => { const { sit, says } = vacancy(chair, table); return sit ? "Sit here" : says; };
        return given.map(([info, state, you]) => [1, 2].map((chair) => says(chair, { info, state, you })));
        """,
        cases,
    )
    free, shut = ["Sit here", "Sit here"], ["empty", "empty"]
    assert found == [
        free, shut, ["empty", "you asked"], free, shut, shut, ["reserved", "Sit here"], free, shut, free, free, shut,
        ["empty", "yours next"], ["Sit here", "reserved"],
    ]  # fmt: skip


def test_whoever_leaves_is_told_what_happens_to_their_hand() -> None:
    sits = {"dealt_in": True, "folded": False, "all_in": False, "leaving": False}
    cases = [
        ({**sits, "dealt_in": False}, True), (sits, False), (sits, True), ({**sits, "folded": True}, True),
        ({**sits, "all_in": True}, True), ({**sits, "leaving": True}, True),
    ]  # fmt: skip
    found = on_node(
        """
        const { leaving } = await load("table/state/leaving.js");
        return given.map(([mine, playing]) => Object.values(leaving(mine, { playing })));
        """,
        cases,
    )
    up = "You leave when this hand is over."
    assert found == [
        [False, ""], [False, ""], [True, f"Your hand is folded. {up}"], [False, up],
        [False, f"You are all-in, and your hand is played out. {up}"], [False, up],
    ]  # fmt: skip


def test_nothing_is_asked_any_more_while_the_board_runs_out() -> None:
    chair = {"chips": 0, "wager": 0, "cards": [None, None], "folded": False, "all_in": True, "did": ""}
    chairs = [{**chair, "player": "Ada"}, {**chair, "player": "Ben"}]
    asking = {"to": "run-twice", "players": ["Ada", "Ben"], "after": "Ben", "did": "call"}
    before = {"hand": 4, "board": [], "second_board": [], "chairs": chairs, "pot": 0, "pots": [], "asking": asking}
    events = [
        {"type": "called", "player": "Ben", "amount": 100},
        {"type": "dealt-board", "street": "flop", "cards": ["5d", "6d", "7d"], "board": 0},
        {"type": "showed", "player": "Ada", "cards": ["As", "Ah"]},
        {"type": "showed", "player": "Ben", "cards": ["Ks", "Kh"]},
        {"type": "won", "player": "Ada", "amount": 200}, {"type": "hand-ended", "hand": 4},
    ]  # fmt: skip
    after = {**before, "asking": None, "outcome": {"shown": [{"player": "Ada"}, {"player": "Ben"}], "pots": []}}
    step = {"type": "step", "events": events, "state": after, "you": {"name": "Ben"}}
    found = on_node(
        """
        const { parts } = await load("table/state/stage.js");
        return parts({ state: given.before, you: { name: "Ben" } }, given.step).map(({ state }) => state.asking);
        """,
        {"before": before, "step": step},
    )
    assert found == [None] * 4


def test_whoever_was_let_in_when_their_chair_was_gone_may_choose_another() -> None:
    found = on_node(
        """
        const { mayChoose } = await load("table/state/vacancy.js");
        const asks = (chair, ...mine) => mayChoose({ id: "t", you: { chair }, connection: { mine } });
        const [admitted, asked] = ["admitted", "asked"].map((waits) => ({ id: "t", waits }));
        const others = [asks(2, admitted), asks(null, asked), asks(null, { ...admitted, id: "u" }), asks(null)];
        return [asks(null, admitted), ...others];
        """
    )
    assert found == [True, False, False, False, False]


FOLDER = re.compile(r"^\| `(\S+)/` \|", re.MULTILINE)
IMPORTED = re.compile(r'^(?:import|export|\} from)\b[^"\n]*"(\.[^"]+)";$', re.MULTILINE)


def imports() -> dict[Path, list[Path]]:
    """What each of the page's modules imports of the others."""
    return {
        module: [
            other
            for name in IMPORTED.findall(module.read_text("utf-8"))
            if SCRIPTS in (other := (module.parent / name).resolve()).parents
        ]
        for module in SCRIPTS.rglob("*.js")
    }


def test_every_folder_of_the_page_says_what_belongs_there_and_imports_from_those_above_it() -> None:
    order = FOLDER.findall((SCRIPTS / "README.md").read_text("utf-8"))
    found = imports()
    folders = {module.parent.relative_to(SCRIPTS).as_posix() for module in found}
    assert folders == {*order, "."}
    place = {folder: at for at, folder in enumerate([*order, "."])}
    wrong = [
        f"{module.relative_to(SCRIPTS)} imports {other.relative_to(SCRIPTS)}"
        for module, others in found.items()
        for other in others
        if place[other.parent.relative_to(SCRIPTS).as_posix()] > place[module.parent.relative_to(SCRIPTS).as_posix()]
    ]
    assert wrong == []


def test_the_page_imports_only_what_exists_has_no_cycles_and_nothing_is_left_over() -> None:
    found = imports()
    assert {other for others in found.values() for other in others} <= set(found)
    TopologicalSorter(found).prepare()
    used = {SCRIPTS / "main.js", SCRIPTS / "room" / "offline.js"}
    while more := {other for module in used for other in found[module]} - used:
        used |= more
    assert used == set(found)


def test_stacks_that_a_history_does_not_name_are_endless_on_the_felt() -> None:
    found = on_node(
        """
        const { sceneOf } = await load("replay/scene.js");
        const { chips } = await load("shared/format.js");
        const chair = { player: "Ada", chips: 2147483647, cards: null, known: [], folded: false };
        const replay = {
          players: ["Ada"], hero: null, blinds: [5, 10], chairs: [1], button: 1, outcome: null,
          steps: [{ chairs: [chair], equity_then: null, equity_shown: null, board: [], second_board: [], pots: [] }],
        };
        const shown = (bottomless) => sceneOf({ ...replay, bottomless }, 0, false).state.chairs[0].chips;
        return [chips(shown(true), 10), chips(shown(false), 10)];
        """
    )
    assert found == ["∞", "2,147,483,647"]
