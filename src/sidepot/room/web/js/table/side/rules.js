// The house beside the table: its rules in words, what is unusual, which hand beats which.

import { h } from "../../shared/dom.js";
import { gameName, stakes } from "../../shared/format.js";
import { known, phrased, say } from "../../shared/say.js";
import { rankingsNow } from "../state/rankings.js";

const EXAMPLES = {
  "straight-flush": "9s 8s 7s 6s 5s",
  "four-of-a-kind": "Qs Qh Qd Qc 4s",
  "full-house": "Ts Th Td 6c 6s",
  flush: "Kh Jh 8h 4h 2h",
  straight: "9c 8d 7s 6h 5c",
  "three-of-a-kind": "7s 7h 7d Kc 2s",
  "two-pair": "As Ah 8d 8c 3s",
  pair: "Js Jh 9d 5c 2s",
  "high-card": "Ac Qd 9s 6h 3c",
  "best-low": "5c 4d 3s 2h Ac",
  badugi: "4s 3h 2d Ac",
  "three-cards": "4s 3h 2d 2c",
  "two-cards": "4s 3h 4h 3s",
  "one-card": "4s 3s 2s As",
};
/** Where an order has other hands of the same kind, or hands of fewer cards. */
const OF_ORDER = {
  low8: { "worst-low": "8s 7h 6d 5c 4s" },
  low: { "high-card": "Kc Qd 9s 6h 3c" },
  deuce: { "best-low": "7c 5d 4s 3h 2c" },
  "badugi-high": { badugi: "5s 4h 3d 2c", "one-card": "5s 4s 3s 2s" },
  card: { "high-card": "Ks" },
  paired: { pair: "Ks Kh", "high-card": "Ks Qh" },
  three: {
    "straight-flush": "9s 8s 7s",
    "three-of-a-kind": "7s 7h 7d",
    straight: "9c 8d 7s",
    flush: "Kh 8h 2h",
    pair: "Js Jh 5c",
    "high-card": "Ac Qd 6h",
  },
};

/** The hands best first, each with an example; where a pot has two halves, for each of them. */
export function rankings(halves, heading = "h2") {
  return halves.map(({ half, order, hands }) =>
    h(
      "section",
      {},
      h(
        heading,
        {},
        half ? say("side-hands-for-half", { half: say(`table-half-${half}`) }) : say("shared-hands-best-first"),
      ),
      h(
        "ol",
        { class: "rankings" },
        hands.map((name) => kind(name.replaceAll(" ", "-"), order)),
      ),
    ),
  );
}

function kind(name, order) {
  const example = OF_ORDER[order]?.[name] ?? EXAMPLES[name] ?? "";
  return h(
    "li",
    {},
    h("b", {}, known(`category-${name}`) ? say(`category-${name}`) : name),
    h(
      "span",
      { class: "example" },
      example
        .split(" ")
        .filter(Boolean)
        .map((card) => h("sp-card", { card })),
    ),
  );
}

export class Rules extends HTMLElement {
  draw({ info, state }) {
    const plays = state?.plays ?? info.game;
    if (this.info === info && this.plays === plays) return;
    this.info = info;
    this.plays = plays;
    this.replaceChildren(
      h("h2", {}, `${gameName(info)}, ${stakes(info.stakes)}`),
      info.about ? h("p", { class: "dim" }, info.about.message ? phrased(info.about) : info.about) : "",
      this.now(info, state),
      h(
        "ul",
        { class: "words" },
        info.words.map((line) => h("li", {}, phrased(line))),
      ),
      ...(info.unusual.length
        ? [
            h("h2", {}, say("side-out-of-the-ordinary")),
            h(
              "ul",
              { class: "words" },
              info.unusual.map((line) => h("li", {}, phrased(line))),
            ),
          ]
        : []),
      ...rankings(rankingsNow(info, state)),
    );
  }

  /** Of mixed games the one that is played. */
  now({ rotate }, state) {
    const id = `rules-game-${state?.plays}`;
    if (!rotate?.length || !known(id)) return "";
    const game = gameName({ game: state.plays, limit: state.limit });
    return h("p", { class: "now" }, say("side-in-play", { says: say(id, { game }) }));
  }
}

customElements.define("sp-rules", Rules);
