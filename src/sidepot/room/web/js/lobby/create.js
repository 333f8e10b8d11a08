// Open a table: a preset, a house or the last one to begin with, a few fields, every dial for those who want it.

import { DELAYS } from "../house/delays.js";
import { complaint, Dials } from "../house/dials.js";
import { HouseDialog } from "../house/house-dialog.js";
import { tell } from "../rulebook/rule-links.js";
import { button, field, h, select, setText } from "../shared/dom.js";
import { styleHint, styleName, title } from "../shared/format.js";
import { get, post } from "../shared/http.js";
import { worth } from "../shared/money.js";
import { known, phrased, ready, say } from "../shared/say.js";
import { summary } from "./summary.js";
import "../house/chip-value.js";
import "./saved.js";

const OWN = "your own"; // no house has this name
const PUT_IN = ["insertFromPaste", "insertFromDrop"]; // a whole file at once: it is looked at before anyone leaves the field

export class Create extends HouseDialog {
  id_ = "create-title";
  heading = say("lobby-create-a-table");

  build() {
    const { houses, styles } = this.known;
    this.name = h("input", {
      type: "text",
      maxlength: 40,
      placeholder: say("lobby-friday-night"),
      autocomplete: "off",
    });
    this.chairs = select([], "");
    this.secret = h("input", { type: "checkbox", checked: true });
    this.admits = h("input", { type: "checkbox" });
    this.style_ = select(
      styles.map((name) => [name, styleName(name)]),
      "regular",
      { onchange: () => setText(this.manner, styleHint(this.style_.value)) },
    );
    this.manner = h("small", {}, styleHint("regular"));
    this.autos = select([], "2");
    this.seconds = h("input", { type: "number", min: 3, max: 600, value: 25 });
    this.delay = select(DELAYS, "0");
    this.about = h("section", { class: "about", "aria-label": say("lobby-in-words") });
    this.words = [];
    this.dials = new Dials(
      this.known.dials,
      (dials) => post("/api/houses/dials", { ...this.base(), dials }),
      (seen) => this.tell(seen),
    );
    this.saved = h("sp-saved", { hidden: true });
    this.keepName = h("input", {
      type: "text",
      maxlength: 40,
      autocomplete: "off",
      placeholder: say("lobby-our-friday-game"),
    });
    this.kept = h("p", { class: "dim", role: "status" });
    this.toml = h("textarea", {
      rows: 8,
      spellcheck: "false",
      maxlength: 100000,
      placeholder: 'name = "thursday"\nbased_on = "standard"\ngame = "omaha"\nlimit = "pot"',
      oninput: ({ inputType }) => PUT_IN.includes(inputType) && this.check(),
      onchange: () => this.check(),
    });
    this.own = field(say("lobby-house-file-toml"), this.toml, say("lobby-house-file-toml.hint"));
    const pick = (name, about, value, choose, checked = false) =>
      h(
        "label",
        { class: "pick" },
        h("input", { type: "radio", name: "house", value, checked, onchange: choose }),
        h("span", {}, h("b", {}, name), h("small", {}, about)),
      );
    const preset = ({ name, settings }) =>
      pick(say(`lobby-preset-${name}`), say(`lobby-preset-${name}.hint`), name, () => this.put(settings));
    const ofHouse = (house, at) =>
      pick(
        house.name === OWN ? say("lobby-your-own") : title(house.name),
        known(`rules-house-${house.name}`) ? say(`rules-house-${house.name}`) : house.about,
        house.name,
        () => this.choose(house),
        at === 0,
      );
    const file = { name: OWN, about: say("lobby-a-house-file-of-yours") };
    this.value = h("sp-chipvalue");
    this.body.replaceChildren(
      this.saved,
      h(
        "form",
        { onsubmit: (event) => this.submit(event), oninput: () => this.mended() },
        h("fieldset", { class: "houses" }, h("legend", {}, say("lobby-begin-with")), this.known.presets.map(preset)),
        h(
          "fieldset",
          { class: "houses" },
          h("legend", {}, say("lobby-or-by-the-rules-of")),
          [...houses, file].map(ofHouse),
        ),
        this.own,
        h(
          "div",
          { class: "grid" },
          field(say("lobby-name"), this.name, say("lobby-name.hint")),
          field(say("lobby-chairs"), this.chairs, say("lobby-chairs.hint")),
          field(say("lobby-auto-players"), this.autos, say("lobby-auto-players.hint")),
          field(say("shared-their-style"), this.style_, this.manner),
          ...this.dials.basic(),
          field(say("lobby-seconds-to-act"), this.seconds, say("lobby-seconds-to-act.hint")),
          field(say("lobby-spectators-see-it"), this.delay, say("lobby-spectators-see-it.hint")),
        ),
        h("label", { class: "check" }, this.secret, h("span", {}, say("lobby-private-only-people-with-the"))),
        h("label", { class: "check" }, this.admits, h("span", {}, say("lobby-ask-me-before-somebody-sits"))),
        h("details", { class: "more" }, h("summary", {}, say("shared-what-chips-are-worth")), this.value),
        h("details", { class: "more" }, h("summary", {}, say("lobby-every-dial-with-what-it")), this.dials.box),
        this.about,
        h(
          "details",
          { class: "more" },
          h("summary", {}, say("lobby-save-these-settings")),
          h(
            "div",
            { class: "row" },
            field(say("lobby-saved-as"), this.keepName, say("lobby-saved-as.hint")),
            button(say("shared-save"), () => this.keep(), {}),
          ),
          this.kept,
        ),
        this.says,
        h("div", { class: "row end" }, h("button", { class: "primary big" }, say("lobby-open-the-table"))),
      ),
    );
    this.saved.begin((one) => this.use(one));
    this.choose(houses[0]);
  }

  /** Something was changed: what was wrong before may be right now, and the words follow. */
  mended() {
    setText(this.says, "");
    this.draw();
  }

  /** What the dials are compared with. */
  base() {
    return this.own.hidden ? { house: this.house.name } : { toml: this.toml.value };
  }

  tell({ words, errors, max_chairs: most, failed = undefined }) {
    tell(this.says, failed ?? complaint(errors[""]));
    this.words = words?.map(phrased) ?? this.words;
    if (most) this.fit(most);
    this.draw();
  }

  /** No more chairs than the game has cards for. */
  fit(most) {
    const chairs = Math.min(10, most);
    if (this.chairs.options.length === chairs - 1) return;
    this.fillNumbers(this.chairs, 2, chairs, Math.min(Number(this.chairs.value), chairs));
    this.fillNumbers(this.autos, 0, chairs - 1, Math.min(Number(this.autos.value), chairs - 1));
  }

  /** All that is chosen, in words. */
  draw() {
    const table = summary({
      name: this.name.value.trim(),
      chairs: Number(this.chairs.value),
      autos: Number(this.autos.value),
      style: styleName(this.style_.value),
      seconds: Number(this.seconds.value),
      delay: DELAYS.find(([ms]) => Number(ms) && ms === this.delay.value)?.[1],
      worth: worth(100, this.value.value),
      hidden: this.secret.checked,
      admits: this.admits.checked,
    });
    this.about.replaceChildren(
      h("h3", {}, say("lobby-in-words-label")),
      h(
        "ul",
        { class: "words" },
        [...table, ...this.words].map((line) => h("li", {}, line)),
      ),
    );
  }

  /** Show the settings of a saved table, or of the last one. */
  async use({ name, settings }) {
    const house = this.known.houses.find((one) => one.name === settings.house);
    this.body.querySelector(`input[name=house][value="${settings.toml || !house ? OWN : house.name}"]`).checked = true;
    await this.put(settings);
    this.keepName.value = name;
    this.name.scrollIntoView({ block: "nearest" });
  }

  /** Put settings into the form. */
  async put(settings) {
    const house = this.known.houses.find((one) => one.name === settings.house);
    if (settings.toml) {
      this.toml.value = settings.toml;
      this.own.hidden = false;
      await this.check();
    } else {
      this.choose(house, settings.dials);
    }
    this.name.value = settings.name;
    this.chairs.value = String(settings.chairs);
    this.autos.value = String(settings.autos.length);
    if (settings.autos.length) this.style_.value = settings.autos[0];
    setText(this.manner, styleHint(this.style_.value));
    this.secret.checked = settings.private;
    this.admits.checked = settings.admits;
    this.value.set(settings);
    this.delay.value = String(settings.delay_ms ?? 0);
    if (settings.act_ms) this.seconds.value = Math.round(settings.act_ms / 1000);
    this.draw();
  }

  async keep() {
    await this.saved.ask(
      post("/api/saved", { name: this.keepName.value.trim(), settings: this.settings() })
        .then((answer) => {
          setText(this.kept, say("shared-saved-as", { name: this.keepName.value.trim() }));
          setText(this.says, "");
          return answer;
        })
        .catch((error) => {
          setText(this.kept, "");
          tell(this.says, error.message);
          return get("/api/saved");
        }),
    );
  }

  choose(house, given = {}) {
    this.own.hidden = house.name !== OWN;
    this.house = house.name === OWN ? null : house;
    if (!this.house) return this.toml.focus();
    return this.fillHouse(house, given);
  }

  fillHouse(house, given = {}) {
    const most = Math.min(10, house.max_chairs);
    this.fillNumbers(this.chairs, 2, most, Math.min(6, most));
    this.fillNumbers(this.autos, 0, most - 1, Math.min(2, most - 1));
    this.tell({ words: house.words, errors: {}, max_chairs: null });
    return this.dials.fill(house.dials, given);
  }

  fillNumbers(made, from, to, value) {
    made.replaceChildren(
      ...Array.from({ length: to - from + 1 }, (_, at) => h("option", { value: from + at }, String(from + at))),
    );
    made.value = String(value);
  }

  async check() {
    try {
      const { fine, error, house } = await post("/api/houses/check", { toml: this.toml.value });
      await ready(error);
      tell(this.says, fine ? "" : phrased(error));
      if (!fine) return;
      this.house = house;
      this.fillHouse(house);
    } catch (error) {
      tell(this.says, error.message);
    }
  }

  settings() {
    const autos = Array(Math.min(Number(this.autos.value), Number(this.chairs.value) - 1)).fill(this.style_.value);
    return {
      name: this.name.value.trim(),
      dials: this.dials.changed(),
      chairs: Number(this.chairs.value),
      private: this.secret.checked,
      admits: this.admits.checked,
      autos,
      act_ms: Number(this.seconds.value) * 1000,
      delay_ms: Number(this.delay.value),
      ...this.value.value,
      ...this.base(),
    };
  }

  async submit(event) {
    event.preventDefault();
    try {
      const { path } = await post("/api/tables", this.settings());
      this.dialog.close();
      this.dispatchEvent(new CustomEvent("sp-go", { bubbles: true, detail: { path, sit: true, opened: true } }));
    } catch (error) {
      tell(this.says, error.message);
      this.says.scrollIntoView({ block: "nearest" });
    }
  }
}

customElements.define("sp-create", Create);
