// The game at a table that has an end: how far it is, what changes with the next hand, who won, and the next game.

import { countdown } from "../event/entering.js";
import { button, h, setText, show } from "../shared/dom.js";
import { entryName, stakes, whole } from "../shared/format.js";
import { phrased, say } from "../shared/say.js";

export class Game extends HTMLElement {
  connectedCallback() {
    if (this.line) return;
    this.line = h("p", { class: "gameline" });
    this.heading = h("h2", {});
    this.places = h("ol", { class: "places" });
    this.wait = h("span", { class: "dim" });
    this.start = button(say("table-start-the-next-game"), () => this.go(), { class: "primary" });
    this.says = h("p", { class: "trouble", role: "alert" });
    this.panel = h(
      "section",
      { class: "gameover", "aria-label": say("table-the-end-of-the-game") },
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
    const parts = store.tournament ? [mixed(state)] : [mixed(state), over ? "" : progress(game), soon(state)];
    const line = parts.filter(Boolean).join(" · ");
    setText(this.line, line);
    show(this.line, line);
    show(this.panel, over);
    show(this, line || over);
    if (over) this.drawEnd(store, game);
  }

  drawEnd({ you, info }, { result }) {
    this.drawResult(result);
    show(this.start, you.may_start);
    setText(this.start, result ? say("table-start-the-next-game") : say("table-start-the-game"));
    this.host = info.host;
    this.tick();
  }

  drawResult(result) {
    const key = JSON.stringify(result);
    if (key === this.key) return;
    this.key = key;
    if (!result) {
      setText(this.heading, say("shared-the-game-has-not-begun"));
      this.places.replaceChildren();
      return;
    }
    const winners = result.places.filter(({ place }) => place === 1).map(({ player }) => player);
    setText(this.heading, say("table-wins-game", { names: winners, count: winners.length, game: String(result.game) }));
    this.places.replaceChildren(
      ...result.places.map(({ player, place, chips, shared }) =>
        h(
          "li",
          {},
          h("b", {}, `${place}${shared > 1 ? "=" : ""}.`),
          h("span", { class: "name" }, player),
          h("span", { class: "chips" }, chips ? whole(chips) : say("table-out")),
        ),
      ),
    );
  }

  /** Who starts the next game, or when it starts by itself. */
  tick() {
    if (!this.store?.state?.game?.over) return;
    const { state, you, came } = this.store;
    const there = state.chairs.filter(Boolean).length;
    if (there < 2) setText(this.wait, say("table-everyone-who-plays-takes-a"));
    else if (state.next_hand_ms !== null)
      setText(this.wait, say("table-it-starts-by-itself-in", { time: countdown(state.next_hand_ms, came) }));
    else
      setText(
        this.wait,
        you.may_start
          ? say("table-are-seated-each-buys-in", { count: there })
          : say("table-starts-it", { who: this.host }),
      );
  }

  async go() {
    try {
      await this.store.ask("start-game");
      setText(this.says, "");
    } catch (error) {
      setText(this.says, error.message);
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
    parts.push(
      say("table-game-number", { number: String(number) }),
      ends === "hands"
        ? say("table-hand-of", { number: Math.min(hands + 1, last), last })
        : say("table-left", { left }),
    );
  if (ending) parts.push(say("table-ends-after-this-hand"));
  if (number && rises !== null && next)
    parts.push(
      rises <= 1 && by === "hands"
        ? say("table-next-hand", { blinds: stakes(next) })
        : say(`table-rises-in-${by}`, { blinds: stakes(next), count: rises }),
    );
  return parts.join(" · ");
}

/** "Razz, next: Seven-Card Stud" */
function mixed({ rotation = null }) {
  if (!rotation) return "";
  const { now, next, every, hands } = rotation;
  const given = { now: entryName(now), next: next ? entryName(next) : "" };
  if (!next) return say("table-mixed-now", given);
  if (typeof every !== "number" || every < 2) return say("table-mixed-next", given);
  return say("table-mixed-hands", { ...given, number: Math.min(hands, every), last: every });
}

/** "From the next hand: Limit: Pot Limit and Blinds: 5/10" */
function soon({ soon: changes }) {
  return changes?.length ? say("table-from-the-next-hand", { names: changes.map(phrased) }) : "";
}

customElements.define("sp-game", Game);
