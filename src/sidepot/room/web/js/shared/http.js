// Asking the room over HTTP. What is refused becomes an error that says why.

import { say } from "./say.js";

export class Refused extends Error {
  constructor({ code, says }) {
    super(says);
    this.code = code;
  }
}

async function answered(response) {
  let data;
  try {
    data = await response.json();
  } catch {
    data = { code: "unreadable", says: say("shared-the-room-answered", { status: response.status }) };
  }
  if (!response.ok) throw new Refused(data);
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
