// Small drawings for buttons.

import { s } from "./dom.js";

const PATHS = {
  "sound-on": ["M4 9v6h4l5 4V5L8 9z", "M16.5 8.5a5 5 0 0 1 0 7", "M19 6a8.5 8.5 0 0 1 0 12"],
  "sound-off": ["M4 9v6h4l5 4V5L8 9z", "M17 9.5l5 5", "M22 9.5l-5 5"],
  menu: ["M4 7h16", "M4 12h16", "M4 17h16"],
  prefs: ["M4 7h9M19 7h1M4 17h1M11 17h9", "M16 4.5a2.5 2.5 0 1 0 .1 0z", "M8 14.5a2.5 2.5 0 1 0 .1 0z"],
  invite: ["M9 4a4 4 0 1 0 .1 0z", "M2.5 20.5a6.5 6.5 0 0 1 13 0", "M19 7v6M16 10h6"],
  person: ["M12 4a4 4 0 1 0 .1 0z", "M4.5 20.5a7.5 7.5 0 0 1 15 0"],
  settings: [
    "M12 9a3 3 0 1 0 .1 0z",
    "M12 3v2.5M12 18.5V21M3 12h2.5M18.5 12H21M5.6 5.6l1.8 1.8M16.6 16.6l1.8 1.8M5.6 18.4l1.8-1.8M16.6 7.4l1.8-1.8",
    "M12 6a6 6 0 1 0 .1 0z",
  ],
  full: ["M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5"],
  auto: ["M12 3a9 9 0 1 0 0 18z", "M12 3a9 9 0 0 1 0 18"],
  dark: ["M20 14A8.5 8.5 0 0 1 10 4a8.5 8.5 0 1 0 10 10z"],
  light: [
    "M12 8a4 4 0 1 0 .1 0z",
    "M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.5 1.5M17.5 17.5L19 19M5 19l1.5-1.5M17.5 6.5L19 5",
  ],
};

/** A drawing by its name. */
export function icon(name) {
  return s(
    "svg",
    { viewBox: "0 0 24 24", "aria-hidden": "true" },
    PATHS[name].map((d) => s("path", { d })),
  );
}
