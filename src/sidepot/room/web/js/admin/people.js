// Everyone who has a name in the room: found by it, banned, or given a new link.

import { Pages } from "../record/record.js";
import { button, h, setText, submitted } from "../shared/dom.js";
import { clock } from "../shared/format.js";
import { get } from "../shared/http.js";
import { say } from "../shared/say.js";
import { askBan, askForLink, personRow, undo } from "./asks.js";

export class People extends HTMLElement {
  begin(trouble, me) {
    this.trouble = trouble;
    this.me = me.name;
    const find = h("input", {
      type: "text",
      placeholder: say("admin-name"),
      "aria-label": say("admin-find-somebody"),
      autocomplete: "off",
      maxlength: 64,
    });
    const more = h("p", { class: "dim" });
    this.list = new Pages(
      (user) => this.userRow(user),
      say("admin-nobody-is-called-like-that"),
      async () => {
        try {
          const { users, found } = await get(
            `/api/admin/users?limit=100&find=${encodeURIComponent(find.value.trim())}`,
          );
          setText(more, found > users.length ? say("admin-of-look-for-some-by", { count: users.length, found }) : "");
          return { rows: users, older: null };
        } catch (error) {
          this.trouble(error.message);
          return { rows: null };
        }
      },
    );
    this.append(
      h(
        "form",
        { class: "row", role: "search", onsubmit: submitted(() => this.list.load()) },
        find,
        h("button", {}, say("shared-find")),
      ),
      this.list.box,
      more,
    );
    this.list.load();
  }

  userRow(user) {
    const parts = [
      user.owner && say("admin-bot-of", { who: user.owner }),
      say("admin-since", { time: clock(user.at) }),
      user.seen && say("admin-last-seen", { time: clock(user.seen) }),
      user.ways.length
        ? say("admin-comes-back-by", { names: user.ways })
        : !user.owner && say("admin-has-no-way-back-but"),
    ];
    const acts =
      user.kind === "bot" || user.name === this.me
        ? []
        : [
            button(say("admin-new-link"), () => askForLink(this, user.name), {
              class: "small",
              "aria-label": say("admin-a-new-link-for-name", { name: user.name }),
            }),
            user.banned
              ? undo(user.name, () => this.list.load(), this.trouble)
              : button(say("admin-ban"), () => askBan(this, user.name, user.here, () => this.list.load()), {
                  class: "small danger",
                  "aria-label": say("admin-ban-name", { name: user.name }),
                }),
          ];
    const badges = [
      user.here && say("admin-here"),
      user.banned && say("admin-banned"),
      user.kind === "bot" && say("shared-bot"),
    ];
    return personRow(user.name, badges, acts, parts);
  }
}

customElements.define("sp-admin-people", People);
