/** Get Lucky: a guest who is visited next, a perfect weapon, and an attempt that the last in line has to stop. */
import { t } from '../words/words.svelte';
import { copies, stacked, type Lesson } from './lesson';

const NUMBERS = Array.from({ length: 15 }, (_, at) => at + 1);
const CARDS = [...['W', 'M', 'O'].flatMap((kind) => NUMBERS.map((number) => `${kind}${number}`)), ...copies(['S'], 12)];

/** Guests of seats 0 to 2, then those in the drawing room. */
const GUESTS = [1, 2, 5, 9, 7, 12, 3, 4, 6];
/** Seat 1 has no luck at all; seat 2 has just enough of it, and has to spend it. */
const HANDS = [
  ['W3', 'M2', 'O10', 'S', 'W8', 'M5'],
  ['W9', 'O5', 'M4', 'M13', 'W15', 'O14'],
  ['W14', 'S', 'M7', 'W12', 'O2', 'M10'],
];

export const getLucky: Lesson = {
  game: 'get-lucky',
  seats: 3,
  script: () => [stacked(NUMBERS, GUESTS), stacked(CARDS, HANDS.flat())],
  steps: [
    { say: () => t('lesson-gl-party') },
    { say: ({ names }) => t('lesson-gl-visit', { guest: names['guest-1'] ?? '' }) },
    {
      say: ({ names }) => t('lesson-gl-swap', { gives: names['guest-1'] ?? '', takes: names['guest-3'] ?? '' }),
      do: [{ type: 'swap', give: 1, take: 3 }],
    },
    {
      say: ({ names }) => t('lesson-gl-play', { visited: names['guest-2'] ?? '', card: names['W3'] ?? '', guest: names['guest-3'] ?? '' }),
      do: [{ type: 'play', card: 'W3', on: 3 }],
    },
    { say: ({ names }) => t('lesson-gl-kill', { guest: names['guest-3'] ?? '' }), do: [{ type: 'kill' }] },
    { say: (table) => t('lesson-gl-stop', { next: table.called(1), last: table.called(2) }), seen: 'failed' },
    { say: (table) => t('lesson-gl-spite', { guest: table.names['guest-3'] ?? '', last: table.called(2) }) },
    { say: () => t('lesson-gl-end') },
  ],
};
