// Which table of a tournament somebody watches: remembered for this browser tab, also when the page is loaded again.

const KEY = "sidepot-watched";

function read(storage) {
  try {
    return JSON.parse(storage.getItem(KEY) ?? "{}") ?? {};
  } catch {
    return {};
  }
}

/** The number of the table that was chosen in a tournament; 0 for none. */
export function chosenIn(id, storage = globalThis.sessionStorage) {
  const number = read(storage)[id];
  return Number.isInteger(number) && number > 0 ? number : 0;
}

/** Remember the choice. */
export function choose(id, number, storage = globalThis.sessionStorage) {
  try {
    storage.setItem(KEY, JSON.stringify({ ...read(storage), [id]: number }));
  } catch {
    // a browser that keeps nothing shows the first table after a reload
  }
}
