// My notes and colours on players. The room keeps them with my account; nobody else is told of them.

import { get, post } from "../../shared/http.js";
import { say } from "../../shared/say.js";

export const COLOURS = ["red", "orange", "yellow", "green", "blue", "purple"];

class Notes extends EventTarget {
  constructor() {
    super();
    this.known = new Map();
    this.asked = 0;
    // they may have been changed on another device meanwhile
    document.addEventListener(
      "visibilitychange",
      () => document.visibilityState === "visible" && this.whose && this.load(this.whose),
    );
  }

  /** My note on a player, or null. */
  on(player) {
    return this.known.get(player) ?? null;
  }

  /** Know what I noted; *whose*: who I am. What is known stays where the room can't be reached. */
  async load(whose) {
    if (whose !== this.whose) this.forget();
    this.whose = whose;
    const asked = ++this.asked;
    try {
      const { notes } = await get("/api/notes");
      if (asked !== this.asked) return; // something newer is known
      this.known = new Map(notes.map((note) => [note.player, note]));
      this.dispatchEvent(new Event("change"));
    } catch {
      // the next connection asks again
    }
  }

  /** Write a note on a player; an error says why it could not be kept. */
  async write(player, text, colour) {
    const note = await post("/api/notes", { player, text, colour });
    this.asked += 1;
    if (note.text || note.colour) this.known.set(player, note);
    else this.known.delete(player);
    this.dispatchEvent(new Event("change"));
  }

  /** Somebody else may use this page now. */
  forget() {
    this.asked += 1;
    this.whose = null;
    this.known = new Map();
    this.dispatchEvent(new Event("change"));
  }
}

export const notes = new Notes();

/** A note in words: "red: bluffs every river". */
export const inWords = ({ text, colour }) => [colour && colourName(colour), text].filter(Boolean).join(": ");

/** "red", or that there is none. */
export const colourName = (colour) => say(`table-colour-${colour || "none"}`);
