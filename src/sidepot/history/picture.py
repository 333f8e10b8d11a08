"""A picture of a hand for previews of links: the board, the hands that were shown, and who won what. SVG, 1200 × 630.

Only what the record tells is in it: give `record.seen_by(None)` for what was public, `record.seen_by(seat)` for what
a player saw.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from sidepot.cards import Card
from sidepot.engine.made import made
from sidepot.history.amounts import shortest
from sidepot.history.record import Record
from sidepot.rules.gamenames import game_name
from sidepot.words import words
from sidepot.words.refusal import placed

WIDTH, HEIGHT = 1200, 630
_CARD_WIDTH, _CARD_HEIGHT = 60, 84
_MOST_ROWS = 4
"""So many players have a row; the others were of less account."""
_LEAST = 18
"""Text is no smaller than this."""
_SUITS = {
    "h": "M50 92C20 67 5 50 5 31 5 16 16 7 28 7c10 0 18 6 22 15C54 13 62 7 72 7c12 0 23 9 23 24 0 19-15 36-45 61z",
    "d": "M50 3c8 17 22 35 38 47-16 12-30 30-38 47C42 80 28 62 12 50 28 38 42 20 50 3z",
    "s": "M50 5c10 20 43 37 43 60 0 15-11 22-21 22-8 0-14-4-18-11 1 10 4 16 12 20H34c8-4 11-10 12-20-4 7-10 11-18 11"
    "C18 87 7 80 7 65 7 42 40 25 50 5z",
    "c": "M50 5a20 20 0 0 1 15.5 32.6A21 21 0 1 1 55 70c1 12 4 21 12 26H33c8-5 11-14 12-26A21 21 0 1 1 34.5 37.6 20 20"
    " 0 0 1 50 5z",
}
_RED, _BLACK = "#c0202c", "#16202a"
_SIGNS = {"USD": "$", "EUR": "€", "GBP": "£", "INR": "₹"}


def preview_svg(record: Record, language: str = "en") -> str:
    """The picture of a hand, as SVG."""
    about, hand, say = record.about, record.hand, words(language)
    boards = [board for board in (hand.board, hand.second_board) if board]
    where = " · ".join(
        part
        for part in (about.site, about.table, say("history-hand", number=about.number) if about.number else "")
        if part
    )
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}"'
        ' font-family="system-ui, Segoe UI, Roboto, Helvetica, Arial, DejaVu Sans, sans-serif">',
        f"<title>{_clean(summary_of(record, language))}</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#0e3b2e"/>',
        '<ellipse cx="600" cy="250" rx="700" ry="330" fill="#17604a"/>',
        _text(60, 76, 42, _headline(record, language), "#ffffff", bold=True),
        _text(60, 118, 26, where, "#b9d8cb"),
        *_boards(boards),
        *_rows(record, 352 if boards else 150, language),
        _text(WIDTH - 60, 118, 30, "sidepot", "#e8c766", bold=True, end=True),
        "</svg>",
    ]
    return "\n".join(part for part in parts if part)


def summary_of(record: Record, language: str = "en") -> str:
    """A hand in a line: the game, and what happened to the pots."""
    told = "; ".join(record.result.tell(record.names, language))
    return placed(_headline(record, language), told).told(language)


def _headline(record: Record, language: str) -> str:
    rules = record.rules
    name = game_name(rules, language)
    amounts = "/".join(money(record, chips, language) for chips in rules.stakes if chips)
    return f"{name[:1].upper()}{name[1:]} {amounts}"


def money(record: Record, chips: int, language: str = "en") -> str:
    """An amount as the players know it: $12.50, or chips."""
    sign, about = _SIGNS.get(record.about.currency, ""), record.about
    whole, _, cents = shortest(abs(chips), about.decimals).partition(".")
    told = f"{int(whole):,}" + (f".{cents.ljust(2, '0')}" if cents else "")
    told = words(language).separated(told)
    code = f" {about.currency}" if about.currency and not sign else ""
    return f"{'−' if chips < 0 else ''}{sign}{told}{code}"


def _boards(boards: Sequence[Sequence[Card]]) -> list[str]:
    scale = 1.9 if len(boards) < 2 else 1.1
    parts = []
    for number, board in enumerate(boards):
        step = (_CARD_WIDTH + 8) * scale
        left = (WIDTH - step * len(board) + 8 * scale) / 2
        top = (150 if len(boards) < 2 else 140) + number * (_CARD_HEIGHT + 8) * scale
        parts += [_card(card, left + at * step, top, scale) for at, card in enumerate(board)]
    return parts


def _rows(record: Record, top: int, language: str) -> list[str]:
    """The players of most account: winners first, then those who showed, then those who lost most."""
    hand, result = record.hand, record.result
    order = sorted(
        range(hand.players), key=lambda seat: (-result.won[seat], seat not in result.shown, result.net[seat])
    )
    chosen = [seat for seat in order if result.net[seat] or seat in result.shown][:_MOST_ROWS]
    step = min(108, (HEIGHT - 16 - top) // max(1, len(chosen)))
    return [part for at, seat in enumerate(chosen) for part in _row(record, seat, top + at * step, step, language)]


def _row(record: Record, seat: int, top: float, height: float, language: str) -> list[str]:
    hand, result = record.hand, record.result
    held = hand.hole_cards(seat)
    scale = (height - 10) / _CARD_HEIGHT
    net = result.net[seat]
    told = ("+" if net > 0 else "") + money(record, net, language)
    middle, beside = top + height / 2 + 4, 460 + len(held) * (_CARD_WIDTH + 5) * scale
    name, size = _fitting(record.names[seat], 30, 440 - 64 - 10)
    words, smaller = _fitting(_words(record, seat, language), 24, WIDTH - 64 - _wide(told, 30) - 10 - beside)
    parts = [
        f'<rect x="40" y="{top:.0f}" width="1120" height="{height - 6:.0f}" rx="12" fill="#0b2f25"/>',
        _text(64, middle, size, name, "#ffffff", bold=result.won[seat] > 0),
        *[_card(card, 440 + at * (_CARD_WIDTH + 5) * scale, top + 2, scale) for at, card in enumerate(held)],
        _text(beside, middle, smaller, words, "#b9d8cb"),
    ]
    color = "#7ee0a8" if net > 0 else "#ffb3a8" if net < 0 else "#ffffff"
    return [*parts, _text(WIDTH - 64, middle, 30, told, color, bold=True, end=True)]


def _words(record: Record, seat: int, language: str) -> str:
    """What a hand that was shown is called."""
    hand, result = record.hand, record.result
    if seat not in result.shown or len(result.shown[seat]) > 5:
        return ""
    ranked = made(record.rules.program, result.shown[seat], hand.board)
    return "" if ranked is None else ranked.describe(language).partition(",")[0]


def _wide(text: str, size: int) -> float:
    """About how wide a text is, at most for most letters."""
    return 0.62 * size * len(text)


def _fitting(text: str, size: int, room: float) -> tuple[str, int]:
    """A text and its size, smaller or cut off where there is no room for all of it."""
    text = _plain(text)
    fits = max(_LEAST, min(size, int(size * room / max(1.0, _wide(text, size)))))
    most = max(1, int(room / _wide("x", fits)))
    return text if len(text) <= most else text[: most - 1] + "…", fits


def _text(x: float, y: float, size: int, text: str, color: str, bold: bool = False, end: bool = False) -> str:
    if not text:
        return ""
    weight = ' font-weight="700"' if bold else ""
    anchor = ' text-anchor="end"' if end else ""
    return f'<text x="{x:.0f}" y="{y:.0f}" font-size="{size}" fill="{color}"{weight}{anchor}>{_clean(text)}</text>'


def _plain(text: str) -> str:
    return "".join(each for each in text if each.isprintable())


def _clean(text: str) -> str:
    """Text as XML may have it: a name may be anything."""
    return escape(_plain(text))


def _card(card: Card | None, x: float, y: float, scale: float) -> str:
    where = f'<g transform="translate({x:.1f} {y:.1f}) scale({scale:.3f})">'
    face = f'<rect width="{_CARD_WIDTH}" height="{_CARD_HEIGHT}" rx="7" fill="#ffffff"/>'
    if card is None:
        back = '<rect x="4" y="4" width="52" height="76" rx="4" fill="#2b5c8a"/>'
        return f"{where}{face}{back}</g>"
    rank, suit = str(card)[0], str(card)[1]
    color = _RED if suit in "hd" else _BLACK
    index = f'<text x="6" y="34" font-size="34" font-weight="700" fill="{color}">{"10" if rank == "T" else rank}</text>'
    sign = f'<path d="{_SUITS[suit]}" transform="translate(18 42) scale(.36)" fill="{color}"/>'
    return f"{where}{face}{index}{sign}</g>"
