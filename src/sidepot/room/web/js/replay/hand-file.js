// A file of hands that somebody chose: read piece by piece, whatever its size, and cut into hands. No elements.

import { say } from "../shared/say.js";
import { Cutter, LONGEST } from "./hand-cutter.js";
import { formOf } from "./hand-forms.js";

/** Hands of a file that are listed. */
export const MOST = 200_000;
const PIECE = 1 << 18;
/** Bytes without the beginning of a hand after which none is looked for any more. */
const BARREN = 8 << 20;
const BEGINS = 8_192;
const LARGEST_WIDE = 512 << 20;

const strict = new TextDecoder("utf-8", { fatal: true });
const western = new TextDecoder("windows-1252");

/** Text as it was meant: UTF-8, or what older programs wrote. */
function decoded(bytes) {
  try {
    return strict.decode(bytes);
  } catch {
    return western.decode(bytes);
  }
}

/** One file: its hands once they are found, and the text of each when it is asked for. */
export class HandFile {
  constructor(file) {
    this.file = file;
    this.name = file.name;
    this.hands = [];
    this.names = new Map();
  }

  /** Find the hands; *told* hears now and then which part of the file has been read. Error where there are none. */
  async read(told) {
    this.bytes = await narrow(this.file);
    const begins = new Uint8Array(await this.bytes.slice(0, BEGINS).arrayBuffer());
    if (begins.includes(0)) throw new Error(say("replay-no-text", { file: this.name }));
    this.form = formOf(this.name, decoded(begins));
    if (!this.form) throw new Error(say("replay-no-format", { file: this.name }));
    await this.cut(told);
    if (!this.hands.length && this.form.whole && this.bytes.size <= LONGEST)
      this.add({ from: 0, to: this.bytes.size, line: 1, before: "", bytes: await this.part(0, this.bytes.size) });
    if (!this.hands.length) throw new Error(say("replay-no-hands", { file: this.name }));
  }

  async cut(told) {
    const cutter = new Cutter(this.form);
    const { size } = this.bytes;
    for (let from = 0; from < size && this.hands.length < MOST; from += PIECE) {
      for (const hand of cutter.add(await this.part(from, from + PIECE))) this.add(hand);
      if (!this.hands.length && from >= BARREN) return;
      told(Math.min(1, (from + PIECE) / size));
    }
    if (this.hands.length < MOST) for (const hand of cutter.end()) this.add(hand);
    this.hands.length = Math.min(this.hands.length, MOST);
  }

  async part(from, to) {
    return new Uint8Array(await this.bytes.slice(from, to).arrayBuffer());
  }

  /** Note a hand: where it lies, and what its head tells. */
  add({ from, to, line, before, bytes }) {
    const head = bytes ? this.head(decoded(bytes)) : NOTHING;
    const long = !bytes;
    const { number, time } = head;
    // text cut out of a larger one keeps all of that in memory, so names are kept once and numbers copied
    const players = head.players.map((name) => this.once(name));
    this.hands.push({
      file: this, from, to, line, before: this.once(before), long, time, players,
      number: [...number.slice(0, 40)].join(""), what: this.once(head.what),
    }); // biome-ignore format: one value
  }

  head(text) {
    try {
      return this.form.head(text);
    } catch {
      return NOTHING;
    }
  }

  once(text) {
    const short = text.slice(0, 4_000);
    if (!this.names.has(short)) this.names.set([...short].join(""), [...short].join(""));
    return this.names.get(short);
  }

  /** What the room needs to read a hand: its text, and the line of the file with which that begins. */
  async textOf({ from, to, line, before }) {
    const text = decoded(await this.part(from, to));
    return { name: this.name, text: before + text, on_line: Math.max(1, line - lines(before)) };
  }
}

const NOTHING = { number: "", time: null, what: "", players: [] };
const lines = (text) => text.split("\n").length - 1;

/** The bytes of a file, those of a text of two bytes a letter as UTF-8. */
async function narrow(file) {
  const [one, other] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  const wide = one === 0xff && other === 0xfe ? "utf-16le" : one === 0xfe && other === 0xff ? "utf-16be" : "";
  if (!wide) return file;
  if (file.size > LARGEST_WIDE) throw new Error(say("replay-too-wide", { file: file.name }));
  const text = file.stream().pipeThrough(new TextDecoderStream(wide)).pipeThrough(new TextEncoderStream());
  return new Response(text).blob();
}
