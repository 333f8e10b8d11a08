// Open a table of any house: a few fields, and every dial explained for who wants it.

import { field, h, say, select } from "../dom.js";
import { post } from "../http.js";
import { title } from "../words.js";
import { HouseDialog } from "./housedialog.js";
import { Dials } from "./dials.js";

const OWN = "your own";

export class Create extends HouseDialog {
  id_ = "create-title";
  heading = "Create a table";

  build() {
    const { houses, styles } = this.known;
    this.name = h("input", { type: "text", maxlength: 40, placeholder: "Friday night", autocomplete: "off" });
    this.chairs = select([], "");
    this.secret = h("input", { type: "checkbox", checked: true });
    this.admits = h("input", { type: "checkbox" });
    this.style_ = select(Object.keys(styles).map((name) => [name, title(name)]), "regular", { onchange: () => say(this.manner, styles[this.style_.value]) });
    this.manner = h("small", {}, styles.regular ?? "");
    this.autos = select([], "2");
    this.seconds = h("input", { type: "number", min: 3, max: 600, value: 25 });
    this.about = h("div", { class: "about" });
    this.dials = new Dials(this.known.dials);
    this.toml = h("textarea", { rows: 8, spellcheck: "false", maxlength: 100000, placeholder: 'name = "thursday"\nbased_on = "standard"\ngame = "omaha"\nlimit = "pot"', onchange: () => this.check() });
    this.own = field("House file (TOML)", this.toml, "It is checked when you leave the field.");
    const pick = (house, at) => h("label", { class: "pick" }, h("input", { type: "radio", name: "house", value: house.name, checked: at === 0, onchange: () => this.choose(house) }), h("span", {}, h("b", {}, title(house.name)), h("small", {}, house.about)));
    const file = { name: OWN, about: "A house file of yours, as text." };
    this.body.replaceChildren(
      h("form", { onsubmit: (event) => this.submit(event) },
        h("fieldset", { class: "houses" }, h("legend", {}, "House"), [...houses, file].map(pick)),
        this.own,
        h("div", { class: "grid" },
          field("Name", this.name, "What the table is called; left empty, it is called after you."), field("Chairs", this.chairs, "How many can sit down."),
          field("Auto players", this.autos, "They sit down at once; more can be added later."), field("Their style", this.style_, this.manner),
          ...this.dials.basic(), field("Seconds to act", this.seconds, "After that the time bank runs.")),
        h("label", { class: "check" }, this.secret, h("span", {}, "Private: only who has the link finds it")),
        h("label", { class: "check" }, this.admits, h("span", {}, "Ask me before somebody sits down")),
        h("details", { class: "more" }, h("summary", {}, "Every dial of the house"), this.dials.box),
        this.about,
        this.says,
        h("div", { class: "row end" }, h("button", { class: "primary big" }, "Open the table"))),
    );
    this.choose(houses[0]);
  }

  choose(house) {
    this.own.hidden = house.name !== OWN;
    this.house = house.name === OWN ? null : house;
    if (!this.house) return this.toml.focus();
    const most = Math.min(10, house.max_chairs);
    this.fillNumbers(this.chairs, 2, most, Math.min(6, most));
    this.fillNumbers(this.autos, 0, most - 1, Math.min(2, most - 1));
    this.dials.fill(house);
    this.about.replaceChildren(h("h3", {}, "In words"), h("ul", { class: "words" }, house.words.map((line) => h("li", {}, line))));
    return undefined;
  }

  fillNumbers(made, from, to, value) {
    made.replaceChildren(...Array.from({ length: to - from + 1 }, (_, at) => h("option", { value: from + at }, String(from + at))));
    made.value = String(value);
  }

  async check() {
    try {
      const { fine, error, house } = await post("/api/houses/check", { toml: this.toml.value });
      say(this.says, fine ? "" : error);
      if (fine) this.choose({ ...house, name: house.name });
      this.own.hidden = false;
      this.file = fine ? this.toml.value : null;
    } catch (error) {
      say(this.says, error.message);
    }
  }

  async submit(event) {
    event.preventDefault();
    const own = !this.own.hidden;
    const autos = Array(Math.min(Number(this.autos.value), Number(this.chairs.value) - 1)).fill(this.style_.value);
    const body = {
      name: this.name.value.trim(), dials: this.dials.changed(), chairs: Number(this.chairs.value), private: this.secret.checked, admits: this.admits.checked,
      autos, act_ms: Number(this.seconds.value) * 1000, ...(own ? { toml: this.toml.value } : { house: this.house.name }),
    };
    try {
      const { path } = await post("/api/tables", body);
      this.dialog.close();
      this.dispatchEvent(new CustomEvent("sp-go", { bubbles: true, detail: { path, sit: true } }));
    } catch (error) {
      say(this.says, error.message);
      this.says.scrollIntoView({ block: "nearest" });
    }
  }
}

customElements.define("sp-create", Create);
