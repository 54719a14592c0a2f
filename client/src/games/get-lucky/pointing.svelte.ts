/** What one points at, and which choices that leaves. Pointing at a second thing narrows what the first one left. */
import type { Action, Option } from './view';

/** A card in the hand, a guest, the pile, Doctor Lucky himself, or holding back. */
export type Thing = `card ${string}` | `guest ${number}` | 'pile' | 'doctor' | 'rest';

/** How a thing lies there now. */
export type Look = 'still' | 'ready' | 'next' | 'held';

function things(action: Action, visited: number | null): Thing[] {
  switch (action.type) {
    case 'draw':
      return ['pile'];
    case 'play':
      return [`card ${action.card}`, `guest ${action.on}`];
    case 'swap':
      return [`guest ${action.give}`, `guest ${action.take}`];
    case 'kill':
      return visited === null ? ['doctor'] : ['doctor', `guest ${visited}`];
    case 'foil':
      return [`card ${action.card}`];
    case 'done':
      return ['rest'];
  }
}

export interface Pointed {
  choices: Option[];
  picked: Option[];
  pick: (choices: Option[]) => void;
  visited: number | null;
}

export class Pointing {
  #held = $state.raw<Thing[]>([]);
  #pointed: () => Pointed;

  constructor(pointed: () => Pointed) {
    this.#pointed = pointed;
  }

  /** What was pointed at counts for as long as something is picked. */
  get held(): Thing[] {
    return this.#pointed().picked.length > 0 ? this.#held : [];
  }

  look(thing: Thing): Look {
    if (this.held.includes(thing)) return 'held';
    if (this.#about([thing]).length === 0) return 'still';
    const [first] = this.held;
    return first && this.#about([first, thing]).length > 0 ? 'next' : 'ready';
  }

  /** What it is made of, and how it answers: something to look at, or something to point at. */
  tag(thing: Thing): 'div' | 'button' {
    return this.look(thing) === 'still' ? 'div' : 'button';
  }

  /** Pointed at, it has its name inside. */
  as(thing: Thing, label: string): Record<string, unknown> {
    const look = this.look(thing);
    if (look === 'still') return { role: 'img', 'aria-label': label };
    return { 'aria-pressed': look === 'held', onclick: () => this.at(thing) };
  }

  at(thing: Thing): void {
    const held = this.#with(thing);
    this.#held = held;
    this.#pointed().pick(held.length > 0 ? this.#about(held) : []);
  }

  /** What is held after pointing at one more: twice at the same lets go of it. */
  #with(thing: Thing): Thing[] {
    const held = this.held;
    if (held.includes(thing)) return held.filter((it) => it !== thing);
    const [first] = held;
    return first && this.#about([first, thing]).length > 0 ? [first, thing] : [thing];
  }

  #about(all: Thing[]): Option[] {
    const { choices, visited } = this.#pointed();
    return choices.filter(({ action }) => {
      const concerned = things(action, visited);
      return all.every((thing) => concerned.includes(thing));
    });
  }
}
