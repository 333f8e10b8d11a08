// The page that stands in for the room: it looks whether the room is back, and then shows it.

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
