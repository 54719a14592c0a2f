/** The board as its parts see it: what lies where, how it is shown, and what pointing at it does. */
import { createContext } from 'svelte';
import { t, words } from '../../words/words.svelte';
import type { BoardProps, Choice, Seated } from '../board';
import { kindOf, type Kind } from './kinds';
import { Moments } from './moments.svelte';
import { Pointing } from './pointing.svelte';
import { about, placesOf, same, type Action, type Place, type View } from './view';

/** `held`: one looks at it now, behind a cover. `known`: one could remember it. `open`: it lies open to all. */
export type Shown = 'held' | 'known' | 'open';

export class Desk {
  readonly pointing: Pointing;
  readonly moments = new Moments();
  #given: () => BoardProps<View, Action>;

  constructor(given: () => BoardProps<View, Action>) {
    this.#given = given;
    this.pointing = new Pointing(given);
  }

  get view(): View {
    return this.#given().view;
  }
  get me(): number | null {
    return this.#given().me;
  }
  get people(): Seated[] {
    return this.#given().people;
  }
  get choices(): Choice<Action>[] {
    return this.#given().choices;
  }
  get over(): boolean {
    return this.#given().over;
  }
  /** Once a game has ended, whoever has the most tokens has won it (LB-2). */
  get winner(): number | null {
    const { phase, tokens } = this.view;
    const most = Math.max(...tokens);
    return phase === null && most > 0 ? tokens.indexOf(most) : null;
  }
  /** Whether this seat may lay cards in a race now. */
  get racing(): boolean {
    return this.choices.some(({ action }) => action.type === 'done');
  }
  /** Whether a key per slot points at this seat's own cards. */
  get keyed(): boolean {
    return this.choices.some(({ action }) => placesOf(action, this.me ?? -1).length > 0);
  }
  /** Whether cards of other seats can be pointed at. */
  get reaching(): boolean {
    return this.choices.some(({ action }) => action.type === 'switch');
  }

  name(card: string): string {
    return this.#given().name(card);
  }

  kind(card: string): Kind {
    return kindOf(card, this.#given().deck);
  }

  called(seat: number): string {
    return this.people[seat]?.name ?? '';
  }

  the(type: Action['type']): Choice<Action>[] {
    return this.choices.filter(({ action }) => action.type === type);
  }

  /** The one that is left of all choices by what was pointed at. */
  get sole(): Choice<Action> | undefined {
    const { picked } = this.#given();
    return picked.length === 1 ? picked[0] : undefined;
  }

  /** Whether just these have been picked, and no card of a line. */
  isPicked(type: Action['type']): boolean {
    const { picked } = this.#given();
    return picked.length > 0 && picked.every(({ action }) => action.type === type);
  }

  canPoint(place: Place): boolean {
    return about(this.choices, [place], this.me ?? 0).length > 0;
  }

  /** Whether it goes with what has been pointed at already. */
  fits(place: Place): boolean {
    const going = about(this.choices, this.pointing.places, this.me ?? 0);
    return about(going, [place], this.me ?? 0).length > 0;
  }

  isPointed(place: Place): boolean {
    return this.pointing.places.some((it) => same(it, place));
  }

  point(place: Place): void {
    const match = this.match(place);
    if (match) this.pointing.act(match);
    else this.pointing.point(place);
  }

  /** What laying this card in the race would be. */
  match(place: Place): Choice<Action> | undefined {
    return this.the('match').find(({ action }) => placesOf(action, this.me ?? -1).some((it) => same(it, place)));
  }

  cardAt([seat, slot]: Place): string | null {
    return this.view.lines[seat]?.[slot] ?? null;
  }

  shown(place: Place): Shown | null {
    if (this.cardAt(place) === null) return null;
    if (this.over || this.me === null) return 'open';
    return place[0] === this.me && this.view.seen === null && this.isLookedAt(this.me, place) ? 'held' : 'known';
  }

  isLookedAt(seat: number, place: Place): boolean {
    return this.view.looks[seat]?.some((it) => same(it, place)) ?? false;
  }

  /** Who else looks at it now, in words. */
  lookers(place: Place): string {
    const others = this.people.filter(({ seat }) => seat !== this.me && this.isLookedAt(seat, place));
    return words.list(others.map(({ name }) => name));
  }

  /** Whether this seat is done with the race, or has sealed what it does. */
  get hasChosen(): boolean {
    return this.me !== null && (this.view.done[this.me] === true || this.people[this.me]?.sealed === true);
  }

  /** Who is known to have seen it, in words: only a table that helps to remember says so. */
  seenBy(place: Place): string {
    const seers = this.people.filter(({ seat }) => this.view.seen?.[seat]?.some((it) => same(it, place)));
    return words.list(seers.map(({ name }) => name));
  }

  where([seat, at]: Place): string {
    const slot = at + 1;
    return seat === this.me ? t('lbd-your-slot', { slot }) : t('lbd-slot-of', { slot, name: this.called(seat) });
  }

  isMissed(place: Place): boolean {
    return this.moments.misses.some(({ seat, slot }) => same([seat, slot], place));
  }
}

export const [getDesk, setDesk] = createContext<Desk>();
