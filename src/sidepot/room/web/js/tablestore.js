// A table as the room tells it. It keeps what came last and decides nothing.

const PLAIN = { autos: {}, styles: {}, muted: [], offers: [], unusual: [], entry: "fixed" };
const NOBODY = {
  chair: null, cards: [], made: null, hand: 0, turn: null, options: null, plan: "none", plans: [], price: 0, pending: 0, at_blind: false,
};

export class TableStore extends EventTarget {
  constructor(connection, id) {
    super();
    this.connection = connection;
    this.id = id;
    this.epoch = "";
    this.seq = -1;
    this.at = 0; // of a tournament one watches: the table, 0 for the first
    this.info = this.state = this.you = this.tournament = null;
    this.chat = [];
    this.log = [];
    this.lastHand = [];
    this.replaced = false;
    this.listeners = {
      snapshot: (m) => this.onSnapshot(m), step: (m) => this.onStep(m), private: (m) => this.onPrivate(m),
      said: (m) => this.onSaid(m), info: (m) => this.onInfo(m), replaced: () => this.onReplaced(),
      gone: (m) => this.onGone(m),
    };
    connection.addEventListener("refusal", this);
    for (const type of Object.keys(this.listeners)) connection.addEventListener(type, this);
  }

  handleEvent({ type, detail }) {
    if (type === "refusal") return this.onRefusal(detail);
    if (detail.table === this.id) this.listeners[type](detail);
    return undefined;
  }

  /** The room does not show this table. */
  onRefusal(message) {
    if (message.id !== this.watching) return;
    this.connection.forget(this.key);
    this.tell("refused", message);
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
  look() {
    this.epoch = "";
    this.watch();
  }

  leave() {
    this.connection.forget(this.key);
    this.connection.removeEventListener("refusal", this);
    this.connection.write({ type: "unwatch", id: this.connection.id(), table: this.id });
    for (const type of Object.keys(this.listeners)) this.connection.removeEventListener(type, this);
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
    Object.assign(this, { epoch, seq, state, chat, log, lastHand, tournament, came: performance.now(), replaced: false });
    this.info = this.informed(info);
    this.you = message.you ?? this.onlooker();
    this.tell("change", { fresh: true, events: [], says: (missed ?? []).flatMap((step) => step.says) });
  }

  /** Somebody who is at no table of a tournament. */
  onlooker() {
    const { name, operator } = this.connection.you;
    return { ...NOBODY, name, host: operator || this.tournament?.host === name };
  }

  onStep({ seq, events, says, state, you, tournament = null }) {
    if (events.some((event) => event.type === "hand-began")) {
      this.lastHand = this.log;
      this.log = [];
    }
    const before = this.state;
    this.log = [...this.log, ...says];
    Object.assign(this, { seq, state, tournament, came: performance.now() });
    this.you = you ?? this.onlooker();
    this.tell("change", { events, says, before });
  }

  onPrivate({ events, you }) {
    this.you = you;
    this.tell("change", { events, says: [], before: this.state });
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

  onInfo({ info, tournament = null }) {
    if (tournament) Object.assign(this, { tournament, came: performance.now() });
    this.info = this.informed(info);
    this.you ??= this.onlooker();
    this.tell("change", { events: [], says: [], before: this.state });
  }

  onGone(message) {
    this.connection.forget(this.key);
    this.tell("gone", message);
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
