// How much later those see a table who do not play at it: what a host can choose.

import { say } from "../shared/say.js";

export const DELAYS = [
  ["0", say("house-at-once")],
  ["15000", say("house-15-seconds-later")],
  ["30000", say("house-30-seconds-later")],
  ["60000", say("house-1-minute-later")],
  ["180000", say("house-3-minutes-later")],
  ["600000", say("house-10-minutes-later")],
];
