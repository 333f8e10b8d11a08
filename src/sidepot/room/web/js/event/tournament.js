// A tournament: its clock, who is still in, places and prizes, a season's standings, and how to enter.

import { button, h, setText, show } from "../shared/dom.js";
import { gameName, whole } from "../shared/format.js";
import { get } from "../shared/http.js";
import { say } from "../shared/say.js";
import { askButtons, countdown, localTime, nextGame, timeLeft, waitsForNext } from "./entering.js";
import "./bots.js";
import "./host.js";

const blinds = (level) => say(level.ante ? "competition-level-blinds-ante" : "competition-level-blinds", level);
const cells = (name, ...rest) =>
  h(
    "tr",
    {},
    h("th", { scope: "row" }, name),
    rest.map((text) => h("td", {}, text)),
  );

function table(heads, rows) {
  return h(
    "table",
    { class: "ledger" },
    h(
      "thead",
      {},
      h(
        "tr",
        {},
        heads.map((head) => h("th", { scope: "col" }, head)),
      ),
    ),
    h("tbody", {}, rows),
  );
}

export class TournamentView extends HTMLElement {
  connectedCallback() {
    if (this.clock) return;
    this.heading = h("h2", {});
    this.about = h("p", { class: "dim" });
    this.clock = h("p", { class: "levelclock" });
    this.coming = h("p", { class: "dim" });
    this.state = h("p", { class: "phase" });
    this.says = h("p", { class: "trouble", role: "alert" });
    this.doing = h("div", { class: "row" });
    this.lists = h("div", { class: "lists" });
    this.bots = h("sp-eventbots", { hidden: true });
    this.host = h("sp-eventhost", { hidden: true });
    this.onward = h(
      "div",
      { class: "row", hidden: true },
      button(say("competition-to-the-next-season"), () => this.goOn(), { class: "primary" }),
    );
    this.append(
      this.heading,
      this.about,
      this.clock,
      this.coming,
      this.state,
      this.doing,
      this.onward,
      this.says,
      this.bots,
      this.lists,
      this.host,
    );
    this.timer = setInterval(() => this.tick(), 500);
  }

  disconnectedCallback() {
    clearInterval(this.timer);
  }

  draw(store) {
    this.store = store;
    const { tournament: t, info } = store;
    if (!t) return;
    setText(this.heading, t.name);
    setText(
      this.about,
      [
        gameName(info),
        t.about,
        say("shared-stack", { stack: t.stack }),
        t.buy_in ? say("competition-buy-in-cost", { cost: t.buy_in }) : "",
        t.host ? say("shared-host", { who: t.host }) : "",
      ]
        .filter(Boolean)
        .join(" · "),
    );
    this.drawDoing(t);
    this.bots.draw(store);
    this.host.draw(store);
    show(this.onward, t.over && t.joining);
    this.drawLists(t, info.structure);
    this.tick();
  }

  drawDoing(t) {
    const key = t.may.join();
    if (this.doing.dataset.key !== key) {
      this.doing.dataset.key = key;
      this.doing.replaceChildren(...askButtons(this.store, (type, fields) => this.ask(type, fields)));
    }
    show(this.doing, this.doing.childElementCount);
  }

  drawLists(t, structure) {
    const key = JSON.stringify([
      t.players,
      t.places,
      t.out,
      t.standings,
      t.registered,
      t.level,
      t.prizes,
      t.bots,
      t.cancelled,
    ]);
    if (key === this.key) return;
    this.key = key;
    const parts = [
      returned(t),
      places(t),
      standings(t),
      stillIn(t),
      out(t),
      registered(t),
      payouts(t),
      levels(t, structure),
      conditions(structure, t, this.store.info.delay_ms),
    ];
    const made = parts.map((part) => part && h("section", {}, h("h2", {}, part[0]), part[1]));
    // where somebody may type a bot's address it stays in its place; later the news of the game come first
    if (t.begun && !t.may.includes("enter-bot")) made.splice(5, 0, this.bots);
    else if (this.bots.nextElementSibling !== this.lists) this.lists.before(this.bots);
    this.lists.replaceChildren(...made.filter(Boolean));
  }

  /** The clock of the level. */
  tick() {
    const t = this.store?.tournament;
    if (t) setText(this.state, phase(t, this.store));
    if (!t?.now || t.over) {
      setText(this.clock, "");
      return setText(this.coming, "");
    }
    const left = t.level_ms === null || t.level_ms === undefined ? [] : [countdown(t.level_ms, this.store.came)];
    setText(
      this.clock,
      t.begun ? [say("competition-level", { level: String(t.level), blinds: blinds(t.now) }), ...left].join(" · ") : "",
    );
    return setText(this.coming, t.begun && t.next ? say("competition-next", { blinds: blinds(t.next) }) : "");
  }

  /** The season that is played now, where this one is over. */
  async goOn() {
    try {
      const { tournaments } = await get("/api/tournaments");
      const next = tournaments.find((each) => each.joining && !each.over);
      if (next)
        this.dispatchEvent(new CustomEvent("sp-go", { bubbles: true, detail: { path: `/t/${next.id}`, sit: true } }));
      else setText(this.says, say("competition-the-next-season-opens-in"));
    } catch (error) {
      setText(this.says, error.message);
    }
  }

  async ask(type, fields) {
    try {
      await this.store.ask(type, fields);
      setText(this.says, "");
    } catch (error) {
      setText(this.says, error.message);
    }
  }
}

function returned(t) {
  if (!t.cancelled) return null;
  const back = Object.entries(t.cancelled.returned);
  return [
    say("competition-given-back"),
    back.length
      ? table(
          [say("shared-player"), say("competition-gets-back")],
          back.map(([name, paid]) => cells(name, whole(paid))),
        )
      : h("p", {}, say("competition-nobody-had-paid-anything")),
  ];
}

function places(t) {
  if (!t.places?.length) return null;
  const points = t.places.some((each) => each.points !== null && each.points !== undefined);
  return [
    say("competition-places"),
    table(
      [say("shared-player"), say("competition-place"), points ? say("competition-points") : say("competition-prize")],
      t.places.map((each) => cells(each.player, String(each.place), String(points ? each.points : whole(each.prize)))),
    ),
  ];
}

function standings(t) {
  if (!t.standings?.length) return null;
  const played = Math.max(...t.standings.map((each) => each.games));
  const bad = new Map((t.bots ?? []).map((bot) => [bot.name, whole(bot.bad)]));
  const answers = bad.size ? (player) => [bad.get(player) ?? ""] : () => [];
  const heads = [
    say("shared-player"),
    say("competition-points"),
    say("competition-wins"),
    ...(bad.size ? [say("competition-bad-answers")] : []),
  ];
  return [
    say("competition-standings-after-of-games", { played, count: t.games }),
    table(
      heads,
      t.standings.map((each) =>
        cells(`${each.rank}. ${each.player}`, String(each.points), String(each.wins), ...answers(each.player)),
      ),
    ),
  ];
}

function stillIn(t) {
  if (!t.players?.length || t.over || t.between_games) return null;
  return [
    say("competition-still-in-of", { count: t.players.length, entrants: t.entrants }),
    table(
      [say("shared-player"), say("competition-table"), say("competition-chips")],
      t.players.map((each) =>
        cells(
          each.absent ? say("competition-player-away", { who: each.player }) : each.player,
          String(each.table),
          whole(each.chips),
        ),
      ),
    ),
  ];
}

function out(t) {
  return t.out?.length && !t.over && !t.between_games
    ? [say("competition-out"), h("p", {}, t.out.flat().join(", "))]
    : null;
}

function registered(t) {
  if (t.over || (t.begun && !t.joining)) return null;
  if (t.begun)
    return [say("competition-in-the-next-game"), h("p", {}, t.registered.join(", ") || say("competition-nobody-yet"))];
  return [
    say(t.most ? "competition-registered-of" : "competition-registered", { count: t.registered.length, most: t.most }),
    h("p", {}, t.registered.join(", ") || say("competition-nobody-yet")),
  ];
}

function payouts(t) {
  if (!t.prizes?.length || t.places?.length || t.cancelled) return null;
  return [
    say(t.begun ? "competition-prize-pool" : "competition-prize-pool-so-far", { pool: t.pool }),
    table(
      [say("competition-place"), say("competition-prize")],
      t.prizes.map((prize, at) => cells(String(at + 1), whole(prize))),
    ),
  ];
}

function levels(t, { levels: steps, by, doubles }) {
  const minutes = (ms) => say("competition-minutes", { count: Math.round(ms / 60_000) });
  const lasts = (step) =>
    by === "minutes"
      ? minutes(step.lasts)
      : say(by === "hands" ? "shared-hands" : "competition-orbits", { count: step.lasts });
  const breaks = steps.some((step) => step.rest);
  const rows = steps.map((step, at) => {
    const made = cells(
      String(at + 1),
      blinds(step),
      lasts(step),
      ...(breaks ? [step.rest ? minutes(step.rest) : ""] : []),
    );
    if (t.begun && t.level === at + 1) made.className = "now";
    return made;
  });
  return [
    say("competition-levels"),
    h(
      "div",
      {},
      table(
        [
          say("competition-level-head"),
          say("competition-blinds"),
          say("competition-lasts"),
          ...(breaks ? [say("competition-then-break")] : []),
        ],
        rows,
      ),
      doubles ? h("p", { class: "dim" }, say("competition-after-that-each-level-doubles")) : "",
    ),
  ];
}

/** What the places of a season's game count, for as many as take part; before it begins, for all that have room. */
function season(t, points) {
  const players = t.begun ? (t.entrants ?? t.registered.length) : (t.most ?? t.registered.length);
  const row = points[players];
  const games = say("competition-games-and-points", { count: t.games });
  if (!row) return games;
  const given = row.map((each) => String(each).replace("-", "−")).join(", ");
  return `${games} ${say("competition-points-for", { count: players, points: given })}`;
}

function conditions({ late, reentries, rebuys, add_on: addOn, fee, guarantee, hands, refill, points }, t, delay) {
  const lines = [
    t.format === "season" && season(t, points),
    late &&
      say(reentries ? "competition-enter-and-reenter" : "competition-enter-until", {
        level: String(late),
        count: reentries,
      }),
    rebuys &&
      say(rebuys.most ? "competition-rebuys-at-most" : "competition-rebuys", {
        level: String(rebuys.until),
        chips: rebuys.chips,
        cost: rebuys.cost,
        count: rebuys.most,
      }),
    addOn && say("competition-add-on-in-level-chips", { level: addOn.level, chips: addOn.chips, cost: addOn.cost }),
    fee && say("competition-the-house-keeps-of-each", { amount: fee }),
    guarantee && say("competition-at-least-is-paid", { amount: guarantee }),
    hands && say("competition-after-hands-the-biggest-stack", { count: hands }),
    refill && t.buy_in && say("competition-auto-players-who-take-empty"),
    delay && say("competition-whoever-does-not-play-in", { count: delay / 1000 }),
  ].filter(Boolean);
  return lines.length
    ? [
        say("competition-good-to-know"),
        h(
          "ul",
          { class: "words" },
          lines.map((line) => h("li", {}, line)),
        ),
      ]
    : null;
}

/** How it stands, in a sentence or two. */
function phase(t, { came, you }) {
  const removed = t.removed?.includes(you.name) ? say("competition-the-host-has-removed-you") : "";
  const stops = t.stopping && !t.over ? say("competition-the-season-stops-after-this") : "";
  return [removed, now(t, came, you.name), stops].filter(Boolean).join(" ");
}

function now(t, came, me) {
  if (t.cancelled) return say("competition-it-was-cancelled-by", { who: t.cancelled.by });
  if (t.over) return say("competition-it-is-over");
  const next = nextGame(t, came);
  if (next) return next;
  if (!t.begun) return before(t, came);
  if (waitsForNext(t, me)) return say("competition-the-next-game-starts-after");
  if (t.on_break) return say("competition-break");
  if (t.paused) return say("competition-paused");
  const left = t.players?.length ?? 0;
  return [
    t.games > 1 ? say("competition-game-of", { game: t.game, games: t.games }) : "",
    say("competition-of-left", { left, entrants: t.entrants }),
    say("competition-average", { average: t.average ?? 0 }),
    t.hand_for_hand ? say("competition-hand-for-hand") : "",
  ]
    .filter(Boolean)
    .join(" · ");
}

function before(t, came) {
  if (t.starts_at && t.awaited)
    return say("competition-it-was-to-begin-at", { time: localTime(t.starts_at), count: t.needed });
  if (t.starts_at)
    return say("competition-begins-at-with-players-or", {
      time: localTime(t.starts_at),
      left: timeLeft(t.starts_ms, came),
      count: t.needed,
    });
  return t.starts_with
    ? say("competition-begins-by-itself-with-players", { count: t.starts_with })
    : say("competition-registration-is-open-the-host");
}

customElements.define("sp-tournament", TournamentView);
