// The room for whoever runs it: what there is now, its people, its log.

import { setTitle } from "../shared/attention.js";
import { h, setText } from "../shared/dom.js";
import { say } from "../shared/say.js";
import "./log.js";
import "./now.js";
import "./people.js";

const PARTS = [
  ["", say("admin-now"), "sp-admin-now"],
  ["people", say("admin-people"), "sp-admin-people"],
  ["log", say("admin-log"), "sp-admin-log"],
];

export class Admin extends HTMLElement {
  begin(topbar, me, path) {
    topbar.leaveTable(me);
    setTitle(say("admin-sidepot-the-room"));
    const main = h("main", { class: "record admin" }, h("h1", {}, say("admin-the-room")));
    this.append(main);
    if (!me.operator) {
      main.append(
        h("p", {}, say("admin-this-page-is-for-whoever")),
        h("p", {}, h("a", { href: "/" }, say("shared-to-the-lobby"))),
      );
      return;
    }
    const [part, , kind] = PARTS.find(([key]) => key === (path.split("/")[2] ?? "")) ?? PARTS[0];
    const told = h("p", { class: "trouble", role: "alert" });
    const shown = h(kind);
    main.append(ways(part), told, shown);
    shown.begin((trouble) => setText(told, trouble), me);
  }
}

function ways(part) {
  return h(
    "nav",
    { class: "ways", "aria-label": say("admin-parts") },
    PARTS.map(([key, label]) =>
      h("a", { href: key ? `/admin/${key}` : "/admin", "aria-current": key === part ? "page" : null }, label),
    ),
  );
}

customElements.define("sp-admin", Admin);
