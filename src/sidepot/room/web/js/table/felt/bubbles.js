// What somebody says stands at their seat for a while; emotes are what people send most.

import { h, setText } from "../../shared/dom.js";
import { settings } from "../../shared/settings.js";

export const EMOTES = ["👍", "👏", "😂", "😮", "😢", "🔥"];
const STAYS = 5000;
const MOST = 60;

/** Whether a line is an emote: it stands there larger. */
const isEmote = (text) => EMOTES.includes(text);

/** Let a player's seat say something; nothing where the viewer does not want to hear it. */
export function bubble(felt, { player, text }) {
  if (!player || settings.get("chat") === "off" || settings.get("muted").includes(player)) return;
  const seat = felt.seats?.find((each) => each.name?.textContent === player && !each.hasAttribute("data-empty"));
  if (!seat || seat.hasAttribute("data-me")) return; // one's own cards stay in sight
  const there =
    seat.querySelector(".bubble") ?? seat.appendChild(h("span", { class: "bubble", "aria-hidden": "true" }));
  setText(there, text.length > MOST ? `${text.slice(0, MOST - 1)}…` : text);
  there.classList.toggle("emote", isEmote(text));
  const [at, all] = [seat.getBoundingClientRect(), felt.getBoundingClientRect()];
  there.classList.toggle("leftmost", at.left - all.left < 45);
  there.classList.toggle("rightmost", all.right - at.right < 45);
  clearTimeout(there.timer);
  there.timer = setTimeout(() => there.remove(), STAYS);
}
