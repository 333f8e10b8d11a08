// Asking the room over HTTP. What is refused becomes an error that says why.

import { phrased, ready, say } from "./say.js";

/** Why something was refused, in the viewer's language; *code* is its message where none is named. */
export function refusal({ code = "", message = code, given = {}, rule = "" }) {
  const told = phrased({ message: `refusal-${message}`, given });
  return rule ? `${told}: ${rule}` : told;
}

export class Refused extends Error {
  constructor(refused, told = refusal(refused)) {
    super(told);
    this.code = refused.code;
  }
}

async function answered(response) {
  let data;
  try {
    data = await response.json();
  } catch {
    throw new Refused({ code: "unreadable" }, say("shared-the-room-answered", { status: response.status }));
  }
  if (!response.ok) {
    await ready(data.given);
    throw new Refused(data);
  }
  return data;
}

export async function get(path) {
  return answered(await fetch(path, { headers: { accept: "application/json" } }));
}

export async function post(path, body = {}) {
  return answered(
    await fetch(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
  );
}

/** Who I am, or null without a session. */
export async function me() {
  try {
    return await get("/api/me");
  } catch (error) {
    if (error instanceof Refused && error.code === "no-session") return null;
    throw error;
  }
}
