// For who hosts a table: pause, blinds, auto players, people, closing.

import { complaint, Dials } from "../../house/dials.js";
import { tell } from "../../rulebook/rule-links.js";
import { twice } from "../../shared/confirm.js";
import { button, field, h, select, setText, show } from "../../shared/dom.js";
import { stakes, styleHint, styleName } from "../../shared/format.js";
import { get, post } from "../../shared/http.js";
import { phrased, say } from "../../shared/say.js";
import "./bans.js";
import "../../house/chip-value.js";

export class Host extends HTMLElement {
  connectedCallback() {
    if (this.pause) return;
    this.pause = button(say("side-pause"), () => this.ask("pause", { on: this.store.state.paused !== "host" }), {
      class: "primary",
    });
    this.link = button(
      say("shared-invite-friends"),
      () => this.dispatchEvent(new CustomEvent("sp-invite", { bubbles: true })),
      {},
    );
    this.blinds = h("input", {
      type: "text",
      inputmode: "numeric",
      "aria-label": say("side-blinds"),
      pattern: "[0-9]+(/[0-9]+)+",
      required: true,
    });
    this.soon = h("p", { class: "dim" });
    this.manner = h("small", {});
    this.style_ = select([], "", {
      "aria-label": say("side-style-of-the-auto-player"),
      onchange: () => setText(this.manner, styleHint(this.style_.value)),
    });
    this.people = h("ul", { class: "people" });
    this.ends = button(say("side-end-the-game-after-this"), () => this.ask("end-game"), { hidden: true });
    this.every = h(
      "details",
      { class: "more", ontoggle: () => this.every.open && this.openDials() },
      h("summary", {}, say("side-every-dial")),
    );
    this.keepName = h("input", {
      type: "text",
      maxlength: 40,
      required: true,
      autocomplete: "off",
      "aria-label": say("side-saved-as"),
    });
    this.kept = h("p", { class: "dim", role: "status" });
    this.says = h("p", { class: "trouble", role: "alert" });
    this.asking = h("ul", { class: "people", "aria-live": "polite" });
    this.bans = h("sp-bans", { hidden: true });
    this.value = h("sp-chipvalue");
    this.shut = twice(
      say("side-close-the-table"),
      say("side-press-again-everyone-is-cashed"),
      () => this.ask("close-table"),
      {
        class: "danger wraps",
      },
    );
    this.closing = h("p", { class: "row", role: "status" });
    this.append(
      this.says,
      h("div", { class: "row" }, this.pause, this.link),
      h(
        "form",
        { class: "row", onsubmit: (event) => this.change(event) },
        field(say("side-blinds-label"), this.blinds, say("side-blinds-label.hint")),
        h("button", {}, say("side-change")),
      ),
      this.soon,
      this.every,
      h(
        "form",
        { class: "row", onsubmit: (event) => this.add(event) },
        field(say("side-auto-player"), this.style_, this.manner),
        h("button", {}, say("side-add")),
      ),
      this.asking,
      h("h2", {}, say("side-at-the-table")),
      this.people,
      this.bans,
      h("h2", {}, say("shared-what-chips-are-worth")),
      h("form", { class: "row", onsubmit: (event) => this.price(event) }, this.value, h("button", {}, say("side-set"))),
      h("h2", {}, say("shared-my-tables")),
      h(
        "form",
        { class: "row", onsubmit: (event) => this.keep(event) },
        field(say("side-saved-as-label"), this.keepName, say("side-saved-as-label.hint")),
        h("button", {}, say("shared-save")),
      ),
      this.kept,
      this.ends,
      this.shut,
      this.closing,
    );
  }

  draw(store) {
    this.store = store;
    const { info, state } = store;
    setText(this.pause, state.paused === "host" ? say("side-go-on") : say("side-pause-the-game"));
    if (document.activeElement !== this.blinds) this.blinds.value = info.dials.blinds.join("/");
    setText(
      this.soon,
      state.soon.length ? say("side-from-the-next-hand", { names: state.soon.map(phrased) }) : risen(info, state),
    );
    if (!this.keepName.value && document.activeElement !== this.keepName) this.keepName.value = info.name;
    show(
      this.ends,
      state.game && state.game.ends !== "open" && state.game.number && !state.game.over && !state.game.ending,
    );
    const dials = JSON.stringify(info.dials);
    if (this.dials && dials !== this.filled) this.fill(info, dials);
    const { styles } = info;
    if (this.style_.options.length !== styles.length) {
      this.style_.replaceChildren(...styles.map((name) => h("option", { value: name }, styleName(name))));
      this.style_.value = styles.includes("regular") ? "regular" : styles[0];
      setText(this.manner, styleHint(this.style_.value));
    }
    this.drawClosing(info.closing);
    this.drawAsking(info.asking);
    this.bans.draw(info.banned, (type, fields) => this.ask(type, fields));
    const value = JSON.stringify(info.value);
    if (value !== this.valued) this.value.set(info.value);
    this.valued = value;
    this.drawPeople(info, state);
  }

  /** A hand that is played is played out first; until then the host may think better of it. */
  drawClosing(on) {
    if (on === this.ending) return;
    this.ending = on;
    show(this.shut, !on);
    this.closing.replaceChildren(
      ...(on
        ? [
            say("side-the-table-closes-when-this"),
            button(say("side-keep-it-open"), () => this.ask("close-table", { on: false }), { class: "small" }),
          ]
        : []),
    );
  }

  drawAsking(asking) {
    const key = JSON.stringify(asking);
    if (key === this.asked) return;
    this.asked = key;
    this.asking.replaceChildren(
      ...asking.map(({ player, chair, chips }) =>
        h(
          "li",
          {},
          h("span", { class: "name" }, say("side-asks-for-chair-with", { who: player, number: chair + 1, chips })),
          button(say("shared-let-in"), () => this.ask("admit", { player }), {
            class: "small primary",
            "aria-label": say("shared-let-in-who", { who: player }),
          }),
          button(say("side-no"), () => this.ask("admit", { player, on: false }), {
            class: "small",
            "aria-label": say("shared-no-do-not-let-in", { who: player }),
          }),
        ),
      ),
    );
  }

  drawPeople({ muted }, { chairs }) {
    const key = JSON.stringify([muted, chairs.map((chair) => chair && [chair.player, chair.leaving])]);
    if (key === this.key) return;
    this.key = key;
    this.people.replaceChildren(
      ...chairs.filter(Boolean).map((chair) => {
        const silent = muted.includes(chair.player);
        const auto = chair.badge === "auto";
        if (chair.player === this.store.you.name)
          return h("li", {}, h("span", { class: "name" }, say("side-you", { who: chair.player })));
        return h(
          "li",
          {},
          h(
            "span",
            { class: "name" },
            chair.player,
            auto ? h("span", { class: "badge" }, say("shared-badge-auto")) : null,
          ),
          auto
            ? null
            : button(
                silent ? say("side-unmute") : say("side-mute-button"),
                () => this.ask("mute", { player: chair.player, on: !silent }),
                {
                  class: "small",
                  "aria-label": say(silent ? "side-unmute-who" : "side-mute", { who: chair.player }),
                },
              ),
          chair.leaving
            ? h("span", { class: "dim" }, say("shared-leaving"))
            : auto
              ? button(say("shared-remove"), () => this.ask("remove", { player: chair.player }), {
                  class: "small",
                  "aria-label": say("side-remove", { who: chair.player }),
                })
              : twice(
                  say("shared-remove"),
                  say("side-really-remove"),
                  () => this.ask("remove", { player: chair.player }),
                  {
                    class: "small",
                    title: say("side-remove", { who: chair.player }),
                  },
                ),
          auto
            ? null
            : twice(
                say("shared-ban"),
                say("side-really-ban"),
                () => this.ask("remove", { player: chair.player, ban: true }),
                {
                  class: "small",
                  title: say("side-ban", { who: chair.player }),
                },
              ),
        );
      }),
    );
  }

  change(event) {
    event.preventDefault();
    this.blinds.blur();
    this.ask("dials", { dials: { blinds: this.blinds.value.trim() } });
  }

  /** All dials, asked for when somebody wants to see them. */
  async openDials() {
    if (this.dials) return;
    try {
      const { dials } = await get("/api/houses");
      this.dials = new Dials(
        dials,
        (given) => post("/api/houses/dials", { table: this.store.id, dials: given }),
        ({ errors, failed }) => tell(this.wrong, failed ?? complaint(errors[""])),
      );
      this.wrong = h("p", { class: "trouble", role: "alert" });
      this.every.append(
        h(
          "form",
          { onsubmit: (event) => this.turn(event) },
          h("div", { class: "grid dials" }, this.dials.basic()),
          this.dials.box,
          this.wrong,
          h("button", { class: "primary" }, say("side-change-from-the-next-hand")),
        ),
      );
      this.fill(this.store.info, JSON.stringify(this.store.info.dials));
    } catch (error) {
      tell(this.says, error.message);
    }
  }

  /** The values that hold or are announced; what somebody has touched meanwhile stays. */
  fill(info, key) {
    this.filled = key;
    this.dials.fill(info.dials, this.dials.changed());
  }

  async turn(event) {
    event.preventDefault();
    const given = this.dials.changed();
    try {
      await this.store.ask("dials", { dials: given });
      this.dials.touched.clear();
      setText(this.wrong, "");
      this.dials.ask();
    } catch (error) {
      await this.dials.ask();
      if (![...this.dials.wrong.values()].some((made) => made.textContent)) tell(this.wrong, error.message);
    }
  }

  async keep(event) {
    event.preventDefault();
    try {
      await post("/api/saved", { name: this.keepName.value.trim(), table: this.store.id });
      setText(this.kept, say("shared-saved-as", { name: this.keepName.value.trim() }));
    } catch (error) {
      setText(this.kept, error.message);
    }
  }

  price(event) {
    event.preventDefault();
    this.ask("chip-value", this.value.value);
  }

  add(event) {
    event.preventDefault();
    this.ask("add-auto", { style: this.style_.value });
  }

  async ask(type, fields) {
    try {
      await this.store.ask(type, fields);
      setText(this.says, "");
    } catch (error) {
      tell(this.says, error.message);
    }
  }
}

/** Blinds that have risen are others than those that were set. */
function risen(info, state) {
  const set = info.dials.blinds.join("/");
  return state.blinds.join("/") === set ? "" : say("side-the-blinds-have-risen-to", { blinds: stakes(state.blinds) });
}

customElements.define("sp-host", Host);
