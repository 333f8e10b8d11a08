// The code by which one comes back, as long as this page knows it: told once, kept nowhere.

class Keepsake extends EventTarget {
  code = "";
  fresh = false;

  /** A new code; *fresh*: it was not looked at yet. */
  keep(code, fresh = false) {
    this.code = code;
    this.fresh = fresh;
    this.dispatchEvent(new Event("change"));
  }

  seen() {
    this.keep(this.code);
  }

  get link() {
    return this.code && `${location.origin}/#back=${this.code}`;
  }
}

export const keepsake = new Keepsake();
