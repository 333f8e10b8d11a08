// The end of a hand lies there for everyone who was in it, also for those who got up with it: without chips, for good.

/** Who of the last hand is kept in their chairs until the next one; *lay* is what was kept before. */
export function kept(lay, before, me, { state, you, events }) {
  if (!state?.outcome) return null;
  if (lay?.hand === state.hand) return lay;
  if (!before || before.hand !== state.hand || !events.some((event) => event.type === "hand-ended")) return null;
  const shown = new Map(state.outcome.shown.map(({ player, cards }) => [player, cards]));
  const left = new Map(events.filter(({ type }) => type === "got-up").map(({ player, chips }) => [player, chips]));
  const chairs = before.chairs.map((chair) =>
    chair?.dealt_in ? rested(chair, shown.get(chair.player), left.get(chair.player) ?? 0) : null,
  );
  return {
    hand: state.hand,
    chairs,
    you: you && me?.chair !== null && me?.cards?.length ? { chair: me.chair, cards: me.cards } : null,
  };
}

function rested(chair, cards, chips) {
  return {
    ...chair,
    wager: 0,
    chips,
    all_in: false,
    did: cards ? "show" : "",
    cards: cards ?? (chair.folded ? null : chair.cards),
    equity: null,
  };
}

/** The table and what one viewer sees of it, with those in their chairs who have left them since the hand ended. */
export function withKept({ state, you, lay }) {
  if (!lay || lay.hand !== state.hand) return { state, you };
  const chairs = state.chairs.map((chair, at) => chair ?? lay.chairs[at]);
  const mine = lay.you && you.chair === null && chairs[lay.you.chair]?.player === you.name;
  return { state: { ...state, chairs }, you: mine ? { ...you, ...lay.you } : you };
}
