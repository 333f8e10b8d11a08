// What an operator is asked before somebody is kept out, or gets a new link; and the way back from a ban.

import { reachable } from "../shared/address.js";
import { toCopy } from "../shared/copy.js";
import { button, field, h, setText } from "../shared/dom.js";
import { post } from "../shared/http.js";
import { say } from "../shared/say.js";

/** Somebody in a list: the name and its badges, what can be done about them, what is known. */
export const personRow = (name, badges, acts, parts) =>
  h(
    "li",
    {},
    h(
      "b",
      {},
      name,
      badges.filter(Boolean).map((badge) => h("span", { class: "badge" }, badge)),
    ),
    h("span", { class: "much" }, acts),
    h("small", {}, parts.filter(Boolean).join(" · ")),
  );

/** Does something, then something else; *trouble* shows what went wrong. */
export async function attempt(deed, then, trouble) {
  try {
    const done = await deed();
    trouble("");
    then(done);
  } catch (error) {
    trouble(error.message);
  }
}

/** Lets somebody in again. */
export function undo(name, then, trouble) {
  return button(
    say("shared-undo"),
    async (event) => {
      event.target.blur();
      await attempt(() => post("/api/admin/unban", { name }), then, trouble);
    },
    { class: "small", "aria-label": say("admin-let-in-again", { name }) },
  );
}

/** Ask before somebody is kept out. */
export function askBan(owner, name, here, then) {
  const why = h("input", { type: "text", maxlength: 200, autocomplete: "off", placeholder: say("admin-nothing") });
  const address = h("input", { type: "checkbox" });
  const trouble = h("p", { class: "trouble", role: "alert" });
  const ban = async (event) => {
    event.preventDefault();
    try {
      await post("/api/admin/ban", { name, why: why.value, address: address.checked });
    } catch (error) {
      setText(trouble, error.message);
      return;
    }
    dialog.close();
    /** @type {HTMLElement | null} */ (document.activeElement)?.blur(); // its list is drawn again
    then();
  };
  const dialog = asked(
    owner,
    say("admin-ban-from-the-room", { name }),
    h(
      "form",
      { class: "column", onsubmit: ban },
      h("p", {}, say("admin-they-are-thrown-out-with")),
      field(say("admin-what-they-are-told"), why),
      here && h("label", { class: "check" }, address, h("span", {}, say("admin-let-nobody-new-in-from"))),
      trouble,
      h(
        "div",
        { class: "row end" },
        button(say("shared-cancel"), () => dialog.close()),
        h("button", { class: "danger" }, say("shared-ban")),
      ),
    ),
  );
}

/** A new way back for somebody who has lost all others. */
export function askForLink(owner, name) {
  const trouble = h("p", { class: "trouble", role: "alert" });
  const body = h(
    "div",
    { class: "column" },
    h("p", {}, say("admin-the-link-password-passkeys-and", { name })),
    trouble,
    h(
      "div",
      { class: "row end" },
      button(say("shared-cancel"), () => dialog.close()),
      button(
        say("shared-make-a-new-link"),
        async () => {
          try {
            const { code } = await post("/api/admin/reset", { name });
            body.replaceChildren(
              h("p", {}, say("admin-it-is-shown-only-now")),
              toCopy(`${await reachable()}/#back=${code}`, say("admin-the-link-of", { name })),
            );
          } catch (error) {
            setText(trouble, error.message);
          }
        },
        { class: "primary" },
      ),
    ),
  );
  const dialog = asked(owner, say("admin-a-new-link-for", { name }), body);
}

function asked(owner, heading, body) {
  const dialog = h(
    "dialog",
    { class: "asked", "aria-labelledby": "asked", onclose: () => dialog.remove() },
    h(
      "header",
      {},
      h("h2", { id: "asked" }, heading),
      button("×", () => dialog.close(), { class: "shut", "aria-label": say("shared-close") }),
    ),
    h("div", { class: "body" }, body),
  );
  owner.append(dialog);
  dialog.showModal();
  return dialog;
}
