// My tables: settings saved under a name, to open them again on any device.

import { button, h, setText, show } from "../shared/dom.js";
import { get, post } from "../shared/http.js";
import { say } from "../shared/say.js";

const SURE = 4000;

export class Saved extends HTMLElement {
  /** *pick* is told the settings that somebody wants to see in the form. */
  async begin(pick) {
    this.pick = pick;
    this.list = h("ul", { class: "people" });
    this.says = h("p", { class: "trouble", role: "alert" });
    this.replaceChildren(h("h3", {}, say("shared-my-tables")), this.list, this.says);
    show(this, false);
    await this.ask(get("/api/saved"));
  }

  async ask(answer) {
    try {
      const { saved, last } = await answer;
      this.draw(saved, last);
      setText(this.says, "");
    } catch (error) {
      setText(this.says, error.message);
      show(this, true);
    }
  }

  draw(saved, last) {
    show(this, saved.length || last);
    this.list.replaceChildren(...(last ? [this.again(last)] : []), ...saved.map((one) => this.row(one)));
  }

  /** The table that was opened last. */
  again(last) {
    return h(
      "li",
      {},
      h("span", { class: "name" }, say("lobby-like-my-last-table", { name: last.name })),
      button(say("lobby-use"), () => this.pick(last), {
        class: "small primary",
        "aria-label": say("lobby-use-the-settings-of-my"),
      }),
    );
  }

  row(one) {
    const row = h("li", {});
    const forget = button(say("shared-delete"), () => this.forget(one, forget), {
      class: "small",
      "aria-label": say("lobby-delete", { name: one.name }),
    });
    row.append(
      h("span", { class: "name" }, one.name),
      button(say("lobby-use"), () => this.pick(one), {
        class: "small primary",
        "aria-label": say("lobby-use-name", { name: one.name }),
      }),
      button(say("lobby-rename"), () => this.rename(row, one), {
        class: "small",
        "aria-label": say("lobby-rename-name", { name: one.name }),
      }),
      forget,
    );
    return row;
  }

  rename(row, one) {
    const name = h("input", {
      type: "text",
      maxlength: 40,
      value: one.name,
      "aria-label": say("lobby-new-name-of", { name: one.name }),
      onkeydown: (event) => event.key === "Enter" && keep(event),
    });
    const keep = (event) => {
      event.preventDefault();
      this.ask(post(`/api/saved/${one.key}`, { name: name.value.trim() }));
    };
    row.replaceChildren(name, button(say("shared-keep"), keep, { class: "small primary" }));
    name.focus();
  }

  /** Deleting cannot be undone: it is asked twice. */
  forget(one, made) {
    if (made.dataset.sure) return this.ask(post(`/api/saved/${one.key}/delete`));
    made.dataset.sure = "yes";
    setText(made, say("lobby-sure"));
    setTimeout(() => {
      delete made.dataset.sure;
      setText(made, say("shared-delete"));
    }, SURE);
    return undefined;
  }
}

customElements.define("sp-saved", Saved);
