// How one likes it, all in one place, kept in this browser: looks, sounds, notices, the whole screen.

import { button, h, select, setText, show } from "../shared/dom.js";
import { canFill, canInstall, changed, install, toggleFull } from "../shared/install.js";
import { canNotify, wantNotices } from "../shared/notices.js";
import { LANGUAGES, say, speak } from "../shared/say.js";
import { settings } from "../shared/settings.js";
import { KINDS, play } from "../shared/sound.js";

const FELTS = {
  green: say("room-green"),
  blue: say("room-blue"),
  red: say("room-red"),
  purple: say("room-purple"),
  grey: say("room-grey"),
};
const BACKS = { red: say("room-red"), blue: say("room-blue"), green: say("room-green"), black: say("room-black") };
/** The page is loaded again in another language. */
function languages() {
  const known = [["", say("room-language-browser")], ...Object.entries(LANGUAGES)];
  const made = select(known, settings.get("language"), {
    onchange: () => speak(made.value),
    "data-setting": "language",
  });
  return h("label", { class: "field" }, h("span", {}, say("room-language")), made);
}

const CHOICES = {
  theme: [say("room-colours"), { auto: say("room-as-the-system"), dark: say("room-dark"), light: say("room-light") }],
  contrast: [
    say("room-contrast"),
    { auto: say("room-as-the-system"), usual: say("room-usual"), more: say("room-high") },
  ],
  deck: [say("room-deck"), { two: say("room-two-colours"), four: say("room-four-colours") }],
  unit: [say("room-amounts"), { chips: say("room-chips"), bb: say("room-big-blinds") }],
  tiles: [
    say("room-other-tables-on-wide-screens"),
    { on: say("room-small-tables-and-tabs"), off: say("room-tabs-only") },
  ],
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
        h("h2", { id: "settings-title" }, say("room-settings")),
        button("×", () => this.dialog.close(), { class: "shut", "aria-label": say("room-close-the-settings") }),
      ),
      h(
        "div",
        { class: "columns" },
        h(
          "section",
          {},
          h("h3", {}, say("room-the-table")),
          swatches("felt", say("room-felt"), FELTS),
          swatches("back", say("room-card-backs"), BACKS),
          ...["deck", "unit", "tiles"].map(choice),
        ),
        h(
          "section",
          {},
          h("h3", {}, say("room-the-page")),
          languages(),
          ...["theme", "contrast"].map(choice),
          this.screen(),
        ),
        h("section", {}, h("h3", {}, say("room-sound")), ...sound()),
        h("section", {}, h("h3", {}, say("room-notices")), ...this.notices()),
      ),
      h("p", { class: "dim foot" }, say("room-kept-in-this-browser")),
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
    this.installer = button(say("room-install-the-room-as-an"), install, { class: "plain" });
    const full = button(say("room-full-screen"), toggleFull, { class: "plain" });
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
        setText(told, wanted && !on.checked ? say("room-this-browser-does-not-allow") : WHEN);
      },
    });
    setText(told, canNotify() ? WHEN : say("room-browsers-allow-notices-over-https"));
    return [h("label", { class: "check" }, on, h("span", {}, say("room-your-turn-and-tournaments-that"))), told];
  }
}

const WHEN = say("room-they-come-while-this-page");

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
    "aria-label": say("room-volume"),
    "data-setting": "volume",
    onchange: () => {
      settings.set("volume", Number(volume.value));
      play("turn");
    },
  });
  volume.value = settings.get("volume");
  return [
    h("label", { class: "check" }, on, h("span", {}, say("room-sound"))),
    h("label", { class: "field" }, h("span", {}, say("room-volume-label")), volume),
    h(
      "fieldset",
      { class: "kinds" },
      h("legend", {}, say("room-which")),
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
