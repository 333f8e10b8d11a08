"""`read_phh`, `read_stars`, `write_stars`: records with the engine's facts."""

from random import Random

from histories_hands import MANY, made
from measure import main, rates

from sidepot import Call, Check, Fold, RaiseTo, house, shuffled, start
from sidepot.engine import hand as engine
from sidepot.history import About, record_of
from sidepot.history.formats import FORMATS
from sidepot.history.phh import read_phh
from sidepot.history.seat_order import counted_from
from sidepot.history.stars import read_stars, write_stars

BUILD = "plain" if engine.__file__.endswith(".py") else "compiled"
PLAYERS = 6


def played(rules, number):
    chance = Random(number)
    hand = start(rules, [20_000] * PLAYERS, number % PLAYERS, shuffled(number))
    while not hand.over:
        options, luck = hand.options, chance.random()
        if options.min_to is not None and luck < 0.15:
            hand.act(RaiseTo(min(options.max_to, max(options.min_to, chance.choice((250, 300, 600))))))
        elif options.may_check:
            hand.act(Check())
        else:
            hand.act(Fold() if luck < 0.6 else Call())
    about = About(
        number=str(1000 + number), table="Alhena II", table_size=PLAYERS, time="2026-01-02T03:04:05", zone="ET",
        currency="USD", decimals=2, hero=0,
    )  # fmt: skip
    return record_of(hand, [f"player{seat}" for seat in range(PLAYERS)], about)


def plain(record):
    """Without decimals and what surrounds it, as such files have it."""
    first = (record.button + 1) % PLAYERS
    return counted_from(record.but(about=About(number=record.about.number)), first)


def texts():
    phh, text = made()
    phh.parent.mkdir(exist_ok=True)
    write = FORMATS["phh"].begin()
    house_rules = read_phh_rules()
    phh.write_text("".join([write(plain(played(house_rules, number))).text for number in range(MANY)]), "utf-8")
    raked = house("online", blinds=(50, 100), rake=5, rake_cap=300)
    records = [played(raked, number).seen_by(0) for number in range(MANY)]
    text.write_text("".join([write_stars(record).text for record in records]), "utf-8")
    return phh.read_text("utf-8"), text.read_text("utf-8"), records


def read_phh_rules():
    """The rules that a hand in PHH is read by, so that it needs no words of ours."""
    from sidepot.history.phh.rules import Fields, rules_of_fields

    return rules_of_fields(Fields("NT", (0,) * 6, (50, 100, 0, 0, 0, 0), min_bet=100, trimmed=True), (20_000,) * 6)[0]


PHH, TEXT, RECORDS = texts()


def reading(read, text):
    def work(n):
        done = 0
        while done < n:
            for found in read(text):
                assert found.record is not None, found.error
                done += 1
        return {"hands": done}

    return rates(work)


def writing(n):
    for at in range(n):
        write_stars(RECORDS[at % MANY])
    return {"hands": n}


if __name__ == "__main__":
    cases = {"phh": reading(read_phh, PHH), "text read": reading(read_stars, TEXT), "text written": rates(writing)}
    main(f"sidepot ({BUILD})", cases)
