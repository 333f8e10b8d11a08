// Tells hands as the page does: events of hands come as JSON on the standard input, their sentences go out.

import { linesOf, plainly } from "../../src/sidepot/room/web/js/shared/event-lines.js";
import { phrased } from "../../src/sidepot/room/web/js/shared/say.js";

let text = "";
for await (const part of process.stdin) text += part;
const { hands, phrases } = JSON.parse(text);
const told = { hands: hands.map((events) => linesOf(events).map(plainly)), phrases: phrases.map(phrased) };
process.stdout.write(JSON.stringify(told));
