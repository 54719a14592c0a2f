/** The page's side of the worker: tables on this device, and the words of any table. */
import { settings } from '../settings/settings.svelte';
import { words } from '../words/words.svelte';
import type { Answer, Ask, SetUp, ToClient } from '../wire';
import { Waiting, type Line, type Listener } from './line';
import type { TableSign } from './shelf';
import type { FromPage, FromWorker, Person, Request, ToTable } from './worker';

export type { Person, TableSign };

export interface Said {
  /** `later`: what is left of it from the next moment on, where remembering is part of the game. */
  lines: ({ text: string; clause: string; later?: string } | null)[];
  labels: string[];
  /** What each choice may bring next, and how likely that is; nothing where it cannot be told. */
  ahead: Ahead[];
}

/** How likely cards are to come, by their codes. */
export type Ahead = Record<string, number>;

export interface Speech {
  set_up: SetUp;
  people: string[];
  looking_as: number | null;
  sights?: unknown[];
  view?: unknown;
  legal?: unknown[];
  past?: unknown[];
}

/** What is printed on the cards: what each is called, and the deck as its file has it. */
export interface Printed {
  names: Record<string, string>;
  deck: unknown;
  /** Whether what may come next can be told from what was seen. */
  foresees: boolean;
}

export interface GameOffer {
  game: string;
  seats: [number, number];
  options: Record<string, { default: number | boolean; about: string; least?: number; most?: number }>;
}

export interface Rules {
  intro: string;
  sections: { heading: string; clauses: { id: string; text: string }[] }[];
}

/** What a record holds, once it has been played through by the rules. */
export interface About {
  set_up: SetUp;
  entries: number;
  actions: number;
  outcome: { winners: number[]; scores: number[] } | null;
  /** Nothing, where the record does not say where its cards came from. */
  commitment: string | null;
  shuffles: number | null;
}

/** As whom one looks at a record. */
export type Look = 'all' | 'watcher' | { seat: number };

/** Where the game of a record stood, and what had happened until there. */
export interface Scene {
  view: unknown;
  happened: {
    entry: number;
    seat: number | null;
    say?: { text?: string; claim?: { seat: number; card: string } };
    sights: ({ type: string } & Record<string, unknown>)[];
  }[];
}

/** What the worker says in a word, as a sentence. */
const SENTENCES: Record<string, string> = {
  unknown: 'here-unknown',
  elsewhere: 'here-elsewhere',
  broken: 'here-broken',
  not_kept: 'here-not-kept',
  no_server: 'seats-no-server',
};

function sentence(error: string): Error {
  const key = SENTENCES[error];
  return new Error(key === undefined ? error : words.say(key));
}

/** Without what watches over it: only plain things can be posted. */
function plain<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

/** Whoever looks at a table. */
interface Hears {
  told(message: ToClient): void;
  /** The table cannot go on. */
  lost(why: Error): void;
}

type Pending = { resolve: (ok: never) => void; reject: (why: Error) => void };

class Pocket {
  #worker: Worker | undefined;
  #next = 1;
  #pending = new Map<number, Pending>();
  #prepared: Promise<unknown> | undefined;
  #hears = new Map<string, Hears>();

  speak = (speech: Speech): Promise<Said> => this.#call('speak', { ...speech });
  printed = (set_up: SetUp): Promise<Printed> => this.#call('printed', { set_up });
  games = (): Promise<GameOffer[]> => this.#call('games', {});
  rules = (game: string): Promise<Rules | null> => this.#call('rules', { game });
  replay = (record: string): Promise<About> => this.#call('replay', { record });
  watch = (upto: number, look: Look): Promise<Scene> => this.#call('watch', { upto, look });

  /** Where a text stops being JSON; nothing, if it is. */
  fault = (text: string): Promise<{ line: number; column: number } | null> => this.#call('fault', { text });

  tables = (): Promise<TableSign[]> => this.ask({ do: 'tables' });
  /** Whether tables on this device outlast the page. */
  keeps = (): Promise<boolean> => this.ask({ do: 'keeps' });
  /** Moves a table to the server and returns its code there. */
  move = (id: string): Promise<string> => this.ask({ do: 'move', id, to: new URL('api/tables/moved', document.baseURI).href });
  hint = (id: string): Promise<unknown> => this.ask({ do: 'hint', id });
  record = (id: string): Promise<unknown> => this.ask({ do: 'record', id });
  forget = (id: string): Promise<void> => this.ask({ do: 'forget', id });

  /** Loads the house, if it is not there: somebody will need it soon. */
  prepare(): void {
    this.#prepared ??= this.games().catch(() => (this.#prepared = undefined));
  }

  /** Opens a table on this device and returns its name. */
  async open(set_up: SetUp, people: Person[], script?: unknown[]): Promise<string> {
    const id = crypto.getRandomValues(new Uint32Array(2)).reduce((text, part) => text + part.toString(36), '');
    await this.ask({ do: 'open', id, set_up: plain(set_up), people, ...(script ? { script } : {}) });
    return id;
  }

  hear(id: string, hears: Hears): void {
    this.#hears.set(id, hears);
  }

  /** Only if nobody else has come to hear since: then the table sleeps. */
  unhear(id: string, hears: Hears): void {
    if (this.#hears.get(id) !== hears) return;
    this.#hears.delete(id);
    this.ask({ do: 'leave', id }).catch(() => undefined);
  }

  ask<T>(request: Request): Promise<T> {
    this.#worker ??= this.#start();
    const n = this.#next++;
    this.#worker.postMessage({ n, lang: words.lang, takes: settings.houseTakes, request } satisfies FromPage);
    return new Promise<T>((resolve, reject) => this.#pending.set(n, { resolve, reject } as Pending));
  }

  #call<T>(what: string, args: Record<string, unknown>): Promise<T> {
    return this.ask({ do: 'call', call: { do: what, ...args } });
  }

  #start(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = (event: MessageEvent<FromWorker>) => this.#told(event.data);
    worker.onerror = () => this.#broke(worker);
    return worker;
  }

  /** Its script could not be loaded or run: nobody waits for it any longer, and the next ask starts another. */
  #broke(worker: Worker): void {
    worker.terminate();
    if (this.#worker === worker) this.#worker = undefined;
    const why = sentence('broken');
    for (const { reject } of this.#pending.values()) reject(why);
    this.#pending.clear();
    for (const hears of this.#hears.values()) hears.lost(why);
  }

  #told(message: FromWorker): void {
    if ('table' in message) return this.#toTable(message);
    const pending = this.#pending.get(message.n);
    this.#pending.delete(message.n);
    if ('error' in message) pending?.reject(sentence(message.error));
    else pending?.resolve(message.ok as never);
  }

  #toTable(message: ToTable): void {
    const hears = this.#hears.get(message.table);
    if ('error' in message) hears?.lost(sentence(message.error));
    else hears?.told(message.message);
  }
}

export const pocket = new Pocket();

/** A line to a table on this device. */
export function openHere(id: string, listener: Listener): Line {
  const waiting = new Waiting();
  listener.status('opening');
  const lost = (why: Error): void => listener.status('closed', why.message);
  const told = (message: ToClient): void => {
    if (message.type === 'answered') waiting.answered(message.id, message.answer);
    else listener.told(message);
  };
  const hears = { told, lost };
  pocket.hear(id, hears);
  pocket.ask<ToClient>({ do: 'join', id, since: listener.last() }).then((standing) => {
    listener.status('open');
    listener.told(standing);
  }, lost);
  return {
    ask(ask: Ask): Promise<Answer> {
      const { id: number, answer } = waiting.expect();
      const message = { id: number, ask };
      const refused = (why: Error): void =>
        waiting.answered(number, { type: 'refused', code: 'unavailable', why: why.message });
      pocket.ask({ do: 'ask', id, message }).catch(refused);
      return answer;
    },
    close: () => pocket.unhear(id, hears),
  };
}
