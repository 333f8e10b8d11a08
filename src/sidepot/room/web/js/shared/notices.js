// Notices of the system while the page is hidden: your turn, a tournament that begins. Only where they were asked for.

import { settings } from "./settings.js";

/** Whether this browser can show notices here at all. */
export const canNotify = () => "Notification" in globalThis && isSecureContext;

/** Turn notices on, which asks for permission, or off; whether they are on afterwards. */
export async function wantNotices(on) {
  const granted = on && canNotify() && (await Notification.requestPermission()) === "granted";
  settings.set("notify", granted ? "on" : "off");
  return granted;
}

/** Tell something where nobody looks at the page; a later notice of the same tag takes its place. */
export async function notify(title, body, path, tag = path) {
  if (settings.get("notify") !== "on" || !document.hidden || !canNotify() || Notification.permission !== "granted")
    return;
  const plain = { body, tag, icon: new URL("../../icon-192.png", import.meta.url).href, data: { path } };
  /** @type {NotificationOptions & { renotify: boolean }} */
  const again = { ...plain, renotify: true };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker?.active) await worker.showNotification(title, again);
  else new Notification(title, plain).onclick = () => focus();
}
