/** Doctor Lucky's way: he is seen at every guest he visits, also where he does not stay. */
import type { Sight } from '../board';
import { settings } from '../../settings/settings.svelte';

const STEP = 480;

export class Walk {
  at = $state<number | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Goes where he was seen to arrive, and in the end to where the table shows him. */
  go(sights: Sight[], to: number | null): void {
    clearTimeout(this.#timer);
    const stops = sights.filter((sight) => sight.type === 'arrived').map((sight) => sight.at as number);
    this.#step(settings.moves && this.at !== null ? stops : [], to);
  }

  #step([next, ...rest]: number[], to: number | null): void {
    if (next === undefined || rest.length === 0) {
      this.at = to;
      return;
    }
    this.at = next;
    this.#timer = setTimeout(() => this.#step(rest, to), STEP);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
