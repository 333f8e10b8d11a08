// When everyone is all-in the room tells the rest of the hand at once. The page shows it street by street.

export const BEAT = 650;

/** The tables to show one after another before the last one; none where nothing is run out. */
export function frames(before, state, events) {
  const dealt = events.filter((event) => event.type === "dealt-board");
  if (!before || !state?.outcome || dealt.length === 0 || before.hand !== state.hand) return [];
  const found = [];
  let [board, second] = [before.board, before.second_board];
  for (const event of [null, ...dealt]) {
    if (event?.board === 1) second = [...(second.length ? second : shared(state)), ...event.cards];
    else if (event) board = [...board, ...event.cards];
    found.push(running(state, board.slice(0, state.board.length), second));
  }
  return found;
}

/** The cards both boards have in common. */
function shared({ board, second_board: second }) {
  const differ = second.findIndex((card, at) => card !== board[at]);
  return differ < 0 ? second : second.slice(0, differ);
}

/** The table as it was before the chips were given away. */
function running(state, board, second) {
  const { won, pots } = state.outcome;
  return {
    ...state,
    board,
    second_board: second,
    outcome: null,
    pot: pots.reduce((sum, pot) => sum + pot.amount, 0),
    pots: pots.map(({ name, amount }) => ({ name, amount, players: [] })),
    chairs: state.chairs.map((chair) => chair && { ...chair, chips: chair.chips - (won[chair.player] ?? 0), did: "" }),
    next_hand_ms: null,
  };
}
