// For who hosts a table: pause, blinds, auto players, people, closing.

import { button, field, h, say, select } from "../dom.js";
import { stakes, title } from "../words.js";

const CLOSE = "Close the table";
const SURE = 4000;

export class Host extends HTMLElement {
  connectedCallback() {
    if (this.pause) return;
    this.pause = button("Pause", () => this.ask("pause", { on: this.store.state.paused !== "host" }), { class: "primary" });
    this.link = button("Copy the invite link", () => this.copy(), {});
    this.blinds = h("input", { type: "text", inputmode: "numeric", "aria-label": "blinds", pattern: "[0-9]+(/[0-9]+)+", required: true });
    this.soon = h("p", { class: "dim" });
    this.manner = h("small", {});
    this.style_ = select([], "", { "aria-label": "style of the auto player", onchange: () => say(this.manner, this.store.info.styles[this.style_.value]) });
    this.people = h("ul", { class: "people" });
    this.says = h("p", { class: "trouble", role: "alert" });
    this.append(
      this.says,
      h("div", { class: "row" }, this.pause, this.link),
      h("form", { class: "row", onsubmit: (event) => this.change(event) }, field("Blinds", this.blinds, "As 5/10; they change with the next hand."), h("button", {}, "Change")),
      this.soon,
      h("form", { class: "row", onsubmit: (event) => this.add(event) }, field("Auto player", this.style_, this.manner), h("button", {}, "Add")),
      this.asking = h("ul", { class: "people", "aria-live": "polite" }),
      h("h2", {}, "At the table"),
      this.people,
      this.shut = button(CLOSE, () => this.close(), { class: "danger" }),
    );
  }

  draw(store) {
    this.store = store;
    const { info, state } = store;
    say(this.pause, state.paused === "host" ? "Go on" : "Pause the game");
    if (document.activeElement !== this.blinds) this.blinds.value = (state.next_blinds ?? state.blinds).join("/");
    say(this.soon, state.next_blinds ? `${stakes(state.next_blinds)} from the next hand on` : "");
    const styles = Object.keys(info.styles);
    if (this.style_.options.length !== styles.length) {
      this.style_.replaceChildren(...styles.map((name) => h("option", { value: name }, title(name))));
      this.style_.value = styles.includes("regular") ? "regular" : styles[0];
      say(this.manner, info.styles[this.style_.value]);
    }
    this.drawAsking(info.asking);
    this.drawPeople(info, state);
  }

  drawAsking(asking) {
    const key = JSON.stringify(asking);
    if (key === this.asked) return;
    this.asked = key;
    this.asking.replaceChildren(...asking.map(({ player, chair, chips }) => h("li", {},
      h("span", { class: "name" }, `${player} asks for chair ${chair + 1} with ${chips}`),
      button("Let in", () => this.ask("admit", { player }), { class: "small primary", "aria-label": `let ${player} in` }),
      button("No", () => this.ask("admit", { player, on: false }), { class: "small", "aria-label": `do not let ${player} in` }))));
  }

  drawPeople({ muted }, { chairs }) {
    const key = JSON.stringify([muted, chairs.map((chair) => chair && [chair.player, chair.leaving])]);
    if (key === this.key) return;
    this.key = key;
    this.people.replaceChildren(...chairs.filter(Boolean).map((chair) => {
      const silent = muted.includes(chair.player);
      const auto = chair.badge === "auto";
      if (chair.player === this.store.you.name) return h("li", {}, h("span", { class: "name" }, `${chair.player} (you)`));
      return h("li", {}, h("span", { class: "name" }, chair.player, auto ? h("span", { class: "badge" }, "auto") : null),
        auto ? null : button(silent ? "Unmute" : "Mute", () => this.ask("mute", { player: chair.player, on: !silent }), { class: "small" }),
        button(chair.leaving ? "Leaving" : "Remove", () => this.ask("remove", { player: chair.player }), { class: "small", "aria-label": `remove ${chair.player}` }),
        auto ? null : button("Ban", () => this.ask("remove", { player: chair.player, ban: true }), { class: "small", "aria-label": `ban ${chair.player}` }));
    }));
  }

  change(event) {
    event.preventDefault();
    this.blinds.blur();
    this.ask("dials", { dials: { blinds: this.blinds.value.trim() } });
  }

  add(event) {
    event.preventDefault();
    this.ask("add-auto", { style: this.style_.value });
  }

  async copy() {
    const link = `${location.origin}/t/${this.store.id}`;
    try {
      await navigator.clipboard.writeText(link);
      say(this.link, "Copied");
      setTimeout(() => say(this.link, "Copy the invite link"), 2000);
    } catch {
      say(this.says, `The link: ${link}`);
    }
  }

  /** Closing cannot be undone: it is asked twice. */
  close() {
    if (this.sure) return this.ask("close-table");
    this.sure = setTimeout(() => this.calm(), SURE);
    return say(this.shut, "Press again: everyone is cashed out");
  }

  calm() {
    clearTimeout(this.sure);
    this.sure = null;
    say(this.shut, CLOSE);
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

customElements.define("sp-host", Host);
