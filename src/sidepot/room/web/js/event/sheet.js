// A tournament's structure sheet, written from the fields of a form. The room reads and judges it.

const text = (value) => JSON.stringify(String(value));
const numbers = (given) => given.split(/[,;\s]+/).filter(Boolean);

/** [[10, 20], [15, 30]] from "10/20, 15/30"; a level may have an ante: "50/100/10". */
function levels(given) {
  return `[${numbers(given)
    .map((level) => (level.includes("/") ? `[${level.split("/").join(", ")}]` : level))
    .join(", ")}]`;
}

/** "standard", "winner-takes-all", or percentages. */
function payouts(given) {
  return /^[\d\s,;%]+$/.test(given) ? `[${numbers(given.replaceAll("%", "")).join(", ")}]` : text(given);
}

const NAMES = `
  Alpaca Badger Bison Caribou Condor Dingo Dormouse Eland Gibbon Hoopoe Ibex Ibis Jackdaw Kestrel Lemur
  Marmot Marten Moose Newt Ocelot Okapi Osprey Puffin Quail Quokka Stork Tapir Toucan Vole Walrus Wombat
  Yak Zebu`
  .trim()
  .split(/\s+/);

/** Auto players, with names as far as there are enough, and who takes the empty chairs of a timed game. */
function field({ autos, style, format, refill }) {
  const counted = autos > NAMES.length ? [`${style} = ${autos}`] : [];
  const guests = format === "timed" && refill ? [`guests = [${text(style)}]`] : [];
  const named =
    counted.length || !autos
      ? []
      : ["", "[field.named]", ...NAMES.slice(0, autos).map((name) => `${name} = ${text(style)}`)];
  return [...(counted.length || guests.length ? ["", "[field]", ...guests, ...counted] : []), ...named];
}

const OF_FORMAT = {
  season: ({ games }) => [`games = ${games}`],
  timed: ({ hands, refill }) => [`hands = ${hands}`, `refill = ${refill}`],
  tournament: () => [],
};

/** The sheet; *form* has the values of the fields. */
export function sheetOf(form) {
  const season = form.format === "season";
  const money = season ? {} : form; // a season is played for points
  const lines = [
    `format = ${text(form.format)}`,
    `house = ${text(form.house)}`,
    `chairs = ${form.chairs}`,
    `stack = ${form.stack}`,
    form.most && `max_entrants = ${form.most}`,
    form.begins && !(season && !form.startsAt) && `starts_with = ${form.begins}`,
    form.startsAt && `starts_at = ${new Date(form.startsAt).toISOString()}`,
    ...OF_FORMAT[form.format](form),
    money.buyIn && [`buy_in = ${money.buyIn}`, `payouts = ${payouts(money.payouts || "standard")}`],
    money.late && `late = ${money.late}`,
    "",
    "[levels]",
    `by = ${text(form.by)}`,
    `every = ${form.every}`,
    `blinds = ${levels(form.blinds)}`,
    `then = ${text(form.after)}`,
    money.rebuys && ["", "[rebuys]", `chips = ${form.stack}`, `cost = ${form.buyIn || 0}`, `until = ${money.rebuys}`],
    money.addOn && ["", "[add_on]", `chips = ${form.stack}`, `cost = ${form.buyIn || 0}`, `level = ${money.addOn}`],
    season && form.points && ["", "[points]", `${form.most} = [${numbers(form.points).join(", ")}]`],
    field(form),
    (form.bots ?? []).map(({ name, url }) => ["", "[[bot]]", `name = ${text(name)}`, `url = ${text(url)}`]),
  ];
  return `${lines
    .flat(2)
    .filter((line) => line || line === "")
    .join("\n")}\n`;
}
