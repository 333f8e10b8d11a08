// What an empty chair says: whether one may sit down in it, and if not, what it is; and to whom all of them are open.

import { say } from "../../shared/say.js";

/** Whether this chair can be taken by who looks at it, and what stands there otherwise. */
export function vacancy(chair, { info, state, you }) {
  const asked = info.asking?.find(({ player }) => player === you?.name);
  const kept = state.offers?.[chair];
  if (asked?.chair === chair) return { sit: false, says: say("table-you-asked") };
  if (kept !== undefined && kept !== you?.name) return { sit: false, says: say("table-kept") };
  const mover = state.chairs.find((other) => other?.moves_to === chair);
  if (mover) return { sit: false, says: say(mover.player === you?.name ? "table-next-seat" : "table-kept") };
  const shut = info.kind === "tournament" || (info.entry === "fixed" && state.hand > 0 && !state.game?.over);
  return {
    sit: you?.chair === null && !shut && !asked && !you.out && you.sent_away !== "banned",
    says: say("shared-empty"),
  };
}

/** Whether the host has let in who looks, but the chair they asked for was gone: they may take any other. */
export function mayChoose({ id, you, connection }) {
  return you.chair === null && connection.mine.some((table) => table.id === id && table.waits === "admitted");
}
