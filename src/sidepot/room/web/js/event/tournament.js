// A tournament: its clock, who is still in, places and prizes, a season's standings, and how to enter.

import { button, h, say, show } from "../shared/dom.js";
import { gameName, whole } from "../shared/format.js";
import { get } from "../shared/http.js";
import { askButtons, countdown, localTime, nextGame, timeLeft, waitsForNext } from "./entering.js";
import "./bots.js";
import "./host.js";

const blinds = (level) => `${whole(level.sb)}/${whole(level.bb)}${level.ante ? `, ante ${whole(level.ante)}` : ""}`;
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
      button("To the next season", () => this.goOn(), { class: "primary" }),
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
    say(this.heading, t.name);
    say(
      this.about,
      [
        gameName(info),
        t.about,
        `stack ${whole(t.stack)}`,
        t.buy_in ? `buy-in ${whole(t.buy_in)}` : "",
        t.host ? `host ${t.host}` : "",
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
    if (t) say(this.state, phase(t, this.store));
    if (!t?.now || t.over) {
      say(this.clock, "");
      return say(this.coming, "");
    }
    const left = t.level_ms === null || t.level_ms === undefined ? "" : ` · ${countdown(t.level_ms, this.store.came)}`;
    say(this.clock, t.begun ? `Level ${t.level}: ${blinds(t.now)}${left}` : "");
    return say(this.coming, t.begun && t.next ? `Next: ${blinds(t.next)}` : "");
  }

  /** The season that is played now, where this one is over. */
  async goOn() {
    try {
      const { tournaments } = await get("/api/tournaments");
      const next = tournaments.find((each) => each.joining && !each.over);
      if (next)
        this.dispatchEvent(new CustomEvent("sp-go", { bubbles: true, detail: { path: `/t/${next.id}`, sit: true } }));
      else say(this.says, "The next season opens in a moment.");
    } catch (error) {
      say(this.says, error.message);
    }
  }

  async ask(type, fields) {
    try {
      await this.store.ask(type, fields);
      say(this.says, "");
    } catch (error) {
      say(this.says, error.message);
    }
  }
}

function returned(t) {
  if (!t.cancelled) return null;
  const back = Object.entries(t.cancelled.returned);
  return [
    "Given back",
    back.length
      ? table(
          ["Player", "Gets back"],
          back.map(([name, paid]) => cells(name, whole(paid))),
        )
      : h("p", {}, "Nobody had paid anything."),
  ];
}

function places(t) {
  if (!t.places?.length) return null;
  const points = t.places.some((each) => each.points !== null && each.points !== undefined);
  return [
    "Places",
    table(
      ["Player", "Place", points ? "Points" : "Prize"],
      t.places.map((each) => cells(each.player, String(each.place), String(points ? each.points : whole(each.prize)))),
    ),
  ];
}

function standings(t) {
  if (!t.standings?.length) return null;
  const played = Math.max(...t.standings.map((each) => each.games));
  const bad = new Map((t.bots ?? []).map((bot) => [bot.name, whole(bot.bad)]));
  const answers = bad.size ? (player) => [bad.get(player) ?? ""] : () => [];
  const heads = ["Player", "Points", "Wins", ...(bad.size ? ["Bad answers"] : [])];
  return [
    `Standings after ${played} of ${t.games} games`,
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
    `Still in: ${t.players.length} of ${t.entrants}`,
    table(
      ["Player", "Table", "Chips"],
      t.players.map((each) =>
        cells(each.player + (each.absent ? " (away)" : ""), String(each.table), whole(each.chips)),
      ),
    ),
  ];
}

function out(t) {
  return t.out?.length && !t.over && !t.between_games ? ["Out", h("p", {}, t.out.flat().join(", "))] : null;
}

function registered(t) {
  if (t.over || (t.begun && !t.joining)) return null;
  if (t.begun) return ["In the next game", h("p", {}, t.registered.join(", ") || "Nobody yet.")];
  return [
    `Registered: ${t.registered.length}${t.most ? ` of ${t.most}` : ""}`,
    h("p", {}, t.registered.join(", ") || "Nobody yet."),
  ];
}

function payouts(t) {
  if (!t.prizes?.length || t.places?.length || t.cancelled) return null;
  return [
    `Prize pool ${whole(t.pool)}${t.begun ? "" : " so far"}`,
    table(
      ["Place", "Prize"],
      t.prizes.map((prize, at) => cells(String(at + 1), whole(prize))),
    ),
  ];
}

const LASTS = { hands: "hand", orbits: "orbit" };

function levels(t, { levels: steps, by, doubles }) {
  const lasts = (step) =>
    by in LASTS
      ? `${whole(step.lasts)} ${LASTS[by]}${step.lasts === 1 ? "" : "s"}`
      : `${Math.round(step.lasts / 60_000)} min`;
  const breaks = steps.some((step) => step.rest);
  const rows = steps.map((step, at) => {
    const made = cells(
      String(at + 1),
      blinds(step),
      lasts(step),
      ...(breaks ? [step.rest ? `${Math.round(step.rest / 60_000)} min` : ""] : []),
    );
    if (t.begun && t.level === at + 1) made.className = "now";
    return made;
  });
  return [
    "Levels",
    h(
      "div",
      {},
      table(["Level", "Blinds", "Lasts", ...(breaks ? ["Then break"] : [])], rows),
      doubles ? h("p", { class: "dim" }, "After that each level doubles the one before.") : "",
    ),
  ];
}

/** What the places of a season's game count, for as many as take part; before it begins, for all that have room. */
function season(t, points) {
  const players = t.begun ? (t.entrants ?? t.registered.length) : (t.most ?? t.registered.length);
  const row = points[players];
  return `${whole(t.games)} ${t.games === 1 ? "game" : "games"}, points by place.${row ? ` With ${players} players: ${row.map((each) => String(each).replace("-", "−")).join(", ")}.` : ""}`;
}

function conditions({ late, reentries, rebuys, add_on: addOn, fee, guarantee, hands, refill, points }, t, delay) {
  const lines = [
    t.format === "season" && season(t, points),
    late &&
      `One may enter until the end of level ${late}${reentries ? `, and ${reentries} times again after going out` : ""}.`,
    rebuys &&
      `Rebuys until the end of level ${rebuys.until}: ${whole(rebuys.chips)} chips for ${whole(rebuys.cost)}, for who has no more than the starting stack${rebuys.most ? `, at most ${rebuys.most} times` : ""}.`,
    addOn && `Add-on in level ${addOn.level}: ${whole(addOn.chips)} chips for ${whole(addOn.cost)}, once.`,
    fee && `The house keeps ${whole(fee)} of each entry beside the buy-in.`,
    guarantee && `At least ${whole(guarantee)} is paid.`,
    hands && `After ${whole(hands)} hands the biggest stack wins.`,
    refill &&
      t.buy_in &&
      "Auto players who take empty chairs enter as everyone did: they pay the buy-in, and win prizes.",
    delay && `Whoever does not play in it sees everything ${whole(delay / 1000)} seconds later.`,
  ].filter(Boolean);
  return lines.length
    ? [
        "Good to know",
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
  const removed = t.removed?.includes(you.name) ? "The host has removed you from it: you can’t enter again." : "";
  const stops = t.stopping && !t.over ? "The season stops after this game." : "";
  return [removed, now(t, came, you.name), stops].filter(Boolean).join(" ");
}

function now(t, came, me) {
  if (t.cancelled) return `It was cancelled by ${t.cancelled.by}.`;
  if (t.over) return "It is over.";
  const next = nextGame(t, came);
  if (next) return next;
  if (!t.begun) return before(t, came);
  if (waitsForNext(t, me)) return "The next game starts after this one; you are in it.";
  if (t.on_break) return "Break.";
  if (t.paused) return "Paused.";
  const left = t.players?.length ?? 0;
  return [
    t.games > 1 ? `game ${t.game} of ${t.games}` : "",
    `${left} of ${t.entrants} left`,
    `average ${whole(t.average ?? 0)}`,
    t.hand_for_hand ? "hand for hand" : "",
  ]
    .filter(Boolean)
    .join(" · ");
}

function before(t, came) {
  if (t.starts_at && t.awaited)
    return `It was to begin at ${localTime(t.starts_at)}, and too few came: it begins with ${t.needed} players, or when the host starts it.`;
  if (t.starts_at)
    return `Begins at ${localTime(t.starts_at)}, ${timeLeft(t.starts_ms, came)}, with ${t.needed} players or more.`;
  return t.starts_with
    ? `Begins by itself with ${t.starts_with} players.`
    : "Registration is open; the host starts it.";
}

customElements.define("sp-tournament", TournamentView);
