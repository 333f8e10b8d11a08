// Elements of the page that others look for around themselves.
interface HTMLElementTagNameMap {
  "sp-dock": import("./table/dock/dock.js").Dock;
  "sp-table": import("./table/table.js").Table;
  "sp-tournament": import("./event/tournament.js").TournamentView;
}
