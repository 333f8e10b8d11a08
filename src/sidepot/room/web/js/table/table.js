// A table: the felt, what you can do, what is beside it. It passes on what the room tells.

import { focusOn, notYourTurn, setTitle, silence, yourTurn } from "../shared/attention.js";
import { button, h, mark, setText, show } from "../shared/dom.js";
import { lineOf, plainly } from "../shared/event-lines.js";
import { gameAlone, gameName, stakes } from "../shared/format.js";
import { icon } from "../shared/icons.js";
import { asked, narrate } from "../shared/narrator.js";
import { say } from "../shared/say.js";
import { settings } from "../shared/settings.js";
import { playEvents } from "../shared/sound.js";
import { tool } from "../shared/tool.js";
import { freeChair, takeAnyChair, usualBuyIn } from "./dock/sit-bar.js";
import { bubble } from "./felt/bubbles.js";
import { listen } from "./keys.js";
import { withKept } from "./state/last-hand.js";
import { notes } from "./state/notes.js";
import "./closed.js";
import "./dock/dock.js";
import "./farewell.js";
import "./felt/felt.js";
import "./game.js";
import "./help.js";
import "./invite.js";
import "./note.js";
import "./seat-menu.js";
import "./side/side.js";
import "./watching.js";

// what is worth a notice, the most important first; some of it only where it is about oneself
const NOTICED = [
  "cancelled",
  "removed",
  "too-few-came",
  "season-ended",
  "game-ended",
  "ended",
  "went-out",
  "moved",
  "final-table",
  "break-began",
  "paused",
  "resumed",
  "break-ended",
  "hand-for-hand",
  "will-stop",
  "rebought",
  "added-on",
  "level-began",
];
const MINE = ["removed", "went-out", "moved", "rebought", "added-on"];

export class Table extends HTMLElement {
  /** Begin to show a table; *sit*: take a seat as soon as it is seen; *opened*: just now, and nobody knows of it. */
  begin(store, topbar, { sit = false, opened = false } = {}) {
    this.wantsSeat = sit;
    this.store = store;
    this.build(topbar);
    if (opened) this.invite.offer();
    this.away = new AbortController();
    const hear = (type, heard) =>
      store.addEventListener(type, ({ detail }) => heard(detail), { signal: this.away.signal });
    hear("change", (detail) => this.onChange(detail));
    hear("said", (detail) => this.onSaid(detail));
    hear("replaced", () => this.draw());
    hear("gone", (detail) => this.onGone(detail));
    this.redraw = () => this.store.info && !this.over && this.draw();
    store.connection.addEventListener("mine", this.redraw, { signal: this.away.signal });
    settings.addEventListener("change", this.redraw);
    notes.addEventListener("change", this.redraw);
    this.deaf = listen(this);
    // a table that was open in another tab of the page is known already
    if (store.info) this.onChange({ fresh: true, quiet: true, events: [], lines: [] });
  }

  disconnectedCallback() {
    this.deaf?.();
    settings.removeEventListener("change", this.redraw);
    notes.removeEventListener("change", this.redraw);
    clearTimeout(this.noticed);
    this.away?.abort();
    silence(this.store?.id);
  }

  build(topbar) {
    this.felt = h("sp-felt");
    this.dock = h("sp-dock", { "aria-label": say("table-what-you-can-do"), role: "region" });
    this.side = h("sp-side");
    this.help = h("sp-help");
    this.noting = h("sp-note");
    this.menu = h("sp-seatmenu", { id: "my-seat" });
    this.game = h("sp-game", { hidden: true });
    this.watching = h("sp-watching", { hidden: true });
    this.note = h("p", { class: "banner", role: "status", hidden: true });
    this.mySeat = h(
      "button",
      { type: "button", class: "tool wide", popovertarget: "my-seat" },
      say("table-my-seat-label"),
    );
    this.unit = tool("", say("table-amounts"), () => this.toggleUnit());
    this.deck = tool("", say("table-deck"), () => settings.toggle("deck", "two", "four"));
    this.sound = tool("", say("table-sound"), () => this.toggleSound());
    this.panel = tool(icon("menu"), say("table-log-chat-rules"), () => this.openPanel(), { class: "tool panel-tool" });
    const help = tool("?", say("table-help-tool"), () => this.help.open());
    const invites = tool(icon("invite"), say("table-invite-friends"), () => this.invite.open());
    topbar.fill(this.mySeat, [invites, this.unit, this.deck, this.sound, help], this.panel);
    this.topbar = topbar;
    this.event = h("sp-tournament", { class: "event", hidden: true });
    this.notice = h("div", { class: "notice", hidden: true });
    this.invite = h("sp-invite", { table: this.store.id });
    this.farewell = h("sp-farewell", { class: "farewell" });
    this.main = h(
      "main",
      { class: "play", "aria-label": say("table-table") },
      this.felt,
      this.event,
      this.note,
      this.game,
      this.invite,
      this.dock,
      this.notice,
      this.farewell,
    );
    this.append(this.main, this.side, this.menu, this.help, this.noting);
    this.dock.sizes.append(this.watching);
    this.dock.addEventListener("chosen", () => this.lift());
    this.felt.addEventListener("click", (event) => this.onFelt(event));
    this.addEventListener("sp-invite", () => this.invite.open());
    this.addEventListener("sp-sit", (/** @type {CustomEvent} */ { detail }) => this.dock.sitbar.sit(detail));
  }

  /** What is said stands at the seat; on a phone the panel is mostly shut, and its button says that there is something. */
  onSaid(said) {
    this.side.said(this.store);
    bubble(this.felt, said);
    mark(this.panel, "data-news", this.side.unread);
    mark(
      this.panel,
      "aria-label",
      this.side.unread ? say("table-log-chat-rules-somebody-said") : say("table-log-chat-rules"),
    );
  }

  /** A touch skips what is being played; a plate is the way to my note on a player, a card of mine touched on the felt is the card to throw away. */
  onFelt(event) {
    if (this.store.timeline.skip()) return;
    const plate = event.target.closest?.(".noting");
    if (plate) this.noting.open(plate.dataset.player);
    const card = event.target.closest?.("sp-seat[data-me] sp-card")?.getAttribute("card");
    if (card && this.store.you.options?.discards.includes(card)) this.dock.pick(card);
  }

  /** My cards on the felt show which of them I have chosen, where some have to go. */
  lift() {
    this.felt.lift(this.dock.chosen, this.store.you.options?.discards ?? []);
  }

  onChange(detail) {
    const { store } = this;
    const { you, state } = store;
    this.help.store = store;
    const turned = you.turn !== this.turn && you.options !== null;
    this.turn = you.turn;
    this.announce(detail.events, you.name);
    if (turned) yourTurn(asked(you, state), store.id, store.info.name, detail.quiet);
    else if (!you.options) notYourTurn(store.id);
    this.draw(detail);
    narrate(detail.lines);
    playEvents(detail.events, you.name);
    if (turned) focusOn(this.dock.actions);
    if (detail.fresh && this.wantsSeat) this.takeSeat();
  }

  /** What everyone in a tournament should notice, shown for a while. */
  announce(events, me) {
    if (!this.store.tournament) return;
    const found = NOTICED.map((type) =>
      events.find((event) => event.type === type && (!MINE.includes(type) || event.player === me) && lineOf(event)),
    ).find(Boolean);
    if (!found) return;
    setText(this.notice, plainly(lineOf(found)));
    show(this.notice, true);
    clearTimeout(this.noticed);
    this.noticed = setTimeout(() => show(this.notice, false), 6000);
  }

  draw(detail = {}) {
    const { info, state, you, came } = this.store;
    this.watching.draw(this.store);
    show(this.felt, state);
    mark(this.main, "data-waiting", !state && !this.store.tournament);
    show(this.side, state || this.store.tournament);
    show(this.dock, state);
    show(this.event, !state);
    if (!state) show(this.game, false);
    if (!state && !this.store.tournament) return this.drawWaiting();
    if (!state) return this.drawEvent();
    this.felt.draw({ info, came, ...withKept(this.store) }, detail);
    this.game.draw(this.store, state);
    this.dock.draw(this.store, state);
    this.lift();
    this.menu.draw(this.store);
    this.side.draw(this.store);
    this.farewell.draw(this.store, state);
    this.drawTop(info, state, you);
    this.drawNote();
    return undefined;
  }

  /** A table that is shown with a delay, of which nothing can be seen yet. */
  drawWaiting() {
    show(this.event, false);
    show(this.note, true);
    setText(this.note, say("table-is-shown-with-a-delay", { name: this.store.info.name }));
    this.drawTop(this.store.info, { blinds: this.store.info.blinds, hand: 0 }, this.store.you);
  }

  /** A tournament seen from outside: no table to draw. */
  drawEvent() {
    const { store } = this;
    this.event.draw(store);
    this.side.draw(store);
    this.drawTop(store.info, { blinds: store.info.blinds, hand: 0 }, store.you);
    this.drawNote();
  }

  drawTop(info, state, you) {
    setTitle(say("shared-title", { name: info.name }));
    const plays = state.plays ? { game: state.plays, limit: state.limit } : info;
    const amounts = stakes(state.deals?.up && state.units?.length ? state.units : state.blinds);
    const what = `${info.name}|${gameName(plays)} ${amounts}|${state.hand}`;
    if (this.topbar.heading.dataset.key !== what) {
      this.topbar.heading.dataset.key = what;
      this.topbar.heading.replaceChildren(
        h("h1", {}, info.name),
        h(
          "p",
          {},
          amounts,
          h("span", { class: "gamename full" }, ` · ${gameName(plays)}`),
          h("span", { class: "gamename short" }, ` · ${gameAlone(plays.game)}`),
          ...(state.hand
            ? [" · ", h("span", { class: "number" }, say("table-hand-number", { number: state.hand }))]
            : []),
        ),
      );
    }
    show(this.mySeat, you.chair !== null);
    setText(this.unit, say(`table-unit-${settings.get("unit")}`));
    mark(this.unit, "aria-label", say(`table-unit-${settings.get("unit")}.label`));
    setText(this.deck, settings.get("deck") === "four" ? "♠♥♦♣" : "♠♥");
    mark(this.deck, "aria-label", say(`table-deck-${settings.get("deck")}`));
    this.sound.replaceChildren(icon(`sound-${settings.get("sound")}`));
    mark(this.sound, "aria-label", say(`table-sound-${settings.get("sound")}`));
  }

  drawNote() {
    const { replaced, info } = this.store;
    show(this.note, replaced || info?.closing);
    if (info?.closing) setText(this.note, say("table-this-is-the-last-hand"));
    if (replaced)
      this.note.replaceChildren(
        say("table-shown-elsewhere"),
        " ",
        button(say("table-use-it-here"), () => this.store.watch(), { class: "link" }),
      );
  }

  async takeSeat() {
    this.wantsSeat = false;
    const { store } = this;
    const { info, state, you } = store;
    if (store.tournament?.may.includes("register"))
      await (state ? this.dock.ask(store.ask("register")) : this.event.ask("register"));
    if (!state || store.tournament || you.chair !== null || freeChair(state) < 0) return;
    await this.dock.ask(
      takeAnyChair(store, { chips: usualBuyIn(info), entry: info.entry === "choose" ? "post" : "wait" }),
    );
  }

  onGone({ why, code }) {
    this.over = true; // what is heard from now on draws nothing over the page that says so
    this.deaf();
    notYourTurn(this.store.id);
    this.topbar.plain();
    const page = h("sp-closed");
    this.replaceChildren(page);
    page.begin(this.store.id, { why, code });
  }

  openPanel() {
    if (this.side.unread) this.side.open("chat");
    else this.side.toggle();
    mark(this.panel, "data-news", false);
    mark(this.panel, "aria-label", say("table-log-chat-rules"));
  }

  toggleUnit() {
    settings.toggle("unit", "chips", "bb");
  }

  toggleSound() {
    settings.toggle("sound", "on", "off");
  }

  toggleOut() {
    const { mine } = this.store;
    if (mine)
      this.dock.ask(mine.sits_out || mine.away ? this.store.ask("back", { entry: "wait" }) : this.store.ask("sit-out"));
  }
}

customElements.define("sp-table", Table);
