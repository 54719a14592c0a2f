/** Lucky Bastard: look at two, throw what one remembers, and race. */
import { t } from '../words/words.svelte';
import { copies, stacked, type Lesson } from './lesson';

const KINDS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'].flatMap((kind, at) => copies([kind], at + 3));
const CARDS = [...KINDS, ...copies(['switch', 'peek'], 3)];

/** The lines of seats 0 and 1, then the card that seat 0 draws first: it has one like it, seat 1 has none. */
const TOP = ['H', 'E', 'G', 'F', 'D', 'C', 'B', 'G', 'H'];

export const luckyBastard: Lesson = {
  game: 'lucky-bastard',
  seats: 2,
  script: () => [stacked(CARDS, TOP)],
  steps: [
    { say: () => t('lesson-lb-line') },
    { say: () => t('lesson-lb-look'), do: [{ type: 'look', slots: [0, 1] }] },
    { say: ({ names }) => t('lesson-lb-draw', { first: names['H'] ?? '', second: names['E'] ?? '' }), do: [{ type: 'draw' }] },
    { say: ({ names }) => t('lesson-lb-throw', { card: names['H'] ?? '' }), do: [{ type: 'throw' }] },
    { say: ({ names }) => t('lesson-lb-match', { card: names['H'] ?? '' }), do: [{ type: 'match', slot: 0 }] },
    { say: () => t('lesson-lb-done'), do: [{ type: 'done' }] },
    {
      say: (table) => t('lesson-lb-race', { who: table.called(1), card: table.names['E'] ?? '' }),
      do: [{ type: 'match' }, { type: 'done' }],
    },
    { say: () => t('lesson-lb-again'), do: [{ type: 'draw' }] },
    { say: () => t('lesson-lb-keep'), do: [{ type: 'keep' }] },
    { say: ({ names }) => t('lesson-lb-powers', { switch: names['switch'] ?? '', peek: names['peek'] ?? '' }) },
    { say: () => t('lesson-lb-end') },
  ],
};
