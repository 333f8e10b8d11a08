// One WebSocket to the room that comes back by itself. A command is sent again until it is answered: the room
// carries out an id once, however often it arrives.

import { Refused } from "./http.js";
import { ready } from "./say.js";

/** The version of the protocol that this page speaks: a room of another one asks to load the page again. */
const PROTOCOL = 3;
const WAITS = [200, 500, 1000, 2000, 4000];
const QUIET = 12_000;
const ANSWER = 6_000;

export class Connection extends EventTarget {
  constructor() {
    super();
    this.pending = new Map();
    this.standing = new Map();
    this.kept = new Map();
    this.mine = [];
    this.tries = 0;
    this.number = 0;
    this.prefix = Math.random().toString(36).slice(2, 12);
    this.status = "closed";
    this.heard = 0;
    this.again = () => this.status === "lost" && this.connect();
  }

  open() {
    addEventListener("online", this.again);
    document.addEventListener("visibilitychange", this.again);
    this.heartbeat = setInterval(() => this.listen(), 2000);
    this.connect();
  }

  close() {
    removeEventListener("online", this.again);
    document.removeEventListener("visibilitychange", this.again);
    clearInterval(this.heartbeat);
    clearTimeout(this.timer);
    this.drop();
    this.become("closed");
  }

  connect() {
    clearTimeout(this.timer);
    this.drop();
    const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/ws?protocol=${PROTOCOL}`);
    this.socket = socket;
    this.heard = performance.now();
    socket.onmessage = ({ data }) => this.receive(JSON.parse(data));
    socket.onclose = ({ code }) => this.lost(code);
  }

  drop() {
    if (!this.socket) return;
    this.socket.onmessage = this.socket.onclose = null;
    this.socket.close();
    this.socket = null;
  }

  lost(code) {
    this.socket = null;
    if (this.status === "ended") return;
    const never = this.tries > 0 && code === 1006;
    this.become("lost");
    const wait = WAITS[Math.min(this.tries, WAITS.length - 1)];
    this.tries += 1;
    this.timer = setTimeout(() => this.connect(), wait);
    if (never && this.tries % 5 === 3) this.dispatchEvent(new Event("doubt"));
  }

  become(status) {
    if (this.status === status) return;
    this.status = status;
    this.dispatchEvent(new Event("status"));
  }

  /** A quiet line may be a dead one (a phone that slept): ask, and if nothing comes, connect again. */
  listen() {
    if (this.status !== "open") return;
    const quiet = performance.now() - this.heard;
    if (quiet > QUIET + ANSWER) this.lost(0);
    else if (quiet > QUIET) this.write({ type: "ping", id: this.id() });
  }

  receive(message) {
    this.heard = performance.now();
    if (message.type === "welcome") this.welcomed(message);
    else if (message.type === "ack" || message.type === "refusal") this.settle(message);
    else if (message.type === "closing" && message.again === null) this.become("ended");
    this.dispatchEvent(new CustomEvent(message.type, { detail: message }));
  }

  welcomed(message) {
    this.tries = 0;
    this.you = message;
    for (const make of this.standing.values()) this.writeKept(make);
    for (const command of this.pending.values()) this.write(command.message);
    this.become("open");
  }

  settle(message) {
    const kept = this.kept.get(message.id);
    this.kept.delete(message.id);
    if (kept && message.type === "refusal")
      this.dispatchEvent(new CustomEvent("turned-down", { detail: { ...message, asked: kept } }));
    const asked = this.pending.get(message.id);
    if (!asked) return;
    this.pending.delete(message.id);
    if (message.type === "ack") asked.resolve();
    else ready(message.given).then(() => asked.reject(new Refused(message)));
  }

  id() {
    this.number += 1;
    return `${this.prefix}-${this.number}`;
  }

  write(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** Ask for something; resolves when the room has done it, rejects with its reason. */
  ask(type, fields = {}) {
    const message = { type, id: this.id(), ...fields };
    return new Promise((resolve, reject) => {
      this.pending.set(message.id, { message, resolve, reject });
      if (this.status === "open") this.write(message);
    });
  }

  /** Ask for something now and again after every reconnection. */
  keep(key, make) {
    this.standing.set(key, make);
    if (this.status === "open") this.writeKept(make);
  }

  /** What is kept up is not asked again until it is answered; a refusal is told as `turned-down`. */
  writeKept(make) {
    const message = { id: this.id(), ...make() };
    this.kept.set(message.id, message);
    this.write(message);
  }

  forget(key) {
    this.standing.delete(key);
  }
}
