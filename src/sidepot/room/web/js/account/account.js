// My account: the ways back, where I am logged in, my bots, logging out, giving the name back.

import { files } from "../record/hand-lines.js";
import { twice } from "../shared/confirm.js";
import { toCopy } from "../shared/copy.js";
import { button, field, h, setText, show } from "../shared/dom.js";
import { day } from "../shared/format.js";
import { get, post } from "../shared/http.js";
import { phrased, say } from "../shared/say.js";
import { inWords, makePasskey, missing } from "./passkeys.js";
import { keepsake } from "./recovery.js";
import "./my-bots.js";
import "./sessions.js";

const section = (id, heading, ...parts) =>
  h(
    "section",
    { class: "part-of-account", "aria-labelledby": `account-${id}`, "data-part": id },
    h("h3", { id: `account-${id}` }, heading),
    ...parts,
  );

export class Account extends HTMLElement {
  async open() {
    this.dialog?.remove();
    this.says = h("p", { class: "trouble", role: "alert" });
    this.heading = h("h2", { id: "account-title" }, say("account-account"));
    this.body = h("div", { class: "body" }, h("p", { class: "dim" }, say("shared-one-moment")));
    this.proof = field(say("account-password"), this.proven);
    this.gone = twice(
      say("account-give-my-name-back"),
      say("account-press-again-the-name-is"),
      () =>
        this.leave(
          "/api/account/end",
          { name: this.account.name, password: this.proven.value },
          say("account-your-name-is-free-again"),
        ),
      { class: "danger", "data-do": "give-back" },
    );
    this.dialog = h(
      "dialog",
      { class: "account", "aria-labelledby": "account-title", onclose: () => this.dialog.remove() },
      h(
        "header",
        {},
        this.heading,
        button("×", () => this.dialog.close(), { class: "shut", "aria-label": say("shared-close") }),
      ),
      this.says,
      this.body,
    );
    this.append(this.dialog);
    this.dialog.showModal();
    await this.load(() => this.build());
  }

  /** Ask for everything anew, then draw. */
  async load(then = () => this.draw()) {
    try {
      this.account = await get("/api/account");
      then();
    } catch (error) {
      setText(this.says, error.message);
    }
  }

  /** Ask for something, then show how things are. */
  async ask(path, body, done = (_told) => {}) {
    try {
      const told = await post(path, body);
      setText(this.says, "");
      done(told);
      await this.load();
      return told;
    } catch (error) {
      setText(this.says, error.message);
      this.says.scrollIntoView({ block: "nearest" });
      return null;
    }
  }

  build() {
    this.sessions = h("sp-sessions");
    this.bots = h("sp-mybots");
    for (const part of [this.sessions, this.bots]) part.ask = (path, body, done) => this.ask(path, body, done);
    this.link = h("div", { class: "column" });
    this.secret = this.passwordForm();
    this.passkeys = h("ul", { class: "people" });
    this.addPasskey = button(say("account-add-a-passkey"), () => this.onPasskey(), { hidden: Boolean(missing()) });
    this.held = h("ul", { class: "words" });
    this.proven = h("input", { type: "password", autocomplete: "current-password", maxlength: 200 });
    this.body.replaceChildren(
      section(
        "back",
        say("account-your-way-back"),
        h("p", { class: "dim" }, say("account-this-link-logs-you-in")),
        this.link,
      ),
      section("password", say("account-password"), this.secret.state, this.secret.form),
      section(
        "passkeys",
        say("account-passkeys"),
        h("p", { class: "dim" }, missing() || say("account-log-in-with-a-fingerprint")),
        this.passkeys,
        this.addPasskey,
      ),
      section("sessions", say("account-where-you-are-logged-in"), this.sessions),
      section("bots", say("account-my-bots"), this.bots),
      section(
        "hands",
        say("shared-my-hands"),
        h("p", { class: "dim" }, say("account-every-hand-you-have-finished")),
        files(say("account-all-my-hands"), "/api/account/hands"),
      ),
      section(
        "out",
        say("account-log-out-or-give-the"),
        h("p", { class: "dim" }, say("account-logging-out-keeps-your-name")),
        twice(
          say("account-log-out-here"),
          say("account-press-again-do-you-have"),
          () => this.leave("/api/leave", {}, say("account-you-have-logged-out")),
          { "data-do": "log-out" },
        ),
        h("p", { class: "dim" }, say("account-giving-the-name-back-ends")),
        this.held,
        this.proof,
        this.gone,
      ),
    );
    this.draw();
  }

  draw() {
    const { account } = this;
    setText(this.heading, account.name);
    this.drawLink();
    setText(
      this.secret.state,
      account.password ? say("account-you-have-one-a-new") : say("account-you-have-none-with-one"),
    );
    for (const made of [this.secret.none, this.secret.before, this.proof]) show(made, account.password);
    this.passkeys.replaceChildren(
      ...account.passkeys.map((passkey) =>
        h(
          "li",
          {},
          h("span", { class: "name" }, `${passkey.label}, ${day(passkey.at)}`),
          button(say("shared-remove"), () => this.ask("/api/passkeys/remove", { id: passkey.id }), { class: "small" }),
        ),
      ),
    );
    this.sessions.draw(account.sessions);
    this.bots.draw(account.bots);
    this.held.replaceChildren(...account.held.map((why) => h("li", { class: "sentence" }, phrased(why))));
    this.gone.disabled = account.held.length > 0;
  }

  drawLink() {
    if (keepsake.link === this.shown && this.link.childElementCount) return;
    this.shown = keepsake.link;
    if (keepsake.fresh) keepsake.seen();
    const again = button(
      this.account.code ? say("shared-make-a-new-link") : say("account-make-a-link"),
      () => this.ask("/api/code", {}, ({ code }) => keepsake.keep(code)),
      {},
    );
    const why = this.account.code ? say("account-the-link-you-were-given") : say("account-you-have-none-yet");
    this.link.replaceChildren(
      keepsake.code ? toCopy(keepsake.link, say("account-link-to-come-back")) : h("p", {}, why),
      ...(keepsake.code ? [h("p", { class: "dim" }, say("account-it-is-shown-only-now"))] : []),
      again,
    );
  }

  passwordForm() {
    const name = h("input", {
      type: "text",
      name: "username",
      autocomplete: "username",
      value: this.account.name,
      readonly: true,
      hidden: true,
    });
    const word = h("input", {
      type: "password",
      name: "new-password",
      autocomplete: "new-password",
      minlength: 8,
      maxlength: 200,
      required: true,
    });
    const old = h("input", { type: "password", name: "password", autocomplete: "current-password", maxlength: 200 });
    const before = field(say("account-password-until-now"), old);
    const set = async (password) => {
      if (await this.ask("/api/password", { password, old: old.value })) word.value = old.value = "";
    };
    const none = button(say("shared-remove"), () => set(""), { class: "plain" });
    const save = (event) => {
      event.preventDefault();
      set(word.value);
    };
    return {
      none,
      before,
      state: h("p", { class: "dim", role: "status" }),
      form: h(
        "form",
        { class: "row", onsubmit: save },
        name,
        before,
        field(say("account-new-password"), word),
        h("button", {}, say("shared-save")),
        none,
      ),
    };
  }

  async onPasskey() {
    try {
      await makePasskey();
      setText(this.says, "");
    } catch (error) {
      setText(this.says, inWords(error));
    }
    await this.load();
  }

  async leave(path, body, says) {
    try {
      await post(path, body);
      this.dialog.close();
      this.dispatchEvent(new CustomEvent("sp-out", { bubbles: true, detail: says }));
    } catch (error) {
      setText(this.says, error.message);
      await this.load();
    }
  }
}

customElements.define("sp-account", Account);
