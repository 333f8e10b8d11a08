// What happened in the room, for whoever runs it.

import { logRow, Pages } from "../record/record.js";
import { h, submitted } from "../shared/dom.js";
import { get } from "../shared/http.js";
import { say, woven } from "../shared/say.js";

export class RoomLog extends HTMLElement {
  begin(trouble) {
    const player = h("input", {
      type: "text",
      placeholder: say("admin-anybody"),
      "aria-label": say("admin-only-about-this-player"),
      autocomplete: "off",
      maxlength: 64,
    });
    const list = new Pages(logRow, say("admin-nothing-of-that-kind-has"), async (before) => {
      try {
        const found = await get(
          `/api/admin/log?limit=50&player=${encodeURIComponent(player.value.trim())}${before === null ? "" : `&before=${before}`}`,
        );
        trouble("");
        return { rows: found.log, older: found.older };
      } catch (error) {
        trouble(error.message);
        return { rows: null };
      }
    });
    this.append(
      h(
        "p",
        { class: "dim" },
        ...woven("admin-about-log", { record: h("a", { href: "/record" }, say("shared-record")) }),
      ),
      h("form", { class: "row", onsubmit: submitted(() => list.load()) }, player, h("button", {}, say("admin-show"))),
      list.box,
    );
    list.load();
  }
}

customElements.define("sp-admin-log", RoomLog);
