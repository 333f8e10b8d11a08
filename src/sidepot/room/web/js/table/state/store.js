// A table as it is shown: what the room tells comes through one timeline. It keeps what came last and decides nothing.

import { linesOf, openly } from "../../shared/event-lines.js";
import { refusal as inWords } from "../../shared/http.js";
import { mayMove } from "../../shared/settings.js";
import { choose, chosenIn } from "./chosen.js";
import { kept } from "./last-hand.js";
import { Timeline } from "./timeline.js";
import { Told } from "./told.js";

const PLAIN = { autos: {}, styles: [], muted: [], offers: [], unusual: [], entry: "fixed" };
const NOBODY = {
  chair: null,
  cards: [],
  made: null,
  hand: 0,
  turn: null,
  options: null,
  plan: "none",
  plans: [],
  price: 0,
  pending: 0,
  at_blind: false,
};

export class TableStore extends EventTarget {
  constructor(connection, id) {
    super();
    this.connection = connection;
    this.id = id;
    this.epoch = "";
    this.seq = -1;
    this.at = chosenIn(id); // of a tournament one watches: the table, 0 for the first
    this.info = this.state = this.you = this.tournament = null;
    this.chat = [];
    this.log = [];
    this.lastHand = [];
    this.lay = null;
    this.replaced = false;
    this.told = new Told();
    this.listeners = {
      snapshot: (m) => this.onSnapshot(m),
      step: (m) => this.onStep(m),
      private: (m) => this.onPrivate(m),
      said: (m) => this.onSaid(m),
      info: (m) => this.onInfo(m),
      gone: (m) => this.onGone(m),
    };
    this.timeline = new Timeline(this, { calm: () => !mayMove() || document.hidden });
    this.hide = () => document.hidden && this.timeline.flush();
    document.addEventListener("visibilitychange", this.hide);
    for (const type of this.heard()) connection.addEventListener(type, this);
  }

  heard() {
    return [...Object.keys(this.listeners), "replaced", "turned-down"];
  }

  handleEvent({ type, detail }) {
    if (type === "turned-down") {
      if (detail.asked.id === this.watching) this.onTurnedDown(detail);
      return;
    }
    if (detail.table !== this.id) return;
    if (type === "replaced") this.onReplaced();
    else this.timeline.take(this.told.take(detail));
  }

  /** Show a message of the room, or a part of one. */
  apply(message) {
    this.listeners[message.type](message);
  }

  /** Under which name the connection keeps asking for this table. */
  get key() {
    return `watch ${this.id}`;
  }

  watch() {
    this.replaced = false;
    this.connection.keep(this.key, () => {
      this.watching = this.connection.id();
      return { type: "watch", id: this.watching, table: this.id, epoch: this.epoch, after: this.seq, at: this.at };
    });
  }

  /** Look at another table of a tournament: nothing that was missed there need be told. */
  look(at) {
    this.at = at;
    choose(this.id, at);
    this.epoch = "";
    this.watch();
  }

  leave() {
    this.timeline.clear();
    document.removeEventListener("visibilitychange", this.hide);
    this.connection.forget(this.key);
    this.connection.write({ type: "unwatch", id: this.connection.id(), table: this.id });
    for (const type of this.heard()) this.connection.removeEventListener(type, this);
    clearTimeout(this.again);
  }

  /** The room does not show this table: there is none, or it has too much to do just now. */
  onTurnedDown(refusal) {
    if (refusal.code === "slow-down") this.again = setTimeout(() => this.watch(), 1500);
    else this.onGone(refusal);
  }

  /** Ask something of this table. */
  ask(type, fields = {}) {
    return this.connection.ask(type, { table: this.id, ...fields });
  }

  act(action) {
    const { hand, turn } = this.you;
    return this.ask("act", { hand, turn, action });
  }

  /** My chair as everyone sees it. */
  get mine() {
    return this.you?.chair === null || this.you?.chair === undefined ? null : this.state.chairs[this.you.chair];
  }

  onSnapshot(message) {
    const { epoch, seq, info, state, chat, log, last_hand: lastHand, missed, tournament = null } = message;
    Object.assign(this, {
      epoch,
      seq,
      state,
      chat,
      log,
      lastHand,
      tournament,
      lay: null,
      came: message.came,
      replaced: false,
    });
    this.info = this.informed(info);
    this.you = message.you ?? this.onlooker();
    const lines = linesOf((missed ?? []).flatMap((step) => step.events.map(openly)));
    this.tell("change", { fresh: true, events: [], lines });
  }

  /** Somebody who is at no table of a tournament. */
  onlooker() {
    const { name, operator } = this.connection.you;
    return { ...NOBODY, name, host: operator || this.tournament?.host === name };
  }

  onStep(message) {
    const { seq, events, state, you, came, partial = false, tournament = null } = message;
    if (events.some((event) => event.type === "hand-began")) {
      this.lastHand = this.log;
      this.log = [];
    }
    const { state: before, you: me } = this;
    const open = events.map(openly);
    const lines = linesOf(open, this.log);
    this.log = [...this.log, ...open];
    // of a step that is shown in parts only the last one counts
    Object.assign(this, partial ? { state } : { seq, state, tournament, came });
    this.you = you ?? this.onlooker();
    this.lay = kept(this.lay, before, me, message);
    this.tell("change", { events, lines, before });
  }

  onPrivate({ events, you }) {
    this.you = you;
    this.tell("change", { events, lines: [], before: this.state });
  }

  onSaid(message) {
    this.chat = [...this.chat, message].slice(-200);
    this.tell("said", message);
  }

  /** What is known of it itself; a tournament has its name with its other news. */
  informed(info) {
    const { tournament } = this;
    return tournament ? { ...PLAIN, name: tournament.name, about: tournament.about, ...info } : info;
  }

  onInfo({ info, came, tournament = null }) {
    if (tournament) Object.assign(this, { tournament, came });
    this.info = this.informed(info);
    this.you ??= this.onlooker();
    this.tell("change", { events: [], lines: [], before: this.state });
  }

  onGone(message) {
    this.connection.forget(this.key);
    this.tell("gone", { ...message, why: inWords(message) });
  }

  onReplaced() {
    this.replaced = true;
    this.connection.forget(this.key);
    this.tell("replaced");
  }

  tell(type, detail = {}) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }
}
