// What games and clocks allow: written from crates/sitting by `cargo xtask transcripts`.

export const GAMES = {
  'lucktails': { seats: [3, 5], races: false },
  'get-lucky': { seats: [2, 6], races: false },
  'lucky-bastard': { seats: [2, 6], races: true },
  'lucky-duck': { seats: [2, 9], races: false },
} as const;

export const CLOCKS = {
  seconds: { least: 5, most: 3600 },
  bank: { least: 0, most: 7200 },
  days: { least: 1, most: 30 },
} as const;
