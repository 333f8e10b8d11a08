// The number of a rule is a link to the rule: it opens beside what is being played, or as a page of its own.

import { button, h } from "../shared/dom.js";
import { get } from "../shared/http.js";
import { say } from "../shared/say.js";

// as sentences name it: "…, only call or fold: X11", "takes 2 to 10 (X17)", "X9 and X10"; a player may be called C4
const NUMBER = /([(:,] ?|\p{L} )([CKLPSTVX]\d{1,2})(?=$|[).,;:]| \p{L}+ [CKLPSTVX]\d)/gu;
let book;

/** Every rule by its number. */
export function rulebook() {
  book ??= get("/web/rules.json").catch((error) => {
    book = undefined;
    throw error;
  });
  return book;
}

/** A sentence in parts, with links for the rules it names. */
export function ruled(text) {
  return text
    .split(NUMBER)
    .map((part, at) => (at % 3 === 2 ? link(part) : part))
    .filter(Boolean);
}

/** Set a sentence with its links, touching the page only when it differs. */
export function tell(element, text) {
  const given = String(text ?? "");
  if (element.textContent !== given) element.replaceChildren(...ruled(given));
}

function link(number) {
  return h(
    "a",
    {
      class: "rule",
      href: `/rulebook#${number}`,
      title: say("rulebook-rule", { number }),
      onclick: (event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        event.stopPropagation();
        open(number);
      },
    },
    number,
  );
}

/** One rule in a dialog: whoever plays stays at the table. */
async function open(number) {
  const body = h("div", { class: "body" }, h("p", { class: "dim" }, say("shared-one-moment")));
  const dialog = h(
    "dialog",
    { class: "rulebook", "aria-labelledby": "rule", onclose: () => dialog.remove() },
    h(
      "header",
      {},
      h("h2", { id: "rule" }, say("rulebook-rule", { number })),
      button("×", () => dialog.close(), { class: "shut", "aria-label": say("shared-close") }),
    ),
    body,
  );
  document.body.append(dialog);
  dialog.showModal();
  try {
    const rule = (await rulebook())[number];
    body.replaceChildren(
      ...(rule ? written(rule) : [h("p", {}, say("rulebook-the-rulebook-has-no-such"))]),
      h("p", {}, h("a", { href: `/rulebook#${number}`, target: "_blank" }, say("rulebook-the-whole-rulebook"))),
    );
  } catch (error) {
    body.replaceChildren(h("p", { class: "trouble" }, error.message));
  }
}

/** A rule as the book has it. */
export function written({ part, text }) {
  const made = [h("p", { class: "dim" }, part)];
  for (const line of text.split("\n")) {
    if (!line.startsWith("- ")) made.push(h("p", {}, marked(line)));
    else if (made.at(-1).localName === "ul") made.at(-1).append(h("li", {}, marked(line.slice(2))));
    else made.push(h("ul", {}, h("li", {}, marked(line.slice(2)))));
  }
  return made;
}

/** @type {[RegExp, string][]} */
const MARKS = [
  [/^\*\*(.+)\*\*$/, "b"],
  [/^\*(.+)\*$/, "em"],
  [/^`(.+)`$/, "code"],
];

/** Text with **this**, *this* and `this`. */
function marked(text) {
  return text
    .split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/)
    .filter(Boolean)
    .map((part) => {
      const [sign, tag] = MARKS.find(([mark]) => mark.test(part)) ?? [];
      return tag ? h(tag, {}, sign.exec(part)[1]) : h("span", {}, ruled(part));
    });
}
