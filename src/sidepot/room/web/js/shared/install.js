// The room as an app: the worker that has the offline page, the browser's offer to install it, the whole screen.

let offer = null;
const changed = new EventTarget();

/** Begin: browsers have such workers over https and on this machine alone; without one everything else works. */
export function begin(go) {
  navigator.serviceWorker?.register("/sw.js").catch(() => {});
  navigator.serviceWorker?.addEventListener("message", ({ data }) => data?.go && go(data.go));
}

addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  offer = event;
  changed.dispatchEvent(new Event("change"));
});

/** Whether the browser offers to install the room. */
export const canInstall = () => offer !== null;

export async function install() {
  const asked = offer;
  offer = null;
  await asked?.prompt();
  changed.dispatchEvent(new Event("change"));
}

/** Whether the whole screen can be used. */
export const canFill = () => document.fullscreenEnabled === true;

export function toggleFull() {
  if (document.fullscreenElement) document.exitFullscreen();
  else document.documentElement.requestFullscreen().catch(() => {});
}

export { changed };
