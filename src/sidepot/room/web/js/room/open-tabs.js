// The tables that are open, one tab each, with an unmistakable "your turn"; on wide screens also as small tables.

import { button, h, mark, place, setText, show, typing } from "../shared/dom.js";
import { say } from "../shared/say.js";
import { settings } from "../shared/settings.js";
import { play } from "../shared/sound.js";
import { isMine } from "./open-tables.js";
import { standing } from "./tab-status.js";
import "./tile.js";

const HURRY = 5;
const WIDE = matchMedia("(min-width: 1400px) and (min-height: 700px)");

export class OpenTabs extends HTMLElement {
  connectedCallback() {
    if (this.list) return;
    this.list = h("ul", {});
    this.tiling = button(say("room-tiles"), () => settings.toggle("tiles", "on", "off"), {
      class: "small plain tiling",
      title: say("room-small-tables-beside-the-one"),
    });
    this.tiles = h("nav", { class: "tiles", "aria-label": say("room-your-other-tables"), hidden: true });
    this.append(h("nav", { "aria-label": say("room-open-tables") }, this.list), this.tiling);
    this.made = new Map();
    this.hurried = new Map();
    addEventListener("keydown", (event) => this.onKey(event));
    WIDE.addEventListener("change", () => this.draw());
    settings.addEventListener("change", () => this.draw());
    setInterval(() => this.tick(), 250);
  }

  begin(tables) {
    this.tables = tables;
    for (const { tile } of this.made.values()) tile.remove();
    this.made.clear();
    tables.addEventListener("change", () => this.draw());
    this.draw();
  }

  /** Go to a table, or do nothing where there is none to go to. */
  go(id) {
    if (id !== null && id !== this.tables.front)
      this.dispatchEvent(new CustomEvent("sp-go", { bubbles: true, detail: { path: `/t/${id}` } }));
  }

  /** Keys that bring another table to the front. */
  onKey(event) {
    if (!this.tables?.stores.size || event.ctrlKey || event.metaKey || document.querySelector("dialog[open]")) return;
    const id = this.wanted(event);
    if (id === undefined) return;
    event.preventDefault();
    this.go(id);
  }

  wanted(event) {
    const { tables } = this;
    const digit = /^Digit([1-9])$/.exec(event.code ?? "");
    if (event.altKey) return digit ? (tables.list[Number(digit[1]) - 1]?.id ?? null) : undefined;
    if (typing(event.target) || event.repeat) return undefined;
    if (event.key === "n" || event.key === "N") return tables.nextTurn();
    if (tables.stores.size > 1 && event.key === "PageDown") return tables.beside(1);
    if (tables.stores.size > 1 && event.key === "PageUp") return tables.beside(-1);
    return undefined;
  }

  draw() {
    const { tables } = this;
    if (!tables) return;
    const { list, front } = tables;
    const others = list.filter((store) => store.id !== front);
    show(this, others.length);
    for (const id of this.made.keys()) if (!tables.stores.has(id)) this.drop(id);
    for (const [at, store] of list.entries()) this.drawTab(store, at + 1);
    const tiled = front !== null && others.length > 0 && WIDE.matches && settings.get("tiles") === "on";
    show(this.tiling, others.length && front !== null && WIDE.matches);
    mark(this.tiling, "aria-pressed", String(settings.get("tiles") === "on"));
    show(this.tiles, tiled);
    mark(this.parentElement, "data-tiles", tiled);
    for (const store of list) this.drawTile(store, tiled && store.id !== front);
    this.tick();
  }

  drop(id) {
    const { tab, tile } = this.made.get(id);
    tab.remove();
    tile.remove();
    this.made.delete(id);
  }

  drawTab(store, number) {
    const { id } = store;
    if (!this.made.has(id)) this.made.set(id, this.make(id));
    const { tab, link, shut, pin } = this.made.get(id);
    if (!tab.isConnected) this.list.append(tab);
    const front = id === this.tables.front;
    if (front && !link.hasAttribute("aria-current")) tab.scrollIntoView({ block: "nearest", inline: "nearest" });
    mark(link, "aria-current", front ? "page" : null);
    mark(link, "title", number <= 9 ? say("room-alt", { number }) : null);
    const mine = isMine(store);
    show(shut, !mine);
    show(pin, !mine);
    const kept = this.tables.pinned.has(id);
    mark(pin, "aria-pressed", String(kept));
    mark(pin, "aria-label", say(kept ? "room-unpin" : "room-pin", { name: store.info?.name ?? "…" }));
    mark(shut, "aria-label", say("room-close-tab", { name: store.info?.name ?? "…" }));
  }

  make(id) {
    const parts = {
      name: h("b", {}),
      says: h("span", { class: "full" }),
      brief: h("span", { class: "brief", "aria-hidden": "true" }),
      time: h("span", { class: "left", "aria-hidden": "true" }),
    };
    const link = h("a", { href: `/t/${id}` }, parts.name, parts.says, parts.brief, parts.time);
    const pin = button(say("shared-keep"), () => this.tables.pin(id), { class: "small plain pin" });
    const shut = button("×", () => this.onShut(id), { class: "shut" });
    return { ...parts, link, pin, shut, tab: h("li", {}, link, pin, shut), tile: h("sp-tile") };
  }

  onShut(id) {
    const front = id === this.tables.front;
    this.tables.close(id);
    if (front) this.dispatchEvent(new CustomEvent("sp-go", { bubbles: true, detail: { path: "/" } }));
  }

  drawTile(store, on) {
    const { tile } = this.made.get(store.id);
    if (!on) return tile.remove();
    if (tile.isConnected) return undefined;
    this.tiles.append(tile);
    return tile.begin(store);
  }

  /** What each table wants, and how much time is left. */
  tick() {
    for (const store of this.tables?.list ?? []) {
      const seen = standing(store);
      this.hurry(store, seen);
      if (this.hidden) continue;
      const made = this.made.get(store.id);
      setText(made.name, seen.name);
      setText(
        made.says,
        seen.seconds === null ? seen.says : `${seen.says} · ${say("shared-seconds-short", { seconds: seen.seconds })}`,
      );
      setText(
        made.brief,
        !seen.turn
          ? seen.says
          : seen.seconds === null
            ? say("room-turn")
            : say("room-turn-seconds", { seconds: seen.seconds }),
      );
      mark(made.tab, "data-turn", seen.turn);
      mark(made.tab, "data-hurry", seen.seconds !== null && seen.seconds <= HURRY);
      place(made.time, { "--left": seen.left ?? (seen.turn ? 1 : 0) });
      if (made.tile.isConnected) made.tile.tick(seen);
    }
  }

  /** A sound when little time is left, once for each turn. */
  hurry({ id, you }, { turn, seconds }) {
    if (!turn || seconds === null || seconds > HURRY || this.hurried.get(id) === you.turn) return;
    this.hurried.set(id, you.turn);
    play("hurry");
  }
}

customElements.define("sp-opentabs", OpenTabs);
