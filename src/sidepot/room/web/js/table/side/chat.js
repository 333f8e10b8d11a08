// Talk at the table. Anyone can mute anyone for themselves; a host mutes for all.

import { button, h, setText } from "../../shared/dom.js";
import { say } from "../../shared/say.js";
import { settings } from "../../shared/settings.js";
import { EMOTES } from "../felt/bubbles.js";

export class Chat extends HTMLElement {
  connectedCallback() {
    if (this.lines) return;
    this.lines = h("ol", { class: "lines", tabindex: 0, "aria-live": "polite", "aria-label": say("shared-chat") });
    this.input = h("input", {
      type: "text",
      maxlength: 400,
      autocomplete: "off",
      placeholder: say("side-say-something"),
      "aria-label": say("side-chat-message"),
    });
    this.says = h("p", { class: "trouble", role: "alert" });
    this.mute = button("", () => settings.toggle("chat", "on", "off"), { class: "plain small" });
    const emotes = h(
      "div",
      { class: "emotes", role: "group", "aria-label": say("side-emotes") },
      EMOTES.map((emote) =>
        button(emote, () => this.send(emote), { class: "plain", "aria-label": say("side-say", { emote }) }),
      ),
    );
    this.append(
      this.mute,
      this.lines,
      this.says,
      emotes,
      h(
        "form",
        { class: "row", onsubmit: (event) => this.submit(event) },
        this.input,
        h("button", {}, say("side-send")),
      ),
    );
    settings.addEventListener("change", () => this.store && this.draw(this.store));
  }

  draw(store) {
    this.store = store;
    const off = settings.get("chat") === "off";
    const muted = settings.get("muted");
    setText(this.mute, off ? say("side-chat-is-off-turn-it") : say("side-turn-chat-off"));
    const said = off ? [] : store.chat.filter(({ player }) => !muted.includes(player));
    const key = `${said.map(({ number }) => number)} ${muted} ${off}`;
    if (key === this.key) return;
    this.key = key;
    const own = store.you?.name;
    this.lines.replaceChildren(
      ...said.map((line) => this.line(line, own)),
      ...muted.map((player) =>
        h(
          "li",
          { class: "dim" },
          say("side-is-muted", { who: player }),
          " ",
          button(say("side-hear-again"), () => this.hear(player), { class: "link" }),
        ),
      ),
      ...(said.length + muted.length
        ? []
        : [h("li", { class: "dim" }, off ? say("side-nothing-is-shown") : say("side-nobody-has-said-anything-yet"))]),
    );
    this.lines.scrollTop = this.lines.scrollHeight;
  }

  line({ player, text }, own) {
    // the room itself has no name, and cannot be muted
    if (!player) return h("li", { class: "dim" }, text);
    const mute =
      player === own
        ? null
        : button(say("side-mute-short"), () => this.silence(player), {
            class: "link",
            "aria-label": say("side-mute", { who: player }),
          });
    return h("li", {}, h("b", {}, player), " ", h("span", {}, text), mute);
  }

  silence(player) {
    settings.set("muted", [...new Set([...settings.get("muted"), player])]);
  }

  hear(player) {
    settings.set(
      "muted",
      settings.get("muted").filter((name) => name !== player),
    );
  }

  async submit(event) {
    event.preventDefault();
    const text = this.input.value.trim();
    if (!text) return;
    // at once: the answer may come when the next line is being typed
    this.input.value = "";
    if (!(await this.send(text)) && !this.input.value) this.input.value = text;
  }

  /** Say something; whether the room has taken it. */
  async send(text) {
    try {
      await this.store.ask("chat", { text });
      setText(this.says, "");
      return true;
    } catch (error) {
      setText(this.says, error.message);
      return false;
    }
  }
}

customElements.define("sp-chat", Chat);
