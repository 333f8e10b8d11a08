// My statistics: what my hands come to, as a graph, by sessions and in the numbers people know.

import { setTitle } from "../shared/attention.js";
import { h, s, select, setText } from "../shared/dom.js";
import { clock, gameAlone, title, whole } from "../shared/format.js";
import { get } from "../shared/http.js";
import { number, say } from "../shared/say.js";

const RATES = [
  "vpip",
  "pfr",
  "three_bet",
  "fold_to_three_bet",
  "steal",
  "fold_to_steal",
  "cbet",
  "fold_to_cbet",
  "wtsd",
  "wsd",
  "aggression",
];
const WIDE = 640;
const HIGH = 240;
const EDGE = 36;

export class Statistics extends HTMLElement {
  begin(topbar) {
    topbar.plain();
    setTitle(say("replay-my-statistics"));
    this.told = h("p", { class: "trouble", role: "alert" });
    const asked = () => this.load();
    this.house = select([["", say("replay-every-house")]], "", { onchange: asked, "aria-label": say("replay-house") });
    this.game = select([["", say("replay-every-game")]], "", { onchange: asked, "aria-label": say("replay-game") });
    this.body = h("div", { class: "column" });
    this.append(
      h(
        "main",
        { class: "record statistics" },
        h("h1", {}, say("replay-my-statistics")),
        h("p", {}, h("a", { href: "/hands" }, say("shared-my-hands"))),
        h("div", { class: "row" }, this.house, this.game),
        this.told,
        this.body,
      ),
    );
    this.load();
  }

  async load() {
    const query = new URLSearchParams({ house: this.house.value, game: this.game.value });
    try {
      const found = await get(`/api/statistics?${query}`);
      this.choices(this.house, found.houses, title);
      this.choices(this.game, found.games, gameAlone);
      const none = this.house.value || this.game.value ? "replay-none" : "replay-none-yet";
      setText(this.told, found.report ? "" : say(none));
      this.body.replaceChildren(...(found.report ? parts(found) : []));
    } catch (error) {
      setText(this.told, error.message);
    }
  }

  /** What can be chosen, once it is known. */
  choices(box, keys, name) {
    if (box.childElementCount > 1) return;
    box.append(...keys.map((key) => h("option", { value: key }, name(key))));
  }
}

function parts({ report, graph, sessions, total }) {
  const { result, luck_adjusted: luckless } = report;
  return [
    h("p", {}, say("replay-hands-counted", { count: report.hands, total })),
    h(
      "dl",
      { class: "numbers" },
      figure(say("replay-bb100"), perHundred(result)),
      figure(say("replay-bb100-luckless"), perHundred(luckless)),
      RATES.map((rate) => figure(say(`replay-${rate.replaceAll("_", "-")}`), told(rate, report))),
    ),
    h("h2", {}, say("replay-graph")),
    drawn(graph, sessions),
    h(
      "p",
      { class: "key" },
      h("span", {}, say("replay-bb")),
      h("span", { class: "luckless" }, say("replay-bb100-luckless")),
    ),
    h("h2", {}, say("replay-by-position")),
    table(
      ["replay-position", "replay-hands", "replay-bb100", "replay-vpip", "replay-pfr"],
      Object.entries(report.positions).map(([position, part]) => [
        position,
        whole(part.hands),
        inTwoLines(part.result),
        percent(part.rates.vpip),
        percent(part.rates.pfr),
      ]),
    ),
    h("h2", {}, say("replay-sessions")),
    table(
      ["replay-began", "replay-hands", "replay-bb"],
      sessions.map((session) => [clock(session.began * 1000), whole(session.hands), blinds(session.net)]),
    ),
  ];
}

const figure = (name, value) => h("div", {}, h("dt", {}, name), h("dd", {}, value));
const percent = (share) => (share === null ? "–" : `${number(share, { maximumFractionDigits: 1 })} %`);
const blinds = (amount) => number(amount, { maximumFractionDigits: 1, signDisplay: "exceptZero" });
const told = (rate, { rates }) =>
  rate === "aggression" && rates[rate] !== null
    ? number(rates[rate], { maximumFractionDigits: 2 })
    : percent(rates[rate]);

function perHundred({ bb100, ci95 }) {
  return ci95
    ? say("replay-interval", { mean: blinds(bb100), low: blinds(ci95[0]), high: blinds(ci95[1]) })
    : blinds(bb100);
}

/** The same where there is little room: the interval below. */
function inTwoLines({ bb100, ci95 }) {
  if (!ci95) return blinds(bb100);
  const [low, high] = ci95.map(blinds);
  return [blinds(bb100), h("small", {}, say("replay-between", { low, high }))];
}

function table(heads, rows) {
  return h(
    "table",
    {},
    h(
      "thead",
      {},
      h(
        "tr",
        {},
        heads.map((head) => h("th", { scope: "col" }, say(head))),
      ),
    ),
    h(
      "tbody",
      {},
      rows.map(([first, ...others]) =>
        h(
          "tr",
          {},
          h("th", { scope: "row" }, first),
          others.map((cell) => h("td", {}, cell)),
        ),
      ),
    ),
  );
}

/** Big blinds over hands, as they came and without luck; a line where a session ends. */
function drawn(points, sessions) {
  const all = points.flatMap(({ net, luckless }) => [net, luckless]);
  const [low, high] = [Math.min(0, ...all), Math.max(1, ...all)];
  const last = points.at(-1).hands || 1;
  const x = (hands) => EDGE + ((WIDE - EDGE - 8) * hands) / last;
  const y = (chips) => 8 + ((HIGH - 16) * (high - chips)) / (high - low || 1);
  const line = (key) => points.map((point) => `${x(point.hands).toFixed(1)},${y(point[key]).toFixed(1)}`).join(" ");
  const end = points.at(-1);
  return s(
    "svg",
    {
      class: "graph",
      viewBox: `0 0 ${WIDE} ${HIGH}`,
      role: "img",
      "aria-label": say("replay-graph-says", { count: last, net: blinds(end.net), luckless: blinds(end.luckless) }),
    },
    s("line", { x1: EDGE, x2: WIDE - 8, y1: y(0), y2: y(0), class: "zero" }),
    ...ends(sessions).map((hands) => s("line", { x1: x(hands), x2: x(hands), y1: 8, y2: HIGH - 8, class: "session" })),
    s("text", { x: 2, y: y(high) + 10 }, blinds(high)),
    s("text", { x: 2, y: y(low) }, blinds(low)),
    s("polyline", { points: line("luckless"), class: "luckless" }),
    s("polyline", { points: line("net"), class: "net" }),
    s("text", { x: WIDE - 8, y: HIGH - 4, class: "end" }, say("replay-listed", { count: last })),
  );
}

/** After how many hands a session ended, but for the last one. */
function ends(sessions) {
  let hands = 0;
  return sessions
    .toReversed()
    .map((session) => {
      hands += session.hands;
      return hands;
    })
    .slice(0, -1);
}

customElements.define("sp-statistics", Statistics);
