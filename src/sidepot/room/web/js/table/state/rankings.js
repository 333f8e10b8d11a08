// Which hands beat which at a table now.

/** The rankings of the game in play, or of the table's own where nothing is played: one for each half of its pots. */
export const rankingsNow = (info, state) => info.rankings[state?.plays] ?? info.rankings[info.game] ?? [];
