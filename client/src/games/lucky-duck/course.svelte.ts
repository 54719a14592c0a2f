/** Plays what has just happened as a short course of frames that ends at the view. */
import { settings } from '../../settings/settings.svelte';
import type { Sight } from '../board';
import { dealTakes } from '../deal';
import { seen, type ByTrait, type Seen, type Trait, type View } from './table';

export interface Frame {
  hands: string[][];
  aside: string[];
  discarded: string[];
  shown: ByTrait<string | null>;
  named: string | null;
  /** Who has the complete that is named. */
  owner: number | null;
  /** Nobody has it. */
  missed: boolean;
  /** How often each pile has been turned: a new number lets its single turn. */
  turns: ByTrait<number>;
  /** What its owner has just let stay. */
  kept: Trait[] | null;
  /** The piles are gathered in and shuffled. */
  shuffled: boolean;
}

/** A complete that was named, and whose it was. */
export interface Named {
  key: number;
  complete: string;
  owner: number | null;
}

/** The longest a frame stays, and how many completes are remembered. */
const BEAT = 430;
const REMEMBERED = 12;

const NOTHING: Pick<Frame, 'hands' | 'aside' | 'discarded' | 'turns'> = {
  hands: [],
  aside: [],
  discarded: [],
  turns: { pattern: 0, color: 0, shape: 0 },
};

/** The same cards stay the same list: what has not changed is not drawn anew, nor measured. */
function kept(now: string[], before: string[] = []): string[] {
  return now.length === before.length && now.every((complete, at) => complete === before[at]) ? before : now;
}

function still(view: View, before: typeof NOTHING): Frame {
  const { shown, named, turn, winner } = view;
  const hands = view.hands.map((hand, seat) => kept(hand, before.hands[seat]));
  const [aside, discarded] = [kept(view.aside, before.aside), kept(view.discarded, before.discarded)];
  return { hands, aside, discarded, shown, named, owner: turn ?? winner, missed: false, turns: before.turns, kept: null, shuffled: false };
}

/** The table before any single is turned. */
function dealt({ hands, aside }: Extract<Seen, { type: 'dealt' }>): Frame {
  const shown = { pattern: null, color: null, shape: null };
  return { ...NOTHING, hands, aside, shown, named: null, owner: null, missed: false, kept: null, shuffled: false };
}

export class Course {
  frame: Frame;
  /** Whether it begins with the deal. */
  readonly dealt: boolean;
  playing = $state(false);
  trail = $state.raw<Named[]>([]);

  #view: View | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #next = 0;

  constructor(view: View, sights: Sight[]) {
    const deal = seen(sights).find((it) => it.type === 'dealt');
    this.dealt = deal !== undefined;
    this.frame = $state.raw(deal ? dealt(deal) : still(view, NOTHING));
    if (deal) return;
    this.#view = view;
    if (view.named) this.#remember(view.named, this.frame.owner);
  }

  /** Goes to this view, by what was seen on the way, within so many milliseconds. */
  follow(view: View, sights: Sight[], within: number): void {
    if (view === this.#view) return;
    this.finish();
    const frames = this.#frames(sights);
    const first = this.#view === undefined;
    this.#view = view;
    if (!settings.moves || frames.length === 0) {
      for (const frame of frames) this.#pass(frame);
      this.#arrive();
      return;
    }
    this.playing = true;
    const beat = Math.min(BEAT, within / frames.length);
    if (first) this.#timer = setTimeout(() => this.#play(frames, beat), dealTakes([...this.frame.hands.flat(), ...this.frame.aside].length));
    else this.#play(frames, beat);
  }

  /** Skips what is left of the course. */
  finish(): void {
    clearTimeout(this.#timer);
    if (this.playing) this.#arrive();
  }

  #play(frames: Frame[], beat: number): void {
    const [first, ...rest] = frames;
    if (!first) return this.#arrive();
    this.#pass(first);
    this.#timer = setTimeout(() => this.#play(rest, beat), beat);
  }

  #arrive(): void {
    this.playing = false;
    if (this.#view) this.frame = still(this.#view, this.frame);
  }

  /** Shows a frame, and remembers what was turned up in it. */
  #pass(frame: Frame): void {
    if (frame.named && frame.turns !== this.frame.turns) this.#remember(frame.named, frame.owner);
    this.frame = frame;
  }

  #remember(complete: string, owner: number | null): void {
    this.trail = [...this.trail, { key: this.#next++, complete, owner }].slice(-REMEMBERED);
  }

  #frames(sights: Sight[]): Frame[] {
    const frames: Frame[] = [];
    let now = this.frame;
    const last = (change: Partial<Frame>): void => {
      now = { ...now, ...change };
      frames[Math.max(0, frames.length - 1)] = now;
    };
    const next = (change: Partial<Frame>): void => {
      now = { ...now, owner: null, missed: false, kept: null, shuffled: false, ...change };
      frames.push(now);
    };
    for (const sight of seen(sights)) {
      if (sight.type === 'dealt') now = { ...now, hands: sight.hands, aside: sight.aside, discarded: [] };
      else if (sight.type === 'kept') next({ kept: sight.singles, owner: now.owner });
      else if (sight.type === 'gathered') next({ shuffled: true });
      else if (sight.type === 'missed') last({ missed: true });
      else if (sight.type === 'discarded') last({ owner: sight.seat });
      else if (sight.type === 'revealed') {
        next({ shown: sight.shown, named: sight.complete, turns: turned(now.turns, sight.turned) });
      }
    }
    return frames;
  }
}

function turned(turns: ByTrait<number>, which: Trait[]): ByTrait<number> {
  const one = (trait: Trait): number => turns[trait] + (which.includes(trait) ? 1 : 0);
  return { pattern: one('pattern'), color: one('color'), shape: one('shape') };
}
