// Tournaments one has entered call when they begin, and a minute before.

import { notify } from "../shared/notices.js";

const BEFORE = 60_000;
const due = new Map();

/** Look at what a store was told: an event that begins, or has a time for it. */
export function callEvents(store, events = []) {
  const { tournament: t, you, id, came } = store;
  if (!t || !you || !t.registered.includes(you.name)) return forgetEvent(id);
  if (events.some((event) => event.type === "began" && event.says))
    notify(`${t.name} begins`, "You are in it.", `/t/${id}`);
  clearTimeout(due.get(id));
  if (t.begun || t.over || !t.starts_at || t.awaited) return forgetEvent(id);
  const wait = t.starts_ms - (performance.now() - came) - BEFORE;
  if (wait > 0 && wait < 2 ** 31)
    due.set(
      id,
      setTimeout(() => notify(`${t.name} begins in a minute`, "You are registered.", `/t/${id}`), wait),
    );
  return undefined;
}

/** Nothing is called for an event any more. */
export function forgetEvent(id) {
  clearTimeout(due.get(id));
  due.delete(id);
}
