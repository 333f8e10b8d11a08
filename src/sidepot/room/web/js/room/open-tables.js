// The tables that are open in this page. One of them is in front, and only a person's own doing brings another there.

import { callEvents, forgetEvent } from "../event/calls.js";
import { noLongerAsked, yourTurnElsewhere } from "../shared/attention.js";
import { TableStore } from "../table/state/store.js";

const KEY = "sidepot-tables";

export class OpenTables extends EventTarget {
  constructor(connection, storage = sessionStorage) {
    super();
    this.connection = connection;
    this.storage = storage;
    this.stores = new Map();
    this.pinned = new Set();
    this.front = null;
    this.turns = new Map();
    this.restored = new Set();
  }

  /** Open again what was open in this browser tab before it was loaded anew. */
  restore() {
    const kept = read(this.storage);
    for (const id of kept.pinned) this.pinned.add(id);
    for (const id of kept.tables) this.restored.add(this.open(id).id);
  }

  /** The store of a table, opened where it is not yet. */
  open(id) {
    if (this.stores.has(id)) return this.stores.get(id);
    const store = new TableStore(this.connection, id);
    this.stores.set(id, store);
    for (const type of ["change", "replaced"])
      store.addEventListener(type, (/** @type {CustomEvent} */ { detail }) => this.onChange(store, detail.events));
    store.addEventListener("gone", () => this.forget(store));
    store.watch();
    this.keep();
    return store;
  }

  /** Bring a table to the front (null: none of them); what was only looked at before is closed. */
  bring(id) {
    const before = this.front;
    this.front = id;
    if (before !== null && before !== id) this.letGo(before);
    const store = id === null ? null : this.open(id);
    this.tell();
    return store;
  }

  letGo(id) {
    const store = this.stores.get(id);
    if (store && !this.stays(store)) this.close(id);
    else if (store) this.onChange(store);
  }

  /** Whether a table stays open while another one is in front. */
  stays(store) {
    return this.pinned.has(store.id) || isMine(store);
  }

  close(id) {
    const store = this.stores.get(id);
    this.pinned.delete(id);
    if (!store) return;
    store.leave();
    this.forget(store);
  }

  /** A table that is gone, or was closed here. */
  forget(store) {
    this.stores.delete(store.id);
    this.turns.delete(store.id);
    noLongerAsked(store.id);
    forgetEvent(store.id);
    this.keep();
    this.tell();
  }

  pin(id) {
    if (!this.pinned.delete(id)) this.pinned.add(id);
    this.keep();
    this.tell();
  }

  onChange(store, events = []) {
    callEvents(store, events);
    const { you, id } = store;
    // what was only looked at before the page was loaded again
    if (this.restored.delete(id) && id !== this.front && !this.stays(store)) return this.close(id);
    const turn = you?.options ? you.turn : null;
    if (id !== this.front) this.callFrom(store, turn);
    this.turns.set(id, turn);
    if (!turn) noLongerAsked(id);
    return this.tell();
  }

  /** Something is asked at a table that is not in front: said once for each turn. */
  callFrom(store, turn) {
    if (!turn || this.turns.get(store.id) === turn) return;
    yourTurnElsewhere(store.id, store.info.name);
  }

  /** The tables in the order they were opened. */
  get list() {
    return [...this.stores.values()];
  }

  /** The next table after the one in front where something is asked; null where there is none. */
  nextTurn() {
    return this.after((store) => store.you?.options);
  }

  /** The table *step* places further on. */
  beside(step) {
    const { list } = this;
    if (!list.length) return null;
    const at = list.findIndex((store) => store.id === this.front);
    const from = at < 0 && step < 0 ? 0 : at;
    return list[(from + step + list.length) % list.length].id;
  }

  after(wanted) {
    const { list } = this;
    const at = list.findIndex((store) => store.id === this.front);
    const found = [...list.slice(at + 1), ...list.slice(0, Math.max(0, at))].find(wanted);
    return found?.id ?? null;
  }

  /** Remember what is open, for a page that is loaded again. */
  keep() {
    try {
      this.storage.setItem(KEY, JSON.stringify({ tables: [...this.stores.keys()], pinned: [...this.pinned] }));
    } catch {
      // a browser that keeps nothing shows one table after a reload
    }
  }

  /** Close everything: somebody else uses this page now. */
  end() {
    for (const store of this.list) store.leave();
    this.stores.clear();
    this.pinned.clear();
    this.keep();
  }

  tell() {
    this.dispatchEvent(new Event("change"));
  }
}

/** Whether somebody plays, waits or hosts there, so that it stays open while they look at something else. */
export function isMine({ you, state, info, tournament }) {
  if (!you) return false;
  if (you.chair !== null || state?.waiting?.includes(you.name)) return true;
  if (tournament) return !tournament.over && tournament.registered.includes(you.name) && !isOut(tournament, you.name);
  return Boolean(info?.host) && info.host === you.name;
}

function isOut({ begun, joining, players = [] }, name) {
  return begun && !joining && !players.some((each) => each.player === name);
}

function read(storage) {
  try {
    const { tables = [], pinned = [] } = JSON.parse(storage.getItem(KEY) ?? "{}");
    return { tables, pinned };
  } catch {
    return { tables: [], pinned: [] };
  }
}
