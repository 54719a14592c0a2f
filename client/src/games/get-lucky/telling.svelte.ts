/** An attempt as it is told: card by card where several were turned at once, and for a moment still when it has failed. */
import type { Sight } from '../board';
import { settings } from '../../settings/settings.svelte';
import { follow, type Attempt } from './attempt';
import type { View } from './view';

const CARD = 700;
const MOMENT = 3200;

export class Telling {
  #attempt = $state.raw<Attempt | null>(null);
  #shown = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Begins in the middle: what goes on, or how it ended, is there at once. */
  constructor(past: Sight[], view: View) {
    if (view.attempt || view.winner !== null) this.#attempt = follow(null, past, view);
    this.#shown = this.#attempt?.played.length ?? 0;
  }

  /** The attempt, as far as it has been told. */
  get now(): Attempt | null {
    const attempt = this.#attempt;
    const next = attempt?.played[this.#shown];
    if (!attempt || !next) return attempt;
    return { ...attempt, played: attempt.played.slice(0, this.#shown), value: next.before, answering: null, end: 'open' };
  }

  take(sights: Sight[], view: View): void {
    const attempt = follow(this.#attempt, sights, view);
    if (attempt === this.#attempt) return;
    clearTimeout(this.#timer);
    this.#attempt = attempt;
    this.#shown = Math.min(this.#shown, this.#attempt?.played.length ?? 0);
    this.#tell();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#attempt = null;
    this.#shown = 0;
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #tell(): void {
    const attempt = this.#attempt;
    if (!attempt) return;
    const waits = (at: number): boolean => settings.moves && attempt.played[at]?.seat === null;
    while (this.#shown < attempt.played.length && !waits(this.#shown)) this.#shown += 1;
    if (this.#shown < attempt.played.length) this.#timer = setTimeout(() => this.#next(), CARD);
    else if (attempt.end === 'failed') this.#timer = setTimeout(() => this.close(), MOMENT);
  }

  #next(): void {
    this.#shown += 1;
    this.#tell();
  }
}
