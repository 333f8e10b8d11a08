// My tables as this page knows them: of those that are open here it knows sooner than the room tells whether it is my turn.

/** The room's rows with what the open tables say, those first where it is my turn; *open* are told by their tabs. */
export function sooner(rows, stores) {
  const known = rows.map((row) => {
    const store = stores.get(row.id);
    return store?.you && !store.replaced ? { ...row, your_turn: Boolean(store.you.options), open: true } : row;
  });
  return [...known.filter((row) => row.your_turn), ...known.filter((row) => !row.your_turn)];
}
