// The page that stands in for the room: it looks whether the room is back, and then shows it.

import { known, say } from "../shared/say.js";

for (const element of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-say]"))) {
  if (known(element.dataset.say)) element.textContent = say(element.dataset.say);
}

async function look() {
  try {
    const answer = await fetch("/health", { cache: "no-store" });
    if (answer.ok) location.reload();
  } catch {
    // not yet
  }
}

document.getElementById("again").addEventListener("click", () => location.reload());
addEventListener("online", look);
setInterval(look, 3000);
