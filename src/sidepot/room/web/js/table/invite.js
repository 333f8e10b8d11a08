// Inviting friends: the link that they can open, to copy or to scan. Offered when a table opens, and whenever one asks.

import { toCopy } from "../shared/copy.js";
import { button, field, h, s, select, show } from "../shared/dom.js";
import { get } from "../shared/http.js";
import { say } from "../shared/say.js";

const EDGE = 4; // light squares around a QR code, which cameras need
const ALONE = {
  "this machine": say("table-this-room-listens-on-this"),
  "no network": say("table-this-machine-is-on-no"),
};

/** A QR code as a drawing: black on white, whatever the colours of the page. */
function code({ link, size, path }) {
  const wide = size + 2 * EDGE;
  return s(
    "svg",
    {
      class: "qr",
      viewBox: `${-EDGE} ${-EDGE} ${wide} ${wide}`,
      role: "img",
      "aria-label": say("table-qr-code-of", { link }),
      "shape-rendering": "crispEdges",
    },
    s("rect", { x: -EDGE, y: -EDGE, width: wide, height: wide, fill: "#fff" }),
    s("path", { d: path, stroke: "none", fill: "#000" }),
  );
}

const label = ({ link, network }) => (network ? `${new URL(link).host} (${network})` : new URL(link).host);

export class Invite extends HTMLElement {
  /** The line above the actions: a link to copy, and the way to the QR code. */
  async offer() {
    const told = await this.ask();
    if (!this.isConnected) return;
    const away = button("×", () => this.line.remove(), {
      class: "shut",
      "aria-label": say("table-put-the-invite-away"),
    });
    this.line = h(
      "section",
      { class: "invite", "aria-label": say("table-invite-friends") },
      h("b", {}, say("shared-invite-friends")),
      toCopy(told.links[0].link, say("table-link-to-this-table")),
      button(say("table-qr-code"), () => this.open(), {}),
      away,
    );
    this.append(this.line);
  }

  /** All of it: which address, the link, its QR code. */
  async open() {
    const told = await this.ask();
    this.dialog?.remove();
    this.shown = h("div", { class: "column" });
    const which = select(
      told.links.map((one, at) => [at, label(one)]),
      "0",
      { onchange: () => this.draw(told.links[which.value]) },
    );
    const choice = field(say("table-address"), which, say("table-address.hint"));
    show(choice, told.links.length > 1);
    this.dialog = h(
      "dialog",
      { class: "inviting", "aria-labelledby": "invite-title", onclose: () => this.dialog.remove() },
      h(
        "header",
        {},
        h("h2", { id: "invite-title" }, say("shared-invite-friends")),
        button("×", () => this.dialog.close(), { class: "shut", "aria-label": say("shared-close") }),
      ),
      h(
        "div",
        { class: "body" },
        h("p", { class: "dim" }, say("table-whoever-opens-this-link-comes")),
        choice,
        this.shown,
        told.local ? h("p", { class: "trouble" }, ALONE[told.local]) : "",
      ),
    );
    this.append(this.dialog);
    this.draw(told.links[0]);
    this.dialog.showModal();
  }

  draw(one) {
    const share = navigator.share
      ? button(say("table-share"), () => navigator.share({ url: one.link }).catch(() => {}), {})
      : "";
    this.shown.replaceChildren(toCopy(one.link, say("table-link-to-this-table")), one.size ? code(one) : "", share);
  }

  /** What the room says; where it does not answer, the address of this page. */
  async ask() {
    const table = this.getAttribute("table");
    try {
      return await get(`/api/invites/${table}?from=${encodeURIComponent(location.origin)}`);
    } catch {
      return { links: [{ link: `${location.origin}/t/${table}`, network: "", size: 0, path: "" }], local: "" };
    }
  }
}

customElements.define("sp-invite", Invite);
