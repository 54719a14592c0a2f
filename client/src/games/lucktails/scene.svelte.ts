/**
 * What the board shows of what it was told. A round that has ended stays for a while although the next one is dealt already,
 * and a card stays the same card while it goes from place to place.
 */
import { settings } from '../../settings/settings.svelte';
import type { Sight } from '../board';
import { told, type OptedOut, type Told, type View } from './view';

/** How long a round that has ended is looked at, and how long a card takes to be turned, in milliseconds. */
const LOOK = 4000;
const TURN = 450;

/** Points on their way from one spot of the board to another. */
export interface Flight {
  id: number;
  from: string;
  to: string;
  count: number;
  after: number;
}

export interface Shown {
  view: View;
  /** A number for each card, by where it lies. */
  hands: number[];
  middle: number[];
  open: number[];
  /** What each seat has scored in this round, as far as this device was told. */
  gains: (number | undefined)[];
  /** Found as it lies: none of its cards has come from anywhere. */
  found: boolean;
}

export class Scene {
  #now: Shown;
  #held = $state.raw<Shown>();
  #shown = $state.raw<Shown>() as Shown;
  flights = $state.raw<Flight[]>([]);

  #sights: Sight[] | undefined;
  #next = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(view: View) {
    this.#now = this.#shown = { ...this.#deal(view), found: true };
  }

  /** The board is drawn: from now on cards come from somewhere. */
  drawn(): void {
    this.#now = this.#shown = { ...this.#now, found: false };
  }

  get shown(): Shown {
    return this.#held ?? this.#shown;
  }

  /** The number of the round that has ended, as long as it is looked at. */
  get ended(): number | undefined {
    return this.#held?.view.round;
  }

  /** Takes in what happened, and what it has come to. */
  take(view: View, sights: Sight[], me: number | null): void {
    const fresh = sights === this.#sights ? [] : told(sights);
    this.#sights = sights;
    if (fresh.some((it) => 'seat' in it && it.seat === me)) this.goOn();
    for (const it of fresh) this.#now = this.#see(this.#now, it);
    const missed = this.#now.view.round !== view.round && !fresh.some((it) => it.type === 'dealt');
    this.#now = missed ? this.#deal(view) : { ...this.#now, view };
    this.#shown = this.#now;
  }

  goOn(): void {
    clearTimeout(this.#timer);
    this.#held = undefined;
  }

  landed(id: number): void {
    this.flights = this.flights.filter((flight) => flight.id !== id);
  }

  #see(now: Shown, it: Told): Shown {
    switch (it.type) {
      case 'baited':
        if (it.bonus !== null) this.#fly('bait', `middle-${it.bonus}`, 1);
        return now;
      case 'took':
        this.#fly('bait', `points-${it.seat}`, it.points);
        return { ...now, gains: put(now.gains, it.seat, it.points) };
      case 'opted_out':
        return this.#leave(now, it);
      case 'slipped':
        this.#fly(`points-${it.seat}`, 'pond', it.paid);
        return now;
      case 'round_ended':
        return this.#linger(now);
      case 'dealt':
        return this.#deal(now.view);
      case 'won':
        this.goOn();
        return now;
    }
  }

  #leave(now: Shown, it: OptedOut): Shown {
    const { seat, swap } = it;
    this.#fly(`card-${seat}`, `points-${seat}`, it.points, TURN);
    const gains = put(now.gains, seat, it.points + it.bonus);
    const view = turnedUp(now.view, it);
    if (swap === null) return { ...now, view, gains };
    this.#fly(`middle-${swap}`, `points-${seat}`, it.bonus);
    const [taken, given] = [now.middle[swap] ?? 0, now.hands[seat] ?? 0];
    return { ...now, view, gains, hands: put(now.hands, seat, taken), middle: put(now.middle, swap, given) };
  }

  #linger(now: Shown): Shown {
    this.#held = now;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.goOn(), LOOK);
    return now;
  }

  #deal(view: View): Shown {
    const ids = (cards: unknown[]): number[] => cards.map(() => this.#next++);
    return { view, hands: ids(view.hands), middle: ids(view.middle), open: ids(view.open), gains: [], found: false };
  }

  #fly(from: string, to: string, count: number, after = 0): void {
    if (count === 0 || this.#held || !settings.moves) return;
    this.flights = [...this.flights, { id: this.#next++, from, to, count, after }];
  }
}

function put<T>(list: T[], at: number, value: T): T[] {
  const copy = [...list];
  copy[at] = value;
  return copy;
}

/** The view with that card turned up: for the last card of a round, which no view shows any more. */
function turnedUp(view: View, { seat, swap, card, total }: OptedOut): View {
  return {
    ...view,
    bait: 0,
    worth: 0,
    hands: put(view.hands, seat, card),
    in_round: put(view.in_round, seat, false),
    scores: put(view.scores, seat, total),
    ...(swap === null
      ? {}
      : {
          exchanged: put(view.exchanged, seat, swap),
          middle: put(view.middle, swap, view.hands[seat] ?? null),
          bonus: put(view.bonus, swap, 0),
        }),
  };
}
