// Tournaments one has entered call when they begin, and a minute before.

import { notify } from "../shared/notices.js";
import { say } from "../shared/say.js";

const BEFORE = 60_000;
const due = new Map();

/** Look at what a store was told: an event that begins, or has a time for it. */
export function callEvents(store, events = []) {
  const { tournament: t, you, id, came } = store;
  if (!t || !you || !t.registered.includes(you.name)) return forgetEvent(id);
  if (events.some((event) => event.type === "began" && event.players !== undefined))
    notify(say("competition-begins", { name: t.name }), say("competition-you-are-in-it"), `/t/${id}`);
  clearTimeout(due.get(id));
  if (t.begun || t.over || !t.starts_at || t.awaited) return forgetEvent(id);
  const wait = t.starts_ms - (performance.now() - came) - BEFORE;
  if (wait > 0 && wait < 2 ** 31)
    due.set(
      id,
      setTimeout(
        () =>
          notify(
            say("competition-begins-in-a-minute", { name: t.name }),
            say("competition-you-are-registered"),
            `/t/${id}`,
          ),
        wait,
      ),
    );
  return undefined;
}

/** Nothing is called for an event any more. */
export function forgetEvent(id) {
  clearTimeout(due.get(id));
  due.delete(id);
}
