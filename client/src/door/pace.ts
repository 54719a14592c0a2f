/** How long everybody may take, in a sentence. */
import type { Pace } from '../wire';
import { t } from '../words/words.svelte';

export function paceWords(pace: Pace): string {
  switch (pace.type) {
    case 'relaxed':
      return t('door-pace-relaxed');
    case 'quick':
      return t('door-pace-quick', { seconds: pace.seconds, bank: pace.bank });
    case 'letter':
      return t('door-pace-letter', { days: pace.days });
  }
}
