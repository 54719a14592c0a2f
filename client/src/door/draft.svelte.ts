/** A table while it is being thought of. What is possible is decided by the pocket or the server, not here. */
import type { GameInfo } from '../games/games';
import type { GameOffer, Person } from '../line/pocket';
import type { Arrival } from '../lobby/arrivals';
import { settings } from '../settings/settings.svelte';
import type { Pace, Race, SetUp } from '../wire';
import { t } from '../words/words.svelte';
import { USUAL_LEVEL, usualSetUp } from './play';

/** With others on the server, passing this device round, or alone against the house. */
export type Where = 'server' | 'round' | 'alone';
export type SeatKind = 'me' | 'person' | 'open' | 'house';

export interface SeatDraft {
  kind: SeatKind;
  name: string;
  level: number;
}

type Value = number | boolean;

export class Draft {
  where = $state<Where>('server');
  name = $state(settings.now.name);
  seats = $state<SeatDraft[]>([]);
  pace = $state<Pace['type']>('relaxed');
  seconds = $state(30);
  bank = $state(300);
  days = $state(3);
  race = $state<Race>('live');
  /** Only what differs from the usual. */
  options = $state<Record<string, Value>>({});
  /** Whether it is played with cards of one's own, which have to be there then. */
  ownDeck = $state(false);
  deck = $state.raw<unknown>();
  open = $state(false);
  watched = $state(true);

  constructor(readonly game: GameInfo) {
    this.seats = Array.from({ length: game.usual }, (_, seat) => this.#seat(seat));
  }

  /** Whether several people share this device, so that nobody can race. */
  get shared(): boolean {
    return this.where !== 'alone' && this.seats.filter(({ kind }) => kind === 'person' || kind === 'me').length > 1;
  }

  /** What may be chosen for a chair; alone one sits somewhere. */
  kindsAt(seat: number): SeatKind[] {
    if (this.where === 'alone' && this.seats[seat]?.kind === 'me') return ['me'];
    if (this.where === 'server') return ['me', 'person', 'open', 'house'];
    return this.where === 'round' ? ['person', 'house'] : ['me', 'house'];
  }

  settle(where: Where): void {
    this.where = where;
    this.seats = this.seats.map((old, seat) => ({ ...old, kind: this.#seat(seat).kind }));
    if (where !== 'server' && this.pace === 'letter') this.pace = 'relaxed';
  }

  seatMany(count: number): void {
    const more = Array.from({ length: count }, (_, seat) => this.seats[seat] ?? this.#seat(seat));
    this.seats = more;
    if (typeof this.options.first === 'number' && this.options.first >= count) delete this.options.first;
  }

  /** One sits on one chair only: whoever takes another leaves theirs. */
  take(seat: number, kind: SeatKind): void {
    const left = this.where === 'server' ? 'open' : 'house';
    this.seats = this.seats.map((old, at) => {
      if (at === seat) return { ...old, kind };
      return kind === 'me' && old.kind === 'me' ? { ...old, kind: left } : old;
    });
  }

  choose(option: string, value: Value, usual: Value): void {
    if (value === usual) delete this.options[option];
    else this.options[option] = value;
  }

  valueOf(option: string, offer: GameOffer['options'][string]): Value {
    return this.options[option] ?? offer.default;
  }

  get setUp(): SetUp {
    const house = this.seats.flatMap(({ kind, level }, seat) => (kind === 'house' ? [{ seat, level }] : []));
    return {
      ...usualSetUp(this.game.id, this.seats.length),
      options: { ...this.options },
      ...(this.deck === undefined ? {} : { deck: this.deck }),
      pace: this.#pace(),
      race: this.game.races && (this.shared || this.race === 'sealed') ? 'sealed' : 'live',
      open: this.where === 'server' && this.open,
      watched: this.watched,
      house,
    };
  }

  /** Who sits at a table on this device. */
  get people(): Person[] {
    return this.seats.flatMap(({ kind }, seat) => (kind === 'house' ? [] : [{ seat, name: this.nameAt(seat) }]));
  }

  /** Who sits down with this device at a table of the server, whose it is first. */
  get arrivals(): Arrival[] {
    const me = this.seats.findIndex(({ kind }) => kind === 'me');
    const others = this.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [{ seat, name: this.nameAt(seat) }] : []));
    return me < 0 ? others : [{ seat: me }, ...others];
  }

  nameAt(seat: number): string {
    const chair = this.seats[seat];
    if (chair?.kind === 'me') return this.name.trim() || t('door-you');
    return chair?.name.trim() || t('door-seat-person-name', { seat: seat + 1 });
  }

  #pace(): Pace {
    if (this.pace === 'quick') return { type: 'quick', seconds: this.seconds, bank: this.bank };
    if (this.pace === 'letter') return { type: 'letter', days: this.days };
    return { type: 'relaxed' };
  }

  #seat(seat: number): SeatDraft {
    const name = seat === 0 ? settings.now.name : '';
    const others: Record<Where, SeatKind> = { server: 'open', round: seat < 2 ? 'person' : 'house', alone: 'house' };
    const kind = seat === 0 && this.where !== 'round' ? 'me' : others[this.where];
    return { kind, name, level: USUAL_LEVEL };
  }
}
