"""Somebody at a browser: comes in, sits down, acts, reads what is on the page."""

from __future__ import annotations

from itertools import count
from time import monotonic
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, TimeoutError

from web.waiting import PATIENCE, wait_until

STORE = "document.querySelector('sp-table').store"
MY_TURN = "sp-dock[data-turn]"
_numbers = count(1)


class Person:
    """One browser context with one page."""

    def __init__(self, browser: Browser, url: str, name: str, **context: Any) -> None:
        self.name = f"{name} {next(_numbers)}"
        self.url = url
        settings: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}, "reduced_motion": "reduce"}
        self.context: BrowserContext = browser.new_context(**{**settings, **context})
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.errors: list[str] = []
        self.lost: list[str] = []
        """Requests that came to nothing, as where somebody pulls the plug."""
        self.page.on("requestfailed", lambda request: self.lost.append(f"{request.url}: {request.failure}"))
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", lambda said: self._on_console(said.type, said.text))
        self.page.on("dialog", lambda dialog: (self.errors.append(f"dialog: {dialog.message}"), dialog.dismiss()))

    def _on_console(self, kind: str, text: str) -> None:
        expected = "401" in text or "WebSocket" in text or "ERR_" in text
        if kind == "error" and not expected:
            self.errors.append(text)

    def expect(self, text: str) -> None:
        """Forget an error that was meant to happen: a refusal is one in a browser's console.

        The browser tells of it in its own time, which may be after the page has shown it.
        """
        until = monotonic() + PATIENCE / 1000
        while not any(text in error for error in self.errors) and monotonic() < until:
            self.page.wait_for_timeout(20)
        assert any(text in error for error in self.errors), self.errors
        self.errors = [error for error in self.errors if text not in error]

    # asking the room directly

    def post(self, path: str, **body: Any) -> Any:
        """Ask over HTTP with this person's cookie."""
        answer = self.context.request.post(self.url + path, data=body, headers={"origin": self.url})
        assert answer.ok, answer.text()
        return answer.json()

    def come_in(self) -> Person:
        """Be a guest, without the form."""
        self.post("/api/guest", name=self.name)
        return self

    def open_table(self, **body: Any) -> str:
        """Open a table; its link."""
        path = self.post("/api/tables", **{"name": "Test table", **body})["path"]
        return self.url + str(path)

    # at a table

    def go(self, link: str) -> Person:
        """Open a table's page and wait until it is drawn."""
        self.page.goto(link)
        if any("ERR_NETWORK_CHANGED" in lost for lost in self.lost):
            # another worker's test made a network of its own: browsers drop what they were loading
            self.page.reload()
        try:
            self.page.wait_for_selector("sp-felt sp-seat", state="attached")
        except TimeoutError as error:
            seen = f"{self.text('body')!r}; {self.errors}; {self.lost}"
            raise AssertionError(f"{link}: no table, but {seen}") from error
        return self

    def arrive(self, selector: str) -> None:
        """Wait for a part of the page, which is loaded again if a network that came or went has cut it off."""
        end = monotonic() + PATIENCE / 1000
        while True:
            try:
                self.page.wait_for_selector(selector, state="attached", timeout=PATIENCE / 10)
                return
            except TimeoutError:
                if monotonic() > end:
                    raise
            if any("ERR_NETWORK_CHANGED" in lost for lost in self.lost):
                self.lost.clear()
                self.page.reload()

    def sit(self, chips: int | None = None) -> Person:
        """Take a seat through the page."""
        if chips is not None:
            self.page.fill("sp-sitbar input.amount", str(chips))
        self.page.click("sp-sitbar button.primary")
        self.page.wait_for_selector("sp-seat[data-me]")
        return self

    def ask(self, type: str, **fields: Any) -> None:
        """Ask something of the table as the page would."""
        self.page.evaluate(f"([type, fields]) => {STORE}.ask(type, fields)", [type, fields])

    def read(self, what: str) -> Any:
        """Something of what the page knows: `state.hand`, `you.cards`."""
        return self.page.evaluate(f"() => {STORE}.{what}")

    def wait(self, condition: str, timeout: int = PATIENCE) -> None:
        """Wait for a condition on `state` and `you`."""
        script = f"() => {{ const {{ state, you }} = {STORE}; return Boolean({condition}); }}"
        wait_until(self.page, script, timeout=timeout)

    def hold(self) -> Person:
        """As the host: no hand after this one, so that its end can be read for as long as it takes."""
        self.ask("pause", on=True)
        return self

    def go_on(self) -> Person:
        """As the host: deal again."""
        self.ask("pause", on=False)
        return self

    @property
    def turn(self) -> bool:
        """Whether something is asked of them."""
        return self.page.query_selector(MY_TURN) is not None

    def text(self, selector: str) -> str:
        """What stands there."""
        return self.page.inner_text(selector)

    def act(self, careful: bool = False) -> None:
        """Check, call, show, bring in; exchange a card; *careful*: fold where a call is dear. Wait for the room."""
        turn, options = self.page.evaluate(f"() => [{STORE}.you.turn, {STORE}.you.options]")
        if turn is None:
            return
        if options["discards"]:
            for number in range(options["throws"] or 1):
                self.page.keyboard.press(str(number + 1))
            self.page.keyboard.press("Enter")
        else:
            dear = careful and not options["may_check"] and options["to_call"] * 3 > options["stack"]
            self.page.keyboard.press("f" if dear else "c")
        self.wait(f"you.turn !== {turn!r}")


ASKED = f"""(names) => {{
    const {{ state, you }} = {STORE};
    if (UNTIL) return ["until"];
    const asked = [state?.turn, ...(state?.discarding ?? [])].filter((name) => names.includes(name));
    return asked.length ? asked : null;
}}"""


def play_on(people: list[Person], until: str, steps: int = 400) -> None:
    """Let everybody act in turn until a condition on `state` and `you` holds for the first of them."""
    first, known = people[0], {person.name: person for person in people}
    script = ASKED.replace("UNTIL", until)
    for _ in range(steps):
        try:
            found = wait_until(first.page, script, arg=list(known), timeout=PATIENCE)
        except TimeoutError:
            break
        if found == ["until"]:
            return
        for name in found:
            if known[name] is not first:  # another page may hear of it a moment later
                known[name].wait("you.turn !== null || state.turn !== you.name && !state.discarding.includes(you.name)")
            known[name].act(careful=True)
    raise AssertionError(f"never: {until}; the table: {first.read('state')}")


def play_out(people: list[Person]) -> None:
    """Play a hand to its end and leave it lying there; the first of them is the host."""
    play_on(people, "state.playing")
    people[0].hold()
    play_on(people, "state.outcome")
    for person in people:
        person.wait("state.outcome")


def deal_again(host: Person, *others: Person) -> None:
    """The next hand, after one that was played out; where its player picks the game, they take the first one."""
    host.go_on()
    host.wait("state.playing || state.rotation?.picks")
    picks = host.read("state.rotation?.picks")
    for person in (host, *others):
        if person.name == picks:
            person.page.click("sp-ask button.primary")
    host.wait("state.playing")
