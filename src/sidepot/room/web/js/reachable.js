// Under which address other devices find the room.

import { get } from "./http.js";

/** The likeliest one, as for an invite; that of this page where the room does not answer. */
export async function reachable() {
  try {
    const { links } = await get(`/api/invites/room?from=${encodeURIComponent(location.origin)}`);
    return new URL(links[0].link).origin;
  } catch {
    return location.origin;
  }
}
