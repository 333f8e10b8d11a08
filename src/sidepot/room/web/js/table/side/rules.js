// The house beside the table: its rules in words, what is unusual, which hand beats which.

import { h } from "../../shared/dom.js";
import { gameName, stakes } from "../../shared/format.js";
import { known, phrased, say } from "../../shared/say.js";

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
  badugi: "4s 3h 2d Ac",
  "three-cards": "4s 3h 2d 2c",
  "two-cards": "4s 3h 4h 3s",
  "one-card": "4s 3s 2s As",
};

/** The hands best first, each with an example. */
export function rankings(names) {
  return h(
    "ol",
    { class: "rankings" },
    names
      .map((name) => name.replaceAll(" ", "-"))
      .map((name) =>
        h(
          "li",
          {},
          h("b", {}, known(`category-${name}`) ? say(`category-${name}`) : name),
          h(
            "span",
            { class: "example" },
            (EXAMPLES[name] ?? "")
              .split(" ")
              .filter(Boolean)
              .map((card) => h("sp-card", { card })),
          ),
        ),
      ),
  );
}

export class Rules extends HTMLElement {
  draw({ info }) {
    if (this.info === info) return;
    this.info = info;
    this.replaceChildren(
      h("h2", {}, `${gameName(info)}, ${stakes(info.blinds)}`),
      info.about ? h("p", { class: "dim" }, info.about) : "",
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
      h("h2", {}, say("shared-hands-best-first")),
      rankings(info.rankings),
    );
  }
}

customElements.define("sp-rules", Rules);
