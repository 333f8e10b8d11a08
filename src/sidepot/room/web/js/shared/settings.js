// What a player likes: kept in this browser, told to whoever listens.

const KEY = "sidepot";
const USUAL = {
  theme: "auto",
  deck: "two",
  unit: "chips",
  sound: "on",
  chat: "on",
  muted: [],
  forward: "off",
  name: "",
  tiles: "on",
  contrast: "auto",
  felt: "green",
  back: "red",
  volume: 100,
  quiet: [],
  notify: "off",
  language: "",
};

const MORE = matchMedia("(prefers-contrast: more)");

class Settings extends EventTarget {
  constructor() {
    super();
    this.values = { ...USUAL, ...read() };
    this.draw();
    MORE.addEventListener("change", () => this.draw());
  }

  get(name) {
    return this.values[name];
  }

  set(name, value) {
    this.values[name] = value;
    try {
      localStorage.setItem(KEY, JSON.stringify(this.values));
    } catch {
      // a browser that keeps nothing still plays
    }
    this.draw();
    this.dispatchEvent(new Event("change"));
  }

  toggle(name, one, other) {
    this.set(name, this.get(name) === one ? other : one);
  }

  draw() {
    const root = document.documentElement;
    root.dataset.theme = this.get("theme");
    root.dataset.deck = this.get("deck");
    root.dataset.felt = this.get("felt");
    root.dataset.back = this.get("back");
    root.dataset.contrast =
      this.get("contrast") === "more" || (this.get("contrast") === "auto" && MORE.matches) ? "more" : "usual";
  }
}

function read() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

export const settings = new Settings();

/** Whether things may move. */
export function mayMove() {
  return !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
