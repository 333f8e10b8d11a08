// Cuts the bytes of a file, as they come, into hands. No elements.
//
// The one rule it keeps: whatever the file, no more of it is kept than the hand it is in, and of that not more than
// the room reads.

/** Bytes of a hand that the room reads: several times those of the longest that sites write. */
export const LONGEST = 20_000;
const NEW_LINE = 10;
const HEAD_OF_LINE = 400;
const plain = new TextDecoder("latin1");

export class Cutter {
  constructor(form) {
    this.opens = new Set([...form.opens].map((letter) => letter.charCodeAt(0)));
    this.starts = form.starts();
    this.kept = new Uint8Array();
    this.at = 0;
    this.line = 1;
    this.seen = 0;
    this.hand = null;
    this.passing = false;
  }

  /** The hands that end in the next piece, each with its place in the file, its line, and its bytes unless too long. */
  add(piece) {
    const bytes = joined(this.kept, piece);
    const found = [];
    let from = this.seen;
    if (this.passing) {
      const end = bytes.indexOf(NEW_LINE, from);
      this.passing = end < 0;
      from = this.passing ? bytes.length : end + 1;
    }
    for (let end = bytes.indexOf(NEW_LINE, from); end >= 0; end = bytes.indexOf(NEW_LINE, from)) {
      this.take(bytes, from, end, found);
      from = end + 1;
    }
    if (bytes.length - from > LONGEST) {
      // a line that does not end: of the rest of it nothing is looked at
      this.take(bytes, from, bytes.length, found);
      this.passing = true;
      from = bytes.length;
    }
    this.keep(bytes, from);
    return found;
  }

  /** The last hand. */
  end() {
    const found = [];
    if (this.seen < this.kept.length) this.take(this.kept, this.seen, this.kept.length, found);
    if (this.hand) found.push(this.cut(this.kept, this.kept.length));
    return found;
  }

  /** A line: a hand may begin with it. */
  take(bytes, from, end, found) {
    const place = { from: this.at + from, line: this.line, before: "" };
    this.line += 1;
    if (this.opens.has(bytes[from])) {
      const line = plain.decode(bytes.subarray(from, Math.min(end, from + HEAD_OF_LINE)));
      const begun = this.starts(line, place);
      const first = begun === true ? place : begun;
      if (first) {
        if (this.hand) found.push(this.cut(bytes, first.from - this.at));
        this.hand = first;
      }
    }
  }

  cut(bytes, end) {
    const { from, line, before } = this.hand;
    const to = this.at + end;
    const long = to - from > LONGEST;
    return { from, to, line, before, bytes: long ? null : bytes.subarray(from - this.at, end) };
  }

  /** Keep the hand that is not over yet, as far as it could be read, and the line that is not whole. */
  keep(bytes, from) {
    const hand = this.hand ? this.hand.from - this.at : from;
    const first = from - hand > LONGEST || hand < 0 ? from : hand;
    this.kept = bytes.slice(first);
    this.at += first;
    this.seen = from - first;
  }
}

function joined(one, other) {
  if (!one.length) return other;
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}
