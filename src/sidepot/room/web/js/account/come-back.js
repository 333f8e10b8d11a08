// Coming back to a name one has: by link or code, by password, by passkey.

import { button, field, h, setText, show } from "../shared/dom.js";
import { post } from "../shared/http.js";
import { say } from "../shared/say.js";
import { inWords, missing, usePasskey } from "./passkeys.js";

export class Back extends HTMLElement {
  connectedCallback() {
    if (this.says) return;
    this.code = h("input", {
      type: "text",
      name: "code",
      required: true,
      autocomplete: "off",
      autocapitalize: "none",
      spellcheck: "false",
      maxlength: 400,
    });
    this.name = h("input", { type: "text", name: "username", required: true, maxlength: 64, autocomplete: "username" });
    this.password = h("input", {
      type: "password",
      name: "password",
      required: true,
      maxlength: 200,
      autocomplete: "current-password",
    });
    this.says = h("p", { class: "trouble", role: "alert" });
    this.heading = h("h2", {}, say("account-come-back"));
    this.passkey = button(say("account-use-a-passkey"), () => this.come(usePasskey()), {});
    show(this.passkey, !missing());
    this.append(
      this.heading,
      h(
        "form",
        { class: "code", onsubmit: (event) => this.submit(event, "/api/back", { code: this.code.value }) },
        field(say("account-your-link-or-code"), this.code, say("account-your-link-or-code.hint")),
        h("button", { class: "primary" }, say("account-come-back")),
      ),
      h(
        "form",
        {
          class: "password",
          onsubmit: (event) =>
            this.submit(event, "/api/back/password", { name: this.name.value, password: this.password.value }),
        },
        field(say("shared-name"), this.name),
        field(say("account-password"), this.password, say("account-password.hint")),
        h("button", {}, say("account-log-in")),
      ),
      this.passkey,
      this.says,
    );
  }

  /** Whether it is theirs: for who has asked for a name that is taken. */
  offer(name) {
    setText(this.heading, say("account-is-yours", { name }));
    this.name.value = name;
    show(this, true);
  }

  submit(event, path, body) {
    event.preventDefault();
    this.come(post(path, body));
  }

  async come(asked) {
    setText(this.says, "");
    try {
      const me = await asked;
      this.dispatchEvent(new CustomEvent("sp-back", { detail: me }));
    } catch (error) {
      setText(this.says, inWords(error));
    }
  }
}

customElements.define("sp-back", Back);
