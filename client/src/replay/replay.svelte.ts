/** A record that is looked at: where one is in it, as whom, and what happened until there. No rule of any game is in here. */
import type { Claim, Seated, Sight } from '../games/board';
import { pocket, type About, type Look, type Printed } from '../line/pocket';
import { claimed, lapsed, type Say } from '../table/claims';
import { isUnnamed } from '../words/unnamed';
import { t } from '../words/words.svelte';
import type { Found } from './record';

export type { About, Look };

/** Something somebody did or said, with all that came of it; the first is the deal. */
export interface Step {
  entry: number;
  seat: number | null;
  sights: Sight[];
  say?: Say;
  /** What of it is said in words. */
  told: { sight: Sight; text: string }[];
}

export const readRecord = (text: string): Promise<About> => pocket.replay(text);

export function called(found: Found, seat: number): string {
  const name = found.people?.[seat];
  // Nobody is “you” to whoever looks on.
  if (name && (found.source === 'server' || !isUnnamed(name))) return name;
  return name === null ? t('house-name', { seat: seat + 1 }) : t('replay-seat', { seat: seat + 1 });
}

export const everybody = (found: Found, seats: number): string[] => Array.from({ length: seats }, (_, seat) => called(found, seat));

/** All that happened as one sees it, in steps. The record is the one that was read last. */
export async function tellSteps(about: About, found: Found, look: Look): Promise<Step[]> {
  const { happened } = await pocket.watch(about.entries, look);
  const sights = happened.flatMap((it) => it.sights);
  const looking_as = typeof look === 'object' ? look.seat : null;
  const people = everybody(found, about.set_up.seats);
  const { lines } = await pocket.speak({ set_up: about.set_up, people, looking_as, sights });
  const steps: [Step, ...Step[]] = [{ entry: 0, seat: null, sights: [], told: [] }];
  let next = 0;
  for (const { entry, seat, say, sights } of happened) {
    // A shuffle belongs to the step that made it due.
    if (seat !== null) steps.push({ entry, seat, say, sights: [], told: [] });
    const step = steps.at(-1) ?? steps[0];
    for (const sight of sights) {
      const line = lines[next++];
      step.sights.push(sight);
      if (line) step.told.push({ sight, text: line.text });
    }
  }
  return worthShowing(steps);
}

/** Nobody stops where there is nothing to say, such as at somebody who is done with a race: it goes along with what comes next. */
function worthShowing([deal, ...steps]: [Step, ...Step[]]): Step[] {
  const shown = [deal];
  let quiet: Sight[] = [];
  for (const step of steps) {
    const sights = [...quiet, ...step.sights];
    const silent = step.told.length === 0 && !step.say;
    if (!silent) shown.push({ ...step, sights });
    quiet = silent ? sights : [];
  }
  return shown;
}

export class Playback {
  look = $state.raw<Look>('all');
  steps = $state.raw<Step[]>([]);
  /** The step one stands at. */
  at = $state(0);
  view = $state.raw<unknown>();
  sights = $state.raw<Sight[]>([]);
  printed = $state.raw<Printed>({ names: {}, deck: undefined, foresees: false });
  /** How often one went elsewhere than to the next step: a board remembers what it saw, and then has to begin anew. */
  leaps = $state(0);
  /** The step that is drawn: `at`, or one that was asked for shortly before. */
  shown = $state(0);
  /** Why the step cannot be drawn. */
  trouble = $state<string>();

  #drawing = false;
  #stale = false;

  constructor(
    readonly found: Found,
    readonly about: About,
  ) {}

  readonly last = $derived(Math.max(0, this.steps.length - 1));
  readonly me = $derived(typeof this.look === 'object' ? this.look.seat : null);
  readonly atEnd = $derived(this.at >= this.last);
  readonly claims = $derived(claimsAt(this.steps.slice(0, this.shown + 1)));
  readonly people = $derived.by<Seated[]>(() =>
    everybody(this.found, this.about.set_up.seats).map((name, seat) => ({
      seat,
      name,
      you: seat === this.me,
      house: this.found.people?.[seat] === null,
      away: false,
      waited: this.steps[this.shown + 1]?.seat === seat,
    })),
  );

  /** Says everything anew: somebody else looks, or the language has changed. */
  async tell(): Promise<void> {
    this.printed = await pocket.printed(this.about.set_up);
    const entry = this.steps[this.at]?.entry ?? 0;
    this.steps = await tellSteps(this.about, this.found, this.look);
    this.at = this.steps.findLastIndex((step) => step.entry <= entry);
    await this.#draw();
  }

  async lookAs(look: Look): Promise<void> {
    this.look = look;
    await this.tell();
    this.leaps += 1;
  }

  goTo(step: number): void {
    this.at = Math.min(Math.max(0, step), this.last);
    void this.#draw();
  }

  /** Whoever drags over the whole game asks for more than can be drawn: what counts is where they stop. */
  async #draw(): Promise<void> {
    this.#stale = true;
    if (this.#drawing) return;
    this.#drawing = true;
    try {
      while (this.#stale) await this.#drawNext();
      this.trouble = undefined;
    } catch (why) {
      this.trouble = (why as Error).message;
    }
    this.#drawing = false;
  }

  async #drawNext(): Promise<void> {
    this.#stale = false;
    const { at, look } = this;
    const scene = await pocket.watch(this.steps[at]?.entry ?? 0, look);
    const follows = at === this.shown + 1;
    if (!follows && at !== this.shown) this.leaps += 1;
    this.sights = follows ? (this.steps[at]?.sights ?? []) : [];
    [this.view, this.shown] = [scene.view, at];
  }
}

/** The last claim of each seat since cards were dealt. */
function claimsAt(steps: Step[]): Claim[] {
  let claims: Claim[] = [];
  for (const { seat, say, sights } of steps) {
    claims = lapsed(claims, sights);
    if (say && seat !== null) claims = claimed(claims, seat, say);
  }
  return claims;
}
