// What happens to somebody who leaves the table now, in words.

import { say } from "../../shared/say.js";

/** What leaving would do: whether it gives a hand up, which is asked twice, and what is said of it. */
export function leaving(mine, { playing }) {
  if (!playing || !mine.dealt_in) return { givesUp: false, says: "" };
  if (mine.leaving || mine.folded) return { givesUp: false, says: say("table-up-after-hand") };
  if (mine.all_in) return { givesUp: false, says: say("table-up-all-in") };
  return { givesUp: true, says: say("table-up-folds") };
}
