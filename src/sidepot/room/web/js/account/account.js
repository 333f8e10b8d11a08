// My account: the ways back, where I am logged in, my bots, logging out, giving the name back.

import { files } from "../record/hand-lines.js";
import { twice } from "../shared/confirm.js";
import { toCopy } from "../shared/copy.js";
import { button, field, h, say, show } from "../shared/dom.js";
import { day } from "../shared/format.js";
import { get, post } from "../shared/http.js";
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
    this.heading = h("h2", { id: "account-title" }, "Account");
    this.body = h("div", { class: "body" }, h("p", { class: "dim" }, "One moment …"));
    this.proof = field("Password", this.proven);
    this.gone = twice(
      "Give my name back",
      "Press again: the name is free for anyone",
      () =>
        this.leave(
          "/api/account/end",
          { name: this.account.name, password: this.proven.value },
          "Your name is free again.",
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
        button("×", () => this.dialog.close(), { class: "shut", "aria-label": "close" }),
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
      say(this.says, error.message);
    }
  }

  /** Ask for something, then show how things are. */
  async ask(path, body, done = () => {}) {
    try {
      const told = await post(path, body);
      say(this.says, "");
      done(told);
      await this.load();
      return told;
    } catch (error) {
      say(this.says, error.message);
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
    this.addPasskey = button("Add a passkey", () => this.onPasskey(), { hidden: Boolean(missing()) });
    this.held = h("ul", { class: "words" });
    this.proven = h("input", { type: "password", autocomplete: "current-password", maxlength: 200 });
    this.body.replaceChildren(
      section(
        "back",
        "Your way back",
        h(
          "p",
          { class: "dim" },
          "This link logs you in on another device, or here when this browser has forgotten you. Whoever has it is you: keep it to yourself.",
        ),
        this.link,
      ),
      section("password", "Password", this.secret.state, this.secret.form),
      section(
        "passkeys",
        "Passkeys",
        h("p", { class: "dim" }, missing() || "Log in with a fingerprint, a face or a key instead of a link."),
        this.passkeys,
        this.addPasskey,
      ),
      section("sessions", "Where you are logged in", this.sessions),
      section("bots", "My bots", this.bots),
      section(
        "hands",
        "My hands",
        h(
          "p",
          { class: "dim" },
          "Every hand you have finished at any table or tournament, with your own cards and what everyone saw.",
        ),
        files("All my hands", "/api/account/hands"),
      ),
      section(
        "out",
        "Log out, or give the name back",
        h(
          "p",
          { class: "dim" },
          "Logging out keeps your name, your seat and your chips: you come back by link, password or passkey.",
        ),
        twice(
          "Log out here",
          "Press again: do you have your link?",
          () => this.leave("/api/leave", {}, "You have logged out."),
          { "data-do": "log-out" },
        ),
        h(
          "p",
          { class: "dim" },
          "Giving the name back ends the account and your bots for good. Hands you played and scores at tables stay there under the name; nobody gets your hands.",
        ),
        this.held,
        this.proof,
        this.gone,
      ),
    );
    this.draw();
  }

  draw() {
    const { account } = this;
    say(this.heading, account.name);
    this.drawLink();
    say(
      this.secret.state,
      account.password ? "You have one. A new one replaces it." : "You have none. With one you can log in by name.",
    );
    for (const made of [this.secret.none, this.secret.before, this.proof]) show(made, account.password);
    this.passkeys.replaceChildren(
      ...account.passkeys.map((passkey) =>
        h(
          "li",
          {},
          h("span", { class: "name" }, `${passkey.label}, ${day(passkey.at)}`),
          button("Remove", () => this.ask("/api/passkeys/remove", { id: passkey.id }), { class: "small" }),
        ),
      ),
    );
    this.sessions.draw(account.sessions);
    this.bots.draw(account.bots);
    this.held.replaceChildren(...account.held.map((why) => h("li", {}, `${why[0].toUpperCase()}${why.slice(1)}.`)));
    this.gone.disabled = account.held.length > 0;
  }

  drawLink() {
    if (keepsake.link === this.shown && this.link.childElementCount) return;
    this.shown = keepsake.link;
    if (keepsake.fresh) keepsake.seen();
    const again = button(
      this.account.code ? "Make a new link" : "Make a link",
      () => this.ask("/api/code", {}, ({ code }) => keepsake.keep(code)),
      {},
    );
    const why = this.account.code ? "The link you were given works until you make a new one." : "You have none yet.";
    this.link.replaceChildren(
      keepsake.code ? toCopy(keepsake.link, "link to come back") : h("p", {}, why),
      ...(keepsake.code ? [h("p", { class: "dim" }, "It is shown only now. A new one replaces it.")] : []),
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
    const before = field("Password until now", old);
    const set = async (password) => {
      if (await this.ask("/api/password", { password, old: old.value })) word.value = old.value = "";
    };
    const none = button("Remove", () => set(""), { class: "plain" });
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
        field("New password", word),
        h("button", {}, "Save"),
        none,
      ),
    };
  }

  async onPasskey() {
    try {
      await makePasskey();
      say(this.says, "");
    } catch (error) {
      say(this.says, inWords(error));
    }
    await this.load();
  }

  async leave(path, body, says) {
    try {
      await post(path, body);
      this.dialog.close();
      this.dispatchEvent(new CustomEvent("sp-out", { bubbles: true, detail: says }));
    } catch (error) {
      say(this.says, error.message);
      await this.load();
    }
  }
}

customElements.define("sp-account", Account);
