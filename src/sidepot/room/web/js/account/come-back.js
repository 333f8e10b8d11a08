// Coming back to a name one has: by link or code, by password, by passkey.

import { button, field, h, say, show } from "../shared/dom.js";
import { post } from "../shared/http.js";
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
    this.heading = h("h2", {}, "Come back");
    this.passkey = button("Use a passkey", () => this.come(usePasskey()), {});
    show(this.passkey, !missing());
    this.append(
      this.heading,
      h(
        "form",
        { class: "code", onsubmit: (event) => this.submit(event, "/api/back", { code: this.code.value }) },
        field(
          "Your link or code",
          this.code,
          "From the page where you first came in, or from “Account” on a device where you are logged in.",
        ),
        h("button", { class: "primary" }, "Come back"),
      ),
      h(
        "form",
        {
          class: "password",
          onsubmit: (event) =>
            this.submit(event, "/api/back/password", { name: this.name.value, password: this.password.value }),
        },
        field("Name", this.name),
        field("Password", this.password, "If you have set one."),
        h("button", {}, "Log in"),
      ),
      this.passkey,
      this.says,
    );
  }

  /** Whether it is theirs: for who has asked for a name that is taken. */
  offer(name) {
    say(this.heading, `Is ${name} yours?`);
    this.name.value = name;
    show(this, true);
  }

  submit(event, path, body) {
    event.preventDefault();
    this.come(post(path, body));
  }

  async come(asked) {
    say(this.says, "");
    try {
      const me = await asked;
      this.dispatchEvent(new CustomEvent("sp-back", { detail: me }));
    } catch (error) {
      say(this.says, inWords(error));
    }
  }
}

customElements.define("sp-back", Back);
