// What happens to somebody who leaves the table now, in words.

export const OVER = "You get up when this hand is over.";

/** What leaving would do: whether it gives a hand up, which is asked twice, and what is said of it. */
export function leaving(mine, { playing }) {
  if (!playing || !mine.dealt_in) return { givesUp: false, says: "" };
  if (mine.leaving || mine.folded) return { givesUp: false, says: OVER };
  if (mine.all_in) return { givesUp: false, says: `You are all-in, and your hand is played out. ${OVER}` };
  return { givesUp: true, says: `Your hand is folded. ${OVER}` };
}
