// A step of a replay as the state of a table, so that the felt draws it as it draws a table in play. No elements.

/** What the felt is given for a step; *open*: every card that is known by the end, not only those seen then. */
export function sceneOf(replay, at, open) {
  const step = replay.steps[at];
  const last = at === replay.steps.length - 1;
  const equity = (open ? step.equity_shown : step.equity_then)?.shares ?? {};
  const hero = replay.players.indexOf(replay.hero);
  const chairs = step.chairs.map((chair) => ({
    ...NOTHING,
    ...chair,
    cards: open && chair.known.some(Boolean) ? chair.known : chair.cards,
    equity: chair.folded ? null : (equity[chair.player] ?? null),
    ...(replay.bottomless ? { chips: Infinity } : {}),
  }));
  return {
    info: { autos: {}, clock: { act_ms: 1, bank_ms: 1 } },
    came: 0,
    you: { name: replay.hero, chair: hero < 0 ? null : hero, cards: hero < 0 ? [] : (step.chairs[hero].cards ?? []) },
    state: {
      ...QUIET,
      hand: 1,
      deals: replay.deals,
      blinds: replay.blinds.length ? replay.blinds : [replay.bets[0], replay.bets[0]],
      street: step.street,
      board: step.board,
      second_board: step.second_board,
      pot: last && replay.outcome ? 0 : step.pot,
      pots: last && replay.outcome ? [] : step.pots,
      chairs,
      turn: step.turn,
      button: replay.chairs.indexOf(replay.button),
      outcome: last ? replay.outcome : null,
    },
  };
}

/** The step that begins the next street (*way* 1) or this one or the one before (−1). */
export function streetFrom(replay, at, way) {
  const starts = [...replay.streets.map((mark) => mark.step), replay.steps.length - 1];
  return way > 0
    ? (starts.find((start) => start > at) ?? replay.steps.length - 1)
    : (starts.findLast((start) => start < at) ?? 0);
}

/** The street that a step belongs to, by its place among the streets. */
export function streetAt(replay, at) {
  return replay.streets.findLastIndex((mark) => mark.step <= at);
}

const NOTHING = {
  badge: "",
  dealt_in: true,
  sits_out: false,
  away: false,
  leaving: false,
  online: true,
  owes: [],
  agrees: [],
  bank_ms: 0,
};
const QUIET = {
  turn_ms: null,
  bank_runs: false,
  discarding: [],
  showed: {},
  asking: null,
  running: null,
  rabbit: null,
  playing: true,
  paused: "",
  game: null,
  next_hand_ms: null,
};
