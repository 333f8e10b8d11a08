// What the room has told of a table: all of it with a snapshot, and with each later message only what has changed.

/** What was known, with its changes put over it; null is nothing any more. */
function over(before, changes) {
  if (changes === null || before === null) return changes;
  const after = { ...before, ...changes };
  if (changes.chairs && !Array.isArray(changes.chairs)) {
    after.chairs = [...before.chairs];
    for (const [number, chair] of Object.entries(changes.chairs))
      after.chairs[number] = over(after.chairs[number], chair);
  }
  return after;
}

const WHOLE = { snapshot: ["state", "you", "tournament"], step: ["state", "you", "tournament"], private: ["you"] };

export class Told {
  constructor() {
    this.state = this.you = this.tournament = null;
  }

  /** The same message with everything in it. */
  take(message) {
    const fresh = message.type === "snapshot";
    for (const part of ["state", "you", "tournament"])
      if (message[part] !== undefined) this[part] = over(fresh ? null : this[part], message[part]);
    const parts = WHOLE[message.type] ?? (message.tournament ? ["tournament"] : []);
    return { ...message, ...Object.fromEntries(parts.map((part) => [part, this[part]])) };
  }
}
