// Under which address other devices find the room.

import { get } from "./http.js";

const HERE = /^(localhost|.*\.localhost|127\.[\d.]+|\[::1\])$/;

/** That of this page; where only this machine understands it the likeliest one, as for an invite, if the room answers. */
export async function reachable() {
  if (!HERE.test(location.hostname)) return location.origin;
  try {
    const { links } = await get(`/api/invites/room?from=${encodeURIComponent(location.origin)}`);
    return new URL(links[0].link).origin;
  } catch {
    return location.origin;
  }
}
