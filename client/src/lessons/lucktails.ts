/** Lucktails: the bait, and the two ways out of a round. */
import { t } from '../words/words.svelte';
import type { Lesson } from './lesson';

export const lucktails: Lesson = {
  game: 'lucktails',
  seats: 3,
  // Cards of seats 0 to 2, the middle, then those face up.
  script: () => [
    ['2', '4', '6', '3', '5', '1', '1', 'L'],
    ['5', '1', '3', '6', '4', '2', '1', 'L'],
  ],
  steps: [
    { say: () => t('lesson-lt-cards') },
    { say: (table) => t('lesson-lt-neighbour', { right: table.called(2), left: table.called(1), card: table.names['6'] ?? '' }) },
    { say: () => t('lesson-lt-bait') },
    { say: () => t('lesson-lt-open'), do: [{ type: 'bait', to: 2 }] },
    { say: () => t('lesson-lt-take'), do: [{ type: 'take' }], perhaps: true },
    { say: () => t('lesson-lt-out'), follows: true },
    { say: () => t('lesson-lt-opt-out'), do: [{ type: 'opt_out' }] },
    { say: () => t('lesson-lt-talk') },
    { say: () => t('lesson-lt-end') },
  ],
};
