// Words of the operator to everyone: they stay until they are read, or taken back.

import { button, h, setText, show } from "../shared/dom.js";
import { say } from "../shared/say.js";

const READ = "sidepot-read";

export class Announced extends HTMLElement {
  connectedCallback() {
    this.words = h("span", {});
    this.setAttribute("role", "status");
    this.className = "banner announced";
    this.append(
      this.words,
      button("×", () => this.close(), { class: "shut", "aria-label": say("room-close-the-announcement") }),
    );
    show(this, false);
  }

  /** What the room says; it is told again after every reconnection. */
  tell({ text, at }) {
    this.at = at;
    const read = remembered(READ) === String(at);
    setText(this.words, text && !read ? text : "");
    show(this, text && !read);
  }

  close() {
    remember(READ, this.at);
    show(this, false);
  }
}

function remembered(key) {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function remember(key, value) {
  try {
    sessionStorage.setItem(key, String(value));
  } catch {
    // a browser that keeps nothing shows it again
  }
}

customElements.define("sp-announced", Announced);
