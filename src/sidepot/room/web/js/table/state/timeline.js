// The one timeline of a table's page: whatever the room tells comes through here, and waits until what came before it
// has been looked at. What is asked of the player never waits.

import { parts } from "./stage.js";

export class Timeline {
  /** *store* shows what it is given; *calm*: nothing is to be played; *later* and *never* set and stop a clock. */
  constructor(
    store,
    {
      calm = () => /** @type {boolean} */ (false),
      later = (ms, then) => setTimeout(then, ms),
      never = (timer) => clearTimeout(timer),
      now = () => performance.now(),
    } = {},
  ) {
    this.store = store;
    this.calm = calm;
    this.later = later;
    this.never = never;
    this.now = now;
    this.waiting = [];
    this.parts = [];
    this.timer = null;
  }

  /** Something is being played, or lies there to be read. */
  get busy() {
    return this.timer !== null;
  }

  /** The room has told more than is shown: what is asked of it now would tell the rest. */
  get behind() {
    return this.parts.length > 0 || this.waiting.length > 0;
  }

  /** Take a message of the room. */
  take(message) {
    const told = { ...message, came: this.now() };
    if (message.type === "snapshot") {
      this.clear();
      this.store.apply(told);
    } else if (message.you?.options) {
      this.flush();
      this.store.apply(told);
    } else if (message.type === "said" && message.player === this.store.you?.name) {
      this.store.apply(told);
    } else {
      this.waiting.push(told);
      this.go();
    }
  }

  /** Show what can be shown now. */
  go() {
    while (this.parts.length || this.waiting.length) {
      if (this.timer !== null && (this.parts.length || this.takesAway(this.waiting[0]))) return;
      if (this.parts.length) this.play(this.parts.shift());
      else this.begin(this.waiting.shift());
    }
  }

  begin(message) {
    if (message.type !== "step" || this.calm()) this.store.apply(message);
    else {
      this.parts = parts(this.store, message, this.now() - message.came);
      this.play(this.parts.shift());
    }
  }

  play(part) {
    this.store.apply(part);
    if (!part.holds) return;
    this.never(this.timer);
    this.timer = this.later(part.holds, () => {
      this.timer = null;
      this.go();
    });
  }

  /** Whether a message would take away the end of a hand that lies there to be read. */
  takesAway(message) {
    if (message.type === "gone") return true;
    if (message.type !== "step") return false;
    const { state } = this.store;
    return message.state?.hand !== state?.hand || !message.state?.outcome;
  }

  /** On to the end of the hand; once that is shown, on to what came after. False where there was nothing to skip. */
  skip() {
    if (this.timer === null) return false;
    this.never(this.timer);
    this.timer = null;
    while (this.parts.length) this.play(this.parts.shift());
    this.go();
    return true;
  }

  /** Everything at once. */
  flush() {
    this.never(this.timer);
    this.timer = null;
    const told = [...this.parts, ...this.waiting];
    this.clear();
    for (const message of told) this.store.apply(message);
  }

  /** Forget what waits: it is known otherwise, or nobody looks any more. */
  clear() {
    this.never(this.timer);
    this.timer = null;
    this.parts = [];
    this.waiting = [];
  }
}
