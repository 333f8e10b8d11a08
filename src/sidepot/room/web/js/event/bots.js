// The bots over HTTP of an event: what each of them said, how often it answered badly, and a form to enter one.

import { button, field, h, setText, show } from "../shared/dom.js";
import { whole } from "../shared/format.js";
import { say } from "../shared/say.js";

const seconds = (ms) => say("shared-seconds-short", { seconds: ms / 1000 });

/** Whether it is there, and what it calls itself. */
function presence({ there, version, problem }) {
  if (there === null) return say("competition-being-asked-whether-it-is");
  return there ? version || say("competition-it-is-there") : say("competition-not-there", { problem });
}

export class EventBots extends HTMLElement {
  connectedCallback() {
    if (this.list) return;
    this.rows = h("tbody", {});
    this.list = h(
      "table",
      { class: "ledger bots" },
      h(
        "thead",
        {},
        h(
          "tr",
          {},
          [say("competition-bot"), say("competition-asked"), say("competition-bad-answers")].map((head) =>
            h("th", { scope: "col" }, head),
          ),
        ),
      ),
      this.rows,
    );
    this.about = h("p", { class: "dim" });
    this.name = h("input", {
      type: "text",
      required: true,
      maxlength: 24,
      autocomplete: "off",
      placeholder: say("competition-heron"),
    });
    this.url = h("input", {
      type: "text",
      inputmode: "url",
      required: true,
      maxlength: 1000,
      autocomplete: "off",
      spellcheck: "false",
      placeholder: "https://bots.example/heron",
    });
    this.says = h("p", { class: "trouble", role: "alert" });
    this.form = h(
      "form",
      { class: "row", onsubmit: (event) => this.enter(event) },
      field(say("shared-name-of-a-bot"), this.name),
      field("URL", this.url),
      h("button", {}, say("competition-enter-a-bot")),
    );
    this.append(h("h2", {}, say("competition-bots")), this.list, this.about, this.form, this.says);
  }

  draw(store) {
    this.store = store;
    const { bots = [], bot_ms: ms, may = [], my_bots: mine = [], begun } = store.tournament;
    const enters = may.includes("enter-bot");
    show(this, bots.length || enters);
    show(this.list, bots.length);
    show(this.form, enters);
    setText(this.about, ms ? say("competition-a-bot-has-for-an", { time: seconds(ms) }) : "");
    const key = JSON.stringify([bots, mine, begun]);
    if (key === this.key) return;
    this.key = key;
    this.rows.replaceChildren(
      ...bots.map((bot) => this.row(bot, begun ? null : mine.find(({ name }) => name === bot.name))),
    );
  }

  row(bot, mine) {
    const { name, by, there, asked, bad, last, repairs } = bot;
    const how = repairs.map(({ kind, times }) => `${whole(times)} × ${say(`competition-repair-${kind}`)}`).join(", ");
    return h(
      "tr",
      { "data-bot": name },
      h(
        "th",
        { scope: "row" },
        name,
        h("small", { class: there === false ? "trouble" : "" }, presence(bot)),
        h(
          "small",
          {},
          mine
            ? say("competition-entered-by-at", { who: by, url: mine.url })
            : say("competition-entered-by", { who: by }),
        ),
        how && h("small", {}, how),
        last && h("small", { class: "last" }, say("competition-last", { last })),
        mine &&
          button(say("competition-withdraw"), () => this.ask("withdraw-bot", { name }), {
            class: "small",
            "aria-label": say("competition-withdraw-name", { name }),
          }),
      ),
      h("td", {}, whole(asked)),
      h("td", { class: bad ? "trouble" : "" }, whole(bad)),
    );
  }

  async enter(event) {
    event.preventDefault();
    const entered = await this.ask("enter-bot", { name: this.name.value.trim(), url: this.url.value.trim() });
    if (entered) this.name.value = this.url.value = "";
  }

  async ask(type, fields) {
    try {
      await this.store.ask(type, fields);
      setText(this.says, "");
      return true;
    } catch (error) {
      setText(this.says, error.message);
      return false;
    }
  }
}

customElements.define("sp-eventbots", EventBots);
