// The formats of files of hands: how a file is recognised, where its hands begin, and what their heads tell. No elements.
//
// Hands are found and listed here, and read by the room alone.

const OHH = /^\s*[{[]\s*"ohh"\s*:/i;
const STARS = /^[\s\u00a0]*PokerStars[ \u00a0](?:Zoom |Home Game )?(?:Hand|Game) #/i;
const TABLE = /^\[[^[\]\n]+\][ \t]*(?:#.*)?\r?$/;
const MESSAGE = /^TO \d+ MATCHSTATE:\d+:(\d+):/;
const STRING = /'[^']*'|"(?:[^"\\]|\\.)*"/g;
const PLAYERS = new RegExp(`^players *= *\\[((?:${STRING.source}|[^\\]'"])*)\\]`, "m");
const ACPC = /^(?:STATE:|TO 1 MATCHSTATE:|# name\/game\/hands\/seed|# GAMEDEF)/;

/** A format's `starts` says whether a hand begins with a line that begins with one of the letters `opens`. */
export const FORMS = [
  { name: "ohh", endings: [".ohh"], known: (text) => OHH.test(text), opens: '{ \t"', starts: ohhStarts, head: ohhHead },
  {
    name: "pokerstars",
    endings: [".txt"],
    known: (text) => STARS.test(text),
    opens: "Pp \t\u00ef",
    starts: () => (line) => STARS.test(line.replace("\u00ef\u00bb\u00bf", "")),
    head: starsHead,
  },
  {
    name: "acpc",
    endings: [".log"],
    known: (text) => ACPC.test(text),
    opens: "#ST",
    starts: acpcStarts,
    head: acpcHead,
  },
  {
    name: "own",
    endings: [".jsonl", ".sidepot"],
    known: (text) => /^\s*\{\s*"format"\s*:/.test(text),
    opens: "{ \t\u00ef",
    starts: () => (line) => line.includes("{"),
    head: ownHead,
  },
  {
    name: "phh",
    endings: [".phh", ".phhs"],
    known: (text) => /^variant *= */m.test(text),
    opens: "[",
    starts: () => (line) => TABLE.test(line),
    head: phhHead,
    whole: true,
  },
];

/** The format of a file: what it begins with decides, then how its name ends; null where neither tells. */
export function formOf(name, begins) {
  const text = begins.replace(/^[\ufeff\s]+/, "");
  const ends = (form) => form.endings.some((ending) => name.toLowerCase().endsWith(ending));
  return FORMS.find((form) => form.known(text)) ?? FORMS.find(ends) ?? null;
}

/** An object of Open Hand History begins on the line of its name, or on the line of a bracket before it. */
function ohhStarts() {
  let bracket = null;
  return (line, here) => {
    if (OHH.test(line)) return true;
    if (bracket && /^\s*"ohh"\s*:/i.test(line)) return bracket;
    bracket = /^\s*\{\s*$/.test(line) ? here : null;
    return false;
  };
}

/** A line for each hand, or the messages of one; the game stands in comments before, for all that follow. */
function acpcStarts() {
  let named = "";
  let defined = "";
  let defining = false;
  let hand = null;
  return (line, here) => {
    here.before = named + defined;
    if (line.startsWith("#")) {
      if (/^# *name\/game\/hands\/seed /.test(line)) [named, defined] = [`${line}\n`, ""];
      if (/^# *GAMEDEF/i.test(line)) [defined, defining] = ["", true];
      if (defining && defined.length < 4_000) defined += `${line}\n`;
      if (/^# *END GAMEDEF/i.test(line)) defining = false;
      return false;
    }
    if (line.startsWith("STATE:")) return true;
    const number = MESSAGE.exec(line)?.[1];
    if (number === undefined || number === hand) return false;
    hand = number;
    return true;
  };
}

// heads: number, when (milliseconds, by the clock of the file), what is played as the file calls it, who plays

function starsHead(text) {
  const head = text.slice(0, text.search(/\r?\n/));
  const [, what, ...time] = /: +(.*) - (\d{4})\/(\d\d)\/(\d\d)(?: -)? (\d{1,2}):(\d\d):(\d\d)/.exec(head) ?? [];
  const seats = text.slice(0, text.indexOf("\n***")).matchAll(/^Seat \d+: (.+) \([^()]*in chips/gm);
  return {
    number: /#(\d+)/.exec(head)?.[1] ?? "",
    time: what === undefined ? null : localTime(time),
    what: what ?? "",
    players: [...seats].map(([, name]) => name),
  };
}

function phhHead(text) {
  const word = (name) => new RegExp(`^${name} *= *["']?([^"'\\r\\n]*)`, "m").exec(text)?.[1].trim() ?? "";
  const day = ["year", "month", "day"].map(word);
  const players = PLAYERS.exec(text)?.[1] ?? "";
  return {
    number: word("hand"),
    time: day.every(Boolean) ? localTime([...day, ...(word("time") || "0:0:0").split(":")]) : null,
    what: word("variant"),
    players: [...players.matchAll(STRING)].map(([string]) => string.slice(1, -1)),
  };
}

function ohhHead(text) {
  const hand = JSON.parse(text).ohh;
  return {
    number: String(hand.game_number ?? ""),
    time: Date.parse(hand.start_date_utc) || null,
    what: [hand.game_type, hand.bet_limit?.bet_type].filter(Boolean).join(" "),
    players: hand.players.map(({ name }) => String(name)),
  };
}

function ownHead(text) {
  const { about = {}, players = [], rules } = JSON.parse(text);
  const zone = about.zone === "UTC" ? "Z" : "";
  return {
    number: String(about.number ?? ""),
    time: Date.parse(`${about.time}${zone}`) || null,
    what: [rules.game.name, rules.dials.limit].filter(Boolean).join(" "),
    players: players.map(String),
  };
}

function acpcHead(text) {
  const line = /^STATE:.*$/m.exec(text)?.[0].trim().split(":");
  const message = /^TO \d+ MATCHSTATE:\d+:(\d+)/m.exec(text)?.[1];
  return { number: line?.[1] ?? message ?? "", time: null, what: "", players: line?.at(-1).split("|") ?? [] };
}

/** The time that a clock shows, in the viewer's zone, so that it is told as it stands there. */
function localTime(parts) {
  const [year, month, day, hours, minutes, seconds] = parts.map(Number);
  return new Date(year, month - 1, day, hours, minutes, Math.trunc(seconds)).getTime() || null;
}
