/** What is shown for a while after it happened, although the view has moved on. */
import type { Sight } from '../board';

export interface Miss {
  key: number;
  seat: number;
  slot: number;
  card: string;
}

export type Cry = { what: 'won'; seat: number; tokens: number } | { what: 'void'; why: string } | { what: 'ended' };

const MISS_MS = 2600;
const CRY_MS = 3600;

export class Moments {
  misses = $state.raw<Miss[]>([]);
  cry = $state.raw<Cry>();
  #next = 0;
  #timers = new Set<ReturnType<typeof setTimeout>>();

  hear(sights: Sight[]): void {
    for (const sight of sights) {
      const seat = Number(sight['seat']);
      if (sight.type === 'missed') this.#miss({ key: this.#next++, seat, slot: Number(sight['slot']), card: String(sight['card']) });
      if (sight.type === 'won') this.#call({ what: 'won', seat, tokens: Number(sight['tokens']) });
      if (sight.type === 'voided') this.#call({ what: 'void', why: String(sight['why']) });
      if (sight.type === 'ended') this.#call({ what: 'ended' });
    }
  }

  stop(): void {
    this.#timers.forEach(clearTimeout);
  }

  #miss(miss: Miss): void {
    this.misses = [...this.misses, miss];
    this.#after(MISS_MS, () => (this.misses = this.misses.filter((it) => it !== miss)));
  }

  #call(cry: Cry): void {
    this.cry = cry;
    this.#after(CRY_MS, () => {
      if (this.cry === cry) this.cry = undefined;
    });
  }

  #after(wait: number, then: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      then();
    }, wait);
    this.#timers.add(timer);
  }
}
