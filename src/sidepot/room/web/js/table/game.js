// The game at a table that has an end: how far it is, what changes with the next hand, who won, and the next game.

import { countdown } from "../event/entering.js";
import { button, h, say, show } from "../shared/dom.js";
import { stakes, whole } from "../shared/format.js";

const MANY = { hands: ["hand", "hands"], orbits: ["orbit", "orbits"] };

export class Game extends HTMLElement {
  connectedCallback() {
    if (this.line) return;
    this.line = h("p", { class: "gameline" });
    this.heading = h("h2", {});
    this.places = h("ol", { class: "places" });
    this.wait = h("span", { class: "dim" });
    this.start = button("Start the next game", () => this.go(), { class: "primary" });
    this.says = h("p", { class: "trouble", role: "alert" });
    this.panel = h(
      "section",
      { class: "gameover", "aria-label": "the end of the game" },
      this.heading,
      this.places,
      this.says,
      h("div", { class: "row" }, this.start, this.wait),
    );
    this.append(this.line, this.panel);
    this.clock = setInterval(() => this.tick(), 500);
  }

  disconnectedCallback() {
    clearInterval(this.clock);
  }

  draw(store, state) {
    this.store = store;
    const { game } = state;
    const over = Boolean(game?.over) && !store.tournament;
    const line = store.tournament ? "" : [over ? "" : progress(game), soon(state)].filter(Boolean).join(" · ");
    say(this.line, line);
    show(this.line, line);
    show(this.panel, over);
    show(this, line || over);
    if (over) this.drawEnd(store, game);
  }

  drawEnd({ you, info }, { result }) {
    this.drawResult(result);
    show(this.start, you.may_start);
    say(this.start, result ? "Start the next game" : "Start the game");
    this.host = info.host;
    this.tick();
  }

  drawResult(result) {
    const key = JSON.stringify(result);
    if (key === this.key) return;
    this.key = key;
    if (!result) {
      say(this.heading, "The game has not begun");
      this.places.replaceChildren();
      return;
    }
    const winners = result.places.filter(({ place }) => place === 1).map(({ player }) => player);
    say(this.heading, `${winners.join(" and ")} ${winners.length > 1 ? "share" : "wins"} game ${result.game}`);
    this.places.replaceChildren(
      ...result.places.map(({ player, place, chips, shared }) =>
        h(
          "li",
          {},
          h("b", {}, `${place}${shared > 1 ? "=" : ""}.`),
          h("span", { class: "name" }, player),
          h("span", { class: "chips" }, chips ? whole(chips) : "out"),
        ),
      ),
    );
  }

  /** Who starts the next game, or when it starts by itself. */
  tick() {
    if (!this.store?.state?.game?.over) return;
    const { state, you, came } = this.store;
    const there = state.chairs.filter(Boolean).length;
    if (there < 2) say(this.wait, "Everyone who plays takes a seat; two are needed.");
    else if (state.next_hand_ms !== null)
      say(this.wait, `It starts by itself in ${countdown(state.next_hand_ms, came)}.`);
    else say(this.wait, you.may_start ? `${there} are seated, each buys in.` : `${this.host} starts it.`);
  }

  async go() {
    try {
      await this.store.ask("start-game");
      say(this.says, "");
    } catch (error) {
      say(this.says, error.message);
    }
  }
}

/** "Game 2 · hand 5 of 50 · 100/200 in 3 hands" */
function progress(game) {
  if (!game) return "";
  const {
    number,
    hands,
    ends,
    ends_after: last,
    ending,
    left,
    rises_in: rises,
    rises_by: by,
    next_blinds: next,
  } = game;
  const parts = [];
  if (ends !== "open" && number)
    parts.push(`Game ${number}`, ends === "hands" ? `hand ${Math.min(hands + 1, last)} of ${last}` : `${left} left`);
  if (ending) parts.push("it ends after this hand");
  if (number && rises !== null && next)
    parts.push(
      rises <= 1 && by === "hands"
        ? `next hand ${stakes(next)}`
        : `${stakes(next)} in ${rises} ${MANY[by][rises === 1 ? 0 : 1]}`,
    );
  return parts.join(" · ");
}

/** "From the next hand: pot limit, 5/10" */
function soon({ soon: changes }) {
  return changes?.length ? `From the next hand: ${changes.join(", ")}` : "";
}

customElements.define("sp-game", Game);
