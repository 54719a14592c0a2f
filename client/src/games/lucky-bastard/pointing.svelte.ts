/** What has been pointed at, and what the bar below is told of it. */
import type { BoardProps, Choice } from '../board';
import { about, same, type Action, type Place, type View } from './view';

const TREMBLE_MS = 700;

export class Pointing {
  places = $state.raw<Place[]>([]);
  #given: () => BoardProps<View, Action>;
  #last: Choice<Action>[] = [];
  #view: View | undefined;
  /** The choices have come anew, so the bar has forgotten what was pointed at, and nobody wanted that. */
  #renewed = false;
  /** What was done last: a finger that trembles does it once. */
  #sent: Choice<Action> | undefined;
  #sentAt = 0;
  /** Somebody wants to see all choices of a race in words. */
  #listed = false;

  constructor(given: () => BoardProps<View, Action>) {
    this.#given = given;
    $effect(() => this.#follow());
  }

  point(place: Place): void {
    const { choices, me, pick } = this.#given();
    const others = this.places.filter((it) => !same(it, place));
    let next = others.length < this.places.length ? others : [...others, place];
    if (about(choices, next, me ?? 0).length === 0) next = [place];
    this.places = next;
    // Who points anew does not tremble.
    this.#sentAt = 0;
    pick(next.length > 0 ? about(choices, next, me ?? 0) : []);
  }

  /** Points at choices that are about no card of a line. */
  choose(choices: Choice<Action>[]): void {
    this.places = [];
    this.#given().pick(choices);
  }

  get hasJustActed(): boolean {
    return Date.now() - this.#sentAt < TREMBLE_MS;
  }

  /** Does it at once: the bar stays as it is. */
  act(choice: Choice<Action>): void {
    if (choice === this.#sent && this.hasJustActed) return;
    this.#sent = choice;
    this.#sentAt = Date.now();
    this.#renewed = true;
    this.#given().act(choice);
  }

  #follow(): void {
    const { choices, picked, pick } = this.#given();
    if (choices !== this.#last) this.#renew(choices);
    const wanted = this.#wanted(choices);
    const first = picked[0];
    if (first) {
      if (choices.includes(first)) this.#renewed = false;
    } else if (wanted.length > 0) {
      if (this.#renewed) pick(wanted);
      else this.#forget();
    }
  }

  #renew(choices: Choice<Action>[]): void {
    const { view, me } = this.#given();
    // Talk changes no view; and while all look at once, what others do does not concern one's own choice.
    const same = view === this.#view || view.phase === 'look';
    [this.#last, this.#view, this.#renewed] = [choices, view, true];
    if (!choices.some(({ action }) => action.type === 'done')) this.#listed = false;
    if (!same || about(choices, this.places, me ?? 0).length === 0) this.#clear();
  }

  /** In a race the cards are the choices, and the bar must not stand in their way. */
  #wanted(choices: Choice<Action>[]): Choice<Action>[] {
    const done = choices.filter(({ action }) => action.type === 'done');
    if (done.length > 0) return this.#listed ? [] : done;
    return this.places.length > 0 ? about(choices, this.places, this.#given().me ?? 0) : [];
  }

  #forget(): void {
    this.#listed = true;
    this.#clear();
  }

  #clear(): void {
    if (this.places.length > 0) this.places = [];
  }
}
