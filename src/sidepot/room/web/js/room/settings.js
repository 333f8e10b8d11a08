// How one likes it, all in one place, kept in this browser: looks, sounds, notices, the whole screen.

import { button, h, say, select, show } from "../shared/dom.js";
import { canFill, canInstall, changed, install, toggleFull } from "../shared/install.js";
import { canNotify, wantNotices } from "../shared/notices.js";
import { settings } from "../shared/settings.js";
import { KINDS, play } from "../shared/sound.js";

const FELTS = { green: "Green", blue: "Blue", red: "Red", purple: "Purple", grey: "Grey" };
const BACKS = { red: "Red", blue: "Blue", green: "Green", black: "Black" };
const CHOICES = {
  theme: ["Colours", { auto: "As the system", dark: "Dark", light: "Light" }],
  contrast: ["Contrast", { auto: "As the system", usual: "Usual", more: "High" }],
  deck: ["Deck", { two: "Two colours", four: "Four colours" }],
  unit: ["Amounts", { chips: "Chips", bb: "Big blinds" }],
  tiles: ["Other tables, on wide screens", { on: "Small tables and tabs", off: "Tabs only" }],
};

export class SettingsDialog extends HTMLElement {
  open() {
    this.dialog?.remove();
    this.dialog = h(
      "dialog",
      { class: "settings", "aria-labelledby": "settings-title", onclose: () => this.closed() },
      h(
        "header",
        {},
        h("h2", { id: "settings-title" }, "Settings"),
        button("×", () => this.dialog.close(), { class: "shut", "aria-label": "close the settings" }),
      ),
      h(
        "div",
        { class: "columns" },
        h(
          "section",
          {},
          h("h3", {}, "The table"),
          swatches("felt", "Felt", FELTS),
          swatches("back", "Card backs", BACKS),
          ...["deck", "unit", "tiles"].map(choice),
        ),
        h("section", {}, h("h3", {}, "The page"), ...["theme", "contrast"].map(choice), this.screen()),
        h("section", {}, h("h3", {}, "Sound"), ...sound()),
        h("section", {}, h("h3", {}, "Notices"), ...this.notices()),
      ),
      h("p", { class: "dim foot" }, "Kept in this browser."),
    );
    this.append(this.dialog);
    this.redraw = () => this.drawScreen();
    changed.addEventListener("change", this.redraw);
    this.dialog.showModal();
  }

  closed() {
    changed.removeEventListener("change", this.redraw);
    this.dialog.remove();
  }

  screen() {
    this.installer = button("Install the room as an app", install, { class: "plain" });
    const full = button("Full screen", toggleFull, { class: "plain" });
    show(full, canFill());
    this.drawScreen();
    return h("div", { class: "row" }, full, this.installer);
  }

  drawScreen() {
    show(this.installer, canInstall());
  }

  /** The browser is asked for its permission when somebody turns them on, and not before. */
  notices() {
    const told = h("p", { class: "dim", role: "status" });
    const on = h("input", {
      type: "checkbox",
      checked: settings.get("notify") === "on",
      disabled: !canNotify(),
      onchange: async () => {
        const wanted = on.checked;
        on.checked = await wantNotices(wanted);
        say(
          told,
          wanted && !on.checked ? "This browser does not allow it: change that in its settings for this page." : WHEN,
        );
      },
    });
    say(told, canNotify() ? WHEN : "Browsers allow notices over https, and on the room’s own machine, alone.");
    return [h("label", { class: "check" }, on, h("span", {}, "Your turn, and tournaments that begin")), told];
  }
}

const WHEN =
  "They come while this page is open, in a tab or as an app, and you look at something else: your turn, events you have entered, somebody who asks you for a chair. When the page is closed nothing comes; a phone that sleeps, or stops pages it does not show, brings them when you are back.";

function choice(name) {
  const [label, values] = CHOICES[name];
  const made = select(Object.entries(values), settings.get(name), {
    onchange: () => settings.set(name, made.value),
    "data-setting": name,
  });
  return h("label", { class: "field" }, h("span", {}, label), made);
}

function swatches(name, label, values) {
  const pick = ([value, said]) =>
    h(
      "label",
      { class: "swatch", title: said },
      h("input", {
        type: "radio",
        name,
        value,
        checked: settings.get(name) === value,
        "aria-label": said,
        onchange: () => settings.set(name, value),
      }),
      h("i", { [`data-${name}`]: value, "aria-hidden": "true" }),
    );
  return h("fieldset", { class: "swatches" }, h("legend", {}, label), Object.entries(values).map(pick));
}

function sound() {
  const on = h("input", {
    type: "checkbox",
    checked: settings.get("sound") === "on",
    onchange: () => settings.set("sound", on.checked ? "on" : "off"),
  });
  const volume = h("input", {
    type: "range",
    min: 0,
    max: 200,
    step: 10,
    "aria-label": "volume",
    "data-setting": "volume",
    onchange: () => {
      settings.set("volume", Number(volume.value));
      play("turn");
    },
  });
  volume.value = settings.get("volume");
  return [
    h("label", { class: "check" }, on, h("span", {}, "Sound")),
    h("label", { class: "field" }, h("span", {}, "Volume"), volume),
    h(
      "fieldset",
      { class: "kinds" },
      h("legend", {}, "Which"),
      Object.entries(KINDS).map(([kind, label]) => heard(kind, label)),
    ),
  ];
}

function heard(kind, label) {
  const on = h("input", {
    type: "checkbox",
    checked: !settings.get("quiet").includes(kind),
    "data-kind": kind,
    onchange: () => {
      const others = settings.get("quiet").filter((each) => each !== kind);
      settings.set("quiet", on.checked ? others : [...others, kind]);
    },
  });
  return h("label", { class: "check" }, on, h("span", {}, label));
}

customElements.define("sp-settings", SettingsDialog);
