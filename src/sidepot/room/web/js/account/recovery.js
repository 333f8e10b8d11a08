// The code by which one comes back, as long as this page knows it: told once, kept nowhere.

import { reachable } from "../shared/address.js";

class Keepsake extends EventTarget {
  code = "";
  fresh = false;
  origin = location.origin;

  /** A new code; *fresh*: it was not looked at yet. */
  keep(code, fresh = false) {
    const asked = code && code !== this.code;
    this.code = code;
    this.fresh = fresh;
    this.dispatchEvent(new Event("change"));
    if (asked) this.find();
  }

  /** The link is for other devices: an address that only this machine understands gives way to one that they do. */
  async find() {
    const origin = await reachable();
    if (origin === this.origin) return;
    this.origin = origin;
    this.dispatchEvent(new Event("change"));
  }

  seen() {
    this.keep(this.code);
  }

  get link() {
    return this.code && `${this.origin}/#back=${this.code}`;
  }
}

export const keepsake = new Keepsake();
