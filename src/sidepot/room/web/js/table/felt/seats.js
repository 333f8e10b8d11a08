// Where things lie on the felt: seats at equal distances along a rounded rail, the viewer at the bottom.

const SIZES = [
  {
    upTo: 480,
    wide: 88,
    high: 40,
    card: 31,
    mine: 58,
    board: 32,
    chip: 15,
    bet: 34,
    half: 17,
    hangs: 11,
    second: 0.92,
  },
  { upTo: 760, wide: 108, high: 46, card: 38, mine: 66, board: 50, chip: 17, bet: 44, half: 17, hangs: 11 },
  { upTo: 1280, wide: 132, high: 52, card: 46, mine: 78, board: 66, chip: 20, bet: 46, half: 17, hangs: 11 },
  { upTo: 1900, wide: 164, high: 64, card: 62, mine: 108, board: 94, chip: 25, bet: 58, half: 26, hangs: 16 },
  { upTo: Infinity, wide: 190, high: 72, card: 80, mine: 140, board: 124, chip: 30, bet: 66, half: 29, hangs: 16 },
];

/** On the narrowest phones the board fits between the seats at its sides; on low screens above the viewer's cards. */
const NARROW = { ...SIZES[0], upTo: 380, wide: 84, board: 29 };
const LOW = { ...SIZES[0], wide: 78, card: 29, mine: 48, second: 0.66 };
const LOWEST = { ...LOW, mine: 40 };

/** What is kept free for the pot, with half a bet on each side. */
const POT = { half: 95, high: 28 };
/** A card that plays, or is chosen to go, rises by so much of its height; where more sit there is no room left for that. */
const LIFT = 0.14;
const LIFTED = 8;
/** A row of one's own cards is at most so many cards wide. */
const ROW = 6;
/** From this size on text is larger too. */
const BIG = 3;

/** Whether an area is wide and low, as on a phone held sideways: there is room for the smallest sizes only. */
export function isLow(width, height) {
  return height < 460 && width > height;
}

/** Sizes that fit an area. */
export function sizes(width, height) {
  const fits = SIZES.findIndex((size) => width <= size.upTo);
  if (isLow(width, height)) return height < 295 ? LOWEST : LOW;
  if (width <= NARROW.upTo) return NARROW;
  const flat = height < 330 ? 0 : height < 500 ? 1 : height < 740 ? 2 : height < 1050 ? 3 : 4;
  return SIZES[Math.min(fits, flat)];
}

/** Whether these are sizes for a large screen. */
export function isBig(size) {
  return SIZES.indexOf(size) >= BIG;
}

/** The rail as a rounded rectangle. */
export function rail(width, height, size) {
  const rise = size.card * 1.4 - 12;
  const left = size.wide / 2 + 6;
  const top = size.high / 2 + rise + 12;
  const box = { x: left, y: top, w: width - 2 * left, h: height - top - size.high / 2 - 16 };
  const round = Math.min(box.w, box.h) / 2;
  return { ...box, r: width > height * 1.1 ? round : Math.min(round, Math.max(70, box.w * 0.28)) };
}

/** The point *s* along the rail, from the middle of the bottom to the left and round. */
function along({ x, y, w, h, r }, s) {
  const arc = (Math.PI / 2) * r;
  /** @type {[number, (t: number) => number[]][]} */
  const parts = [
    [w / 2 - r, (t) => [x + w / 2 - t, y + h]],
    [arc, (t) => turn(x + r, y + h - r, r, Math.PI / 2 + t / r)],
    [h - 2 * r, (t) => [x, y + h - r - t]],
    [arc, (t) => turn(x + r, y + r, r, Math.PI + t / r)],
    [w - 2 * r, (t) => [x + r + t, y]],
    [arc, (t) => turn(x + w - r, y + r, r, -Math.PI / 2 + t / r)],
    [h - 2 * r, (t) => [x + w, y + r + t]],
    [arc, (t) => turn(x + w - r, y + h - r, r, t / r)],
    [w / 2 - r + 1, (t) => [x + w - r - t, y + h]],
  ];
  let left = s;
  for (const [length, point] of parts) {
    if (left <= length) return point(left);
    left -= length;
  }
  return [x + w / 2, y + h];
}

function turn(cx, cy, r, angle) {
  return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)];
}

/** The viewer's own cards: how far one lies from the next, and how wide all of them are. */
export function ownRow(width, size, many) {
  const most = Math.min(width - 16, ROW * size.mine);
  const gap = many > 2 ? 3 : 5;
  const step = many > 1 ? Math.min(size.mine + gap, (most - size.mine) / (many - 1)) : size.mine;
  return { step, wide: step * (many - 1) + size.mine };
}

/** How wide the cards of two boards are, one below the other: there is room for larger ones only on a phone held upright. */
export const onTwoBoards = (size) => size.board * (size.second ?? 0.74);

/** How far the board, or both, reaches up and down from its middle. */
export const boardHalf = (size, two = false) => (two ? onTwoBoards(size) * 1.4 + 2 : size.board * 0.7);

/**
 * Seats, bets and the dealer button for so many chairs; the first place is at the bottom, with a row of cards so wide.
 * *half*: how far the board reaches from its middle.
 */
export function places(width, height, chairs, size, mine, row = 0, half = boardHalf(size)) {
  const around = rail(width, height, size);
  const length = 2 * (around.w + around.h) - 8 * around.r + 2 * Math.PI * around.r;
  const first = chairs > 2 ? Math.max(1.18, mine ? beside(around, length, chairs, size, row) : 0) : 1;
  const gap = length / (chairs - 2 + 2 * first);
  const middle = { x: width / 2, y: around.y + around.h * 0.47 };
  const own = mine ? { half: row / 2, top: ownTop(around, size, chairs) } : null;
  return Array.from({ length: chairs }, (_, at) => {
    const [x, y] = at ? along(around, gap * (first + at - 1)) : [width / 2, around.y + around.h];
    const rise = (at || !mine ? size.card : size.mine) * 1.4 - 8;
    return { x, y, ...inside({ x, y, rise }, middle, size, half, at ? own : null) };
  });
}

/** Where the viewer's own cards end above, those that have risen too. */
function ownTop({ y, h }, size, chairs) {
  return y + h - size.high / 2 + 8 - size.mine * 1.4 * (chairs > LIFTED ? 1 : 1 + LIFT);
}

/** How far the viewer's neighbours sit, in gaps, so that a wide row of cards has room between them or below them. */
function beside(around, length, chairs, size, row) {
  const gap = length / (chairs - 2 + 2 * 1.18);
  const [x, y] = along(around, gap * 1.18);
  const middle = around.x + around.w / 2;
  const top = ownTop(around, size, chairs);
  const below = (at) => at + size.high / 2 + size.hangs < top;
  if (x + size.wide / 2 < middle - row / 2 - 4 || below(y)) return 1.18;
  const side = around.w / 2 - around.r + (Math.PI / 2) * around.r; // here the left side begins
  const up = Math.max(0, around.y + around.h - around.r - (top - size.high / 2 - size.hangs));
  const far = side + Math.min(up, around.h - 2 * around.r);
  return (far * (chairs - 2)) / (length - 2 * far);
}

/** The bet lies towards the middle, just outside the seat, off the board and off the viewer's *own* cards; the button beside it. */
function inside(seat, middle, size, half, own) {
  const aim = { x: middle.x + (seat.x - middle.x) * 0.35, y: middle.y };
  const [dx, dy] = [aim.x - seat.x, aim.y - seat.y];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const beyond = uy > 0 ? size.hangs : seat.rise; // below a seat hangs what its player did, above it stand the cards
  const reach = Math.min(
    (size.wide / 2 + size.bet) / Math.abs(ux || 1e-6),
    (size.high / 2 + beyond + size.half) / Math.abs(uy || 1e-6),
  );
  const bet = { x: seat.x + ux * reach, y: seat.y + uy * reach };
  const band = half + size.half - 2;
  const off = Math.abs(bet.x - middle.x);
  const grown = isBig(size) ? 1.3 : 1;
  const over = middle.y - band;
  const top = over - (off < POT.half * grown ? POT.high * grown : 0); // over the board lies the pot
  if (bet.y > top && bet.y < middle.y + band && off < size.board * 2.7 + 30) {
    const least = seat.y + size.high / 2 + beyond + size.half;
    if (seat.y <= middle.y && least <= top) bet.y = top;
    else if (seat.y <= middle.y && least <= over)
      Object.assign(bet, { x: middle.x - Math.sign(middle.x - seat.x) * POT.half * grown, y: over }); // beside the pot
    else bet.y = middle.y + band;
  }
  if (own && bet.y + size.half > own.top && Math.abs(bet.x - middle.x) < own.half + size.bet)
    bet.y = own.top - size.half;
  const side = seat.x > middle.x ? 1 : -1;
  // below hangs what the player did or has, which may be long: the button lies at the upper corner
  const dealer = { x: seat.x - side * (size.wide / 2 - 2), y: seat.y - size.high / 2 };
  return { bet, dealer };
}
