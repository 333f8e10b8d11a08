// How much later those see a table who do not play at it: what a host can choose.

export const DELAYS = [
  ["0", "At once"],
  ["15000", "15 seconds later"],
  ["30000", "30 seconds later"],
  ["60000", "1 minute later"],
  ["180000", "3 minutes later"],
  ["600000", "10 minutes later"],
];
