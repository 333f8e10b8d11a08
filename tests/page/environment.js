// What the page's modules find in a browser, as far as those need it that draw nothing: words, in English unless
// PAGE_LANGUAGE says another language, and settings that nobody has changed. `node --import` loads it before a test.

import { readdirSync, readFileSync } from "node:fs";

const LANGUAGE = process.env.PAGE_LANGUAGE ?? "en";
const WORDS = new URL(`../../src/sidepot/words/${LANGUAGE}/`, import.meta.url);
const words = readdirSync(WORDS)
  .filter((name) => name.endsWith(".ftl"))
  .map((name) => readFileSync(new URL(name, WORDS), "utf-8"))
  .join("\n");

const element = (tag) => ({
  tag,
  attributes: {},
  children: [],
  dataset: {},
  style: { setProperty() {} },
  setAttribute(name, value) {
    this.attributes[name] = value;
  },
  addEventListener() {},
  append(...children) {
    this.children.push(...children);
  },
});

const globals = {
  document: { createElement: element, documentElement: element("html"), addEventListener() {}, hidden: false },
  fetch: async () => new Response(words),
  localStorage: { getItem: () => null, setItem() {} },
  location: { origin: "http://room.example" },
  matchMedia: () => ({ matches: false, addEventListener() {} }),
  navigator: { languages: [LANGUAGE] },
  Node: class {},
};
for (const [name, value] of Object.entries(globals))
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
