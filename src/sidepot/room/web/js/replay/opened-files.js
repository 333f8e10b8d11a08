// The files of hands that are open: they stay while one of their hands is replayed, until others are chosen. No elements.

import { HandFile } from "./hand-file.js";

/** Hands that the room is asked about at once, and the letters it is sent with them. */
const AT_ONCE = 25;
const LETTERS = 50_000;

class OpenedFiles {
  constructor() {
    this.hands = [];
    this.troubles = [];
    this.words = "";
    this.reading = 0;
  }

  /** Read these files instead of those before; *told* hears now and then how much of all has been read. */
  async open(files, told) {
    this.reading += 1;
    const { reading } = this;
    Object.assign(this, { hands: [], troubles: [], words: "", names: files.map(({ name }) => name) });
    const whole = files.reduce((sum, { size }) => sum + size, 0) || 1;
    let before = 0;
    for (const file of files) {
      const { hands, trouble } = await this.read(file, (part) => told((before + part * file.size) / whole));
      if (reading !== this.reading) return;
      if (trouble) this.troubles.push(trouble);
      this.hands = this.hands.concat(hands);
      before += file.size;
    }
  }

  async read(file, told) {
    const opened = new HandFile(file);
    try {
      await opened.read(told);
    } catch (error) {
      return { hands: [], trouble: error.message };
    }
    return { hands: opened.hands, trouble: "" };
  }

  /** The places of the hands that have all the words that are looked for, in their order. */
  get found() {
    const words = this.words.toLowerCase().split(/\s+/).filter(Boolean);
    return this.hands.flatMap((hand, at) => (words.every((word) => has(hand, word)) ? [at] : []));
  }

  /** The place of the hand that an address names, where it is open. */
  named(address) {
    const at = Number(new URLSearchParams(address).get("file-hand")) - 1;
    return this.hands[at] ? at : null;
  }

  address(at) {
    return `/hands?file-hand=${at + 1}`;
  }

  /** Hands by their places, as many as the room may be asked about at once, all of one file. */
  batch(places) {
    const [{ file }] = places.map((at) => this.hands[at]);
    let letters = 0;
    const fits = (at) => {
      letters += this.hands[at].to - this.hands[at].from;
      return this.hands[at].file === file && letters < LETTERS;
    };
    const many = places.slice(0, AT_ONCE).findIndex((at) => !fits(at));
    return places.slice(0, many < 0 ? AT_ONCE : Math.max(1, many));
  }
}

const has = ({ number, what, players }, word) =>
  number.includes(word) ||
  what.toLowerCase().includes(word) ||
  players.some((name) => name.toLowerCase().includes(word));

export const opened = new OpenedFiles();
