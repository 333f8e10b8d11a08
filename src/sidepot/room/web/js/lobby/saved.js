// My tables: settings saved under a name, to open them again on any device.

import { button, h, say, show } from "../shared/dom.js";
import { get, post } from "../shared/http.js";

const SURE = 4000;

export class Saved extends HTMLElement {
  /** *pick* is told the settings that somebody wants to see in the form. */
  async begin(pick) {
    this.pick = pick;
    this.list = h("ul", { class: "people" });
    this.says = h("p", { class: "trouble", role: "alert" });
    this.replaceChildren(h("h3", {}, "My tables"), this.list, this.says);
    show(this, false);
    await this.ask(get("/api/saved"));
  }

  async ask(answer) {
    try {
      const { saved, last } = await answer;
      this.draw(saved, last);
      say(this.says, "");
    } catch (error) {
      say(this.says, error.message);
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
      h("span", { class: "name" }, `Like my last table: ${last.name}`),
      button("Use", () => this.pick(last), {
        class: "small primary",
        "aria-label": "use the settings of my last table",
      }),
    );
  }

  row(one) {
    const row = h("li", {});
    const forget = button("Delete", () => this.forget(one, forget), {
      class: "small",
      "aria-label": `delete ${one.name}`,
    });
    row.append(
      h("span", { class: "name" }, one.name),
      button("Use", () => this.pick(one), { class: "small primary", "aria-label": `use ${one.name}` }),
      button("Rename", () => this.rename(row, one), { class: "small", "aria-label": `rename ${one.name}` }),
      forget,
    );
    return row;
  }

  rename(row, one) {
    const name = h("input", {
      type: "text",
      maxlength: 40,
      value: one.name,
      "aria-label": `new name of ${one.name}`,
      onkeydown: (event) => event.key === "Enter" && keep(event),
    });
    const keep = (event) => {
      event.preventDefault();
      this.ask(post(`/api/saved/${one.key}`, { name: name.value.trim() }));
    };
    row.replaceChildren(name, button("Keep", keep, { class: "small primary" }));
    name.focus();
  }

  /** Deleting cannot be undone: it is asked twice. */
  forget(one, made) {
    if (made.dataset.sure) return this.ask(post(`/api/saved/${one.key}/delete`));
    made.dataset.sure = "yes";
    say(made, "Sure?");
    setTimeout(() => {
      delete made.dataset.sure;
      say(made, "Delete");
    }, SURE);
    return undefined;
  }
}

customElements.define("sp-saved", Saved);
