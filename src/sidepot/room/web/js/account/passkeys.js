// Passkeys: the browser's own words for them, to and from what the room sends.

import { post } from "../shared/http.js";
import { say } from "../shared/say.js";

const bytes = (text) =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
const text = (buffer) =>
  btoa(String.fromCharCode(...new Uint8Array(buffer)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

/** Why there are no passkeys here; "" where there are. */
export function missing() {
  const address = /^[\d.]+$|:/.test(location.hostname.replace(/^\[|\]$/g, ""));
  if (!isSecureContext) return say("account-passkeys-need-https");
  if (address) return say("account-passkeys-need-a-name-in");
  return window.PublicKeyCredential ? "" : say("account-this-browser-has-no-passkeys");
}

function plain({ id, type, rawId, response }, fields) {
  return {
    id,
    type,
    rawId: text(rawId),
    response: Object.fromEntries(
      fields.filter((field) => response[field]).map((field) => [field, text(response[field])]),
    ),
    clientExtensionResults: {},
  };
}

const known = (list = []) => list.map((each) => ({ ...each, id: bytes(each.id) }));

/** Make a passkey for who is logged in. */
export async function makePasskey() {
  const { options } = await post("/api/passkeys/options");
  const publicKey = {
    ...options,
    challenge: bytes(options.challenge),
    user: { ...options.user, id: bytes(options.user.id) },
    excludeCredentials: known(options.excludeCredentials),
  };
  const made = await navigator.credentials.create({ publicKey });
  return post("/api/passkeys", {
    credential: plain(/** @type {any} */ (made), ["clientDataJSON", "attestationObject"]),
  });
}

/** Come back by passkey; resolves with who one is. */
export async function usePasskey() {
  const { options } = await post("/api/back/passkey/options");
  const publicKey = {
    ...options,
    challenge: bytes(options.challenge),
    allowCredentials: known(options.allowCredentials),
  };
  const used = await navigator.credentials.get({ publicKey });
  return post("/api/back/passkey", {
    credential: plain(/** @type {any} */ (used), ["clientDataJSON", "authenticatorData", "signature", "userHandle"]),
  });
}

/** What went wrong, in words. */
export function inWords(error) {
  return error.name === "NotAllowedError" || error.name === "AbortError"
    ? say("account-no-passkey-was-used")
    : error.name === "InvalidStateError"
      ? say("account-this-device-has-a-passkey")
      : error.message;
}
