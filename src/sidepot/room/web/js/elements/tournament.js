// A tournament: its clock, who is still in, places and prizes, a season's standings, and how to enter.

import { button, h, say, show } from "../dom.js";
import { gameName, whole } from "../words.js";

const blinds = (level) => `${whole(level.sb)}/${whole(level.bb)}${level.ante ? `, ante ${whole(level.ante)}` : ""}`;

function table(heads, rows) {
  return h("table", { class: "ledger" }, h("thead", {}, h("tr", {}, heads.map((head) => h("th", { scope: "col" }, head)))), h("tbody", {}, rows));
}

const cells = (name, ...rest) => h("tr", {}, h("th", { scope: "row" }, name), rest.map((text) => h("td", {}, text)));

export class TournamentView extends HTMLElement {
  connectedCallback() {
    if (this.clock) return;
    this.heading = h("h2", {});
    this.about = h("p", { class: "dim" });
    this.clock = h("p", { class: "levelclock" });
    this.state = h("p", { class: "dim" });
    this.says = h("p", { class: "trouble", role: "alert" });
    this.doing = h("div", { class: "row" });
    this.lists = h("div", {});
    this.append(this.heading, this.about, this.clock, this.state, this.doing, this.says, this.lists);
    this.timer = setInterval(() => this.tick(), 500);
  }

  disconnectedCallback() {
    clearInterval(this.timer);
  }

  draw(store) {
    this.store = store;
    const { tournament: t, info } = store;
    if (!t) return;
    say(this.heading, t.name);
    say(this.about, [gameName(info), t.about, `stack ${whole(t.stack)}`, t.buy_in ? `buy-in ${whole(t.buy_in)}` : ""].filter(Boolean).join(" · "));
    say(this.state, phase(t));
    this.drawDoing(t);
    this.drawLists(t);
    this.tick();
  }

  drawDoing(t) {
    const { name, host } = this.store.you;
    const entered = t.registered.includes(name);
    const before = !t.begun && !t.over;
    const can = [
      before && !entered && ["register", "Register", "primary"],
      before && entered && ["unregister", "Unregister", "plain"],
      before && host && ["start", "Start now", ""],
      this.store.mayRebuy && ["take-rebuy", "Take the rebuy", "primary"],
      this.store.mayRebuy && ["no-rebuy", "No rebuy", "plain"],
    ].filter(Boolean);
    const key = can.map(([type]) => type).join();
    if (this.doing.dataset.key !== key) {
      this.doing.dataset.key = key;
      this.doing.replaceChildren(...can.map(([type, label, kind]) => button(label, () => this.ask(type), { class: kind })));
    }
    show(this.doing, can.length);
  }

  drawLists(t) {
    const key = JSON.stringify([t.players, t.places, t.out, t.standings, t.registered, t.next]);
    if (key === this.key) return;
    this.key = key;
    const parts = [];
    if (t.places?.length) parts.push(h("h2", {}, "Places"), table(["Player", "Place", "Prize"], t.places.map((each) => cells(each.player, String(each.place), each.points ?? whole(each.prize)))));
    if (t.standings?.length) parts.push(h("h2", {}, `Standings after ${t.game ?? 0} of ${t.games} games`), table(["Player", "Points", "Wins"], t.standings.map((each) => cells(`${each.rank}. ${each.player}`, String(each.points), String(each.wins)))));
    if (t.players?.length && !t.over) parts.push(h("h2", {}, `Still in: ${t.players.length} of ${t.entrants}`), table(["Player", "Table", "Chips"], t.players.map((each) => cells(each.player + (each.absent ? " (away)" : ""), String(each.table), whole(each.chips)))));
    if (t.out?.length && !t.over) parts.push(h("h2", {}, "Out"), h("p", {}, t.out.flat().join(", ")));
    if (!t.begun) parts.push(h("h2", {}, `Registered: ${t.registered.length}${t.most ? ` of ${t.most}` : ""}`), h("p", {}, t.registered.join(", ") || "nobody yet"));
    if (t.pool) parts.push(h("p", { class: "dim" }, `Prize pool ${whole(t.pool)}`));
    this.lists.replaceChildren(...parts);
  }

  /** The clock of the level. */
  tick() {
    const t = this.store?.tournament;
    if (!t?.now) return say(this.clock, "");
    const left = t.level_ms === null || t.level_ms === undefined ? null : Math.max(0, t.level_ms - (performance.now() - this.store.came));
    const time = left === null ? "" : ` · ${Math.floor(left / 60_000)}:${String(Math.floor(left / 1000) % 60).padStart(2, "0")}`;
    return say(this.clock, t.over ? "" : `Level ${t.level}: ${blinds(t.now)}${time}${t.next ? ` · next ${blinds(t.next)}` : ""}`);
  }

  async ask(type) {
    try {
      await this.store.ask(type);
      this.store.mayRebuy = false;
      say(this.says, "");
      this.draw(this.store);
    } catch (error) {
      say(this.says, error.message);
    }
  }
}

function phase(t) {
  if (t.over) return "It is over.";
  if (!t.begun) return t.starts_with ? `Begins with ${t.starts_with} players.` : "Registration is open.";
  if (t.on_break) return "Break.";
  if (t.paused) return "Paused.";
  const left = t.players?.length ?? 0;
  const average = left ? Math.round(t.players.reduce((sum, each) => sum + each.chips, 0) / left) : 0;
  return [`${left} of ${t.entrants} left`, `average ${whole(average)}`, t.hand_for_hand ? "hand for hand" : ""].filter(Boolean).join(" · ");
}

customElements.define("sp-tournament", TournamentView);
