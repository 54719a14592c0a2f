/** A table as this device was told of it: what it shows, what may be done, what was said. No rule of any game is in here. */
import { openHere, pocket, type Ahead, type Printed } from '../line/pocket';
import { openSocket } from '../line/socket';
import type { Line, LineStatus } from '../line/line';
import { nameHere } from '../words/unnamed';
import { t } from '../words/words.svelte';
import { byOwnClock } from './clock.svelte';
import { claimed, lapsed, type Claim, type Say } from './claims';
import type { Answer, Ask, Chair, Clock, Happening, SetUp, Stage, Standing, ToClient } from '../wire';

export interface Choice<A = unknown> {
  action: A;
  /** What it does, in words. */
  label: string;
  /** What it may bring next, where that can be told. */
  ahead?: Ahead | undefined;
}

export interface LogLine {
  key: string;
  number: number;
  text: string;
  /** The clause of the rules it happened by. */
  clause?: string;
  /** What is left of it from the next moment on: the table does not remember for anybody (LB-22). */
  later?: string;
  /** Who said it, where somebody did. */
  seat?: number;
  talk?: boolean;
}

/** A choice whose line was cut: it waits for the line, if the table does. */
interface Held {
  choice: Choice;
  seat: number;
  moment: number;
  /** Whether it may have come through all the same. */
  sent: boolean;
}

export type { Claim };

export type Place = { kind: 'server'; code: string } | { kind: 'here'; id: string };

/** What a sight looks like, of whatever game. */
export type Sight = { type: string } & Record<string, unknown>;

/** A choice that is not answered for so long is said to be on its way. */
const NOTICED = 600;
/** Between two pages of what happened before: a device may say 20 things a second, and not all of them are for this. */
const BETWEEN_PAGES = 100;
/** Until the next try, when it was too often all the same. */
const TOO_OFTEN = 1000;

const pause = (wait: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, wait));

const sightsOf = (happenings: Happening[]): Sight[] => happenings.flatMap((it) => ('sights' in it ? (it.sights as Sight[]) : []));

/** What is seen of a beginning that is news: the deal, if nobody has acted since. Who comes later finds the cards where they lie. */
function dealIn(news: Happening[]): Sight[] {
  return news.some(({ what }) => what === 'acted' || what === 'sealed') ? [] : sightsOf(news);
}

/** Seats where somebody sat before the game began, and then nobody or the house. */
function leftBefore(happenings: Happening[]): number[] | undefined {
  if (happenings[0]?.number !== 1) return undefined;
  const [sat, left] = [new Set<number>(), new Set<number>()];
  for (const it of happenings) {
    if (it.what === 'started') break;
    if (it.what !== 'seated') continue;
    const { seat, sitter } = it.chair;
    if (sitter.type === 'person') sat.add(seat);
    else if (sat.has(seat)) left.add(seat);
  }
  return [...left];
}

type Happened = Extract<ToClient, { type: 'happened' }>;
type History = Extract<ToClient, { type: 'history' }>;

/** What happened between these numbers has not been told: it is asked for page by page. */
interface Gap {
  after: number;
  before: number;
}

export class TableState {
  status = $state<LineStatus>('opening');
  why = $state<string>();
  code = $state('');
  commitment = $state('');
  setUp = $state.raw<SetUp>();
  stage = $state<Stage>('gathering');
  chairs = $state.raw<Chair[]>([]);
  yours = $state.raw<number[]>([]);
  lookingAs = $state<number | null>(null);
  host = $state(false);
  view = $state.raw<unknown>();
  choices = $state.raw<Choice[]>([]);
  moment = $state(0);
  toAct = $state.raw<number[]>([]);
  /** Who may do something, whether the table waits for them or not. */
  mayAct = $state.raw<number[]>([]);
  /** By the device's own clock, and so are `clocks`. */
  deadline = $state<number | null>(null);
  /** How long each person has whom the table waits for, where there is a clock. */
  clocks = $state.raw<Clock[]>([]);
  log = $state.raw<LogLine[]>([]);
  /** The last claim of each seat about somebody's card (LT-21), until cards are dealt anew. */
  claims = $state.raw<Claim[]>([]);
  muted = $state.raw<number[]>([]);
  /** The seats that somebody left before the game; nothing, as long as what happened then has not been told. */
  left = $state.raw<number[]>();
  /** What happened last, for the board to move its cards by. */
  sights = $state.raw<Sight[]>([]);
  printed = $state.raw<Printed>({ names: {}, deck: undefined, foresees: false });
  rematch = $state<string>();
  /** A refusal, until something else is done. */
  notice = $state<string>();
  /** Whether what was asked has not been answered. */
  asking = $state(false);
  /** What was chosen and is on its way, once that takes long enough to be noticed. */
  sending = $state<string>();

  #line: Line;
  #number = 0;
  #told: Promise<void> = Promise.resolve();
  #happenings: Happening[] = [];
  #gaps: Gap[] = [];
  /** What came for the gaps, until they are closed. */
  #fetched: Happening[] = [];
  #fetching = false;
  #closed = false;
  #begun = false;
  #held: Held | undefined;
  /** Who was last known to sit where. */
  #sat = new Map<number, string>();

  constructor(readonly place: Place) {
    const listener = {
      told: (message: ToClient) => this.#queue(() => this.#take(message)),
      status: (status: LineStatus, why?: string) => {
        this.status = status;
        this.why = why;
      },
      last: () => this.#number,
    };
    this.#line = place.kind === 'here' ? openHere(place.id, listener) : openSocket(place.code, listener);
  }

  /** What the cards are called, by code. */
  get names(): Record<string, string> {
    return this.printed.names;
  }

  get people(): string[] {
    return this.chairs.map((chair) => this.called(chair.seat));
  }

  /** All that was seen until now, for a board that begins in the middle. */
  past(): Sight[] {
    return sightsOf(this.#happenings);
  }

  /** What whoever sits there is called. */
  called(seat: number): string {
    const sitter = this.chairs[seat]?.sitter;
    if (sitter?.type === 'person') return this.place.kind === 'here' ? nameHere(sitter.name) : sitter.name;
    if (sitter?.type === 'house') return t('house-name', { seat: seat + 1 });
    return t('seat-free');
  }

  async ask(ask: Ask): Promise<Answer> {
    this.notice = undefined;
    this.asking = true;
    const answer = await this.#line.ask(ask);
    await this.#told;
    this.asking = false;
    if (answer.type === 'refused') this.notice = answer.why;
    if (answer.type === 'too_late') this.notice = t('too-late');
    return answer;
  }

  async act(choice: Choice): Promise<Answer> {
    const held = { choice, seat: this.lookingAs ?? 0, moment: this.moment, sent: this.status !== 'cut' };
    const answer = await this.#do(held);
    if (answer.type === 'refused' && answer.code === 'unsure') {
      this.#held = held;
      this.notice = t('choice-waits', { label: choice.label });
      // The line may have been quicker.
      if (this.status === 'open') this.#resume();
    }
    return answer;
  }

  async #do({ choice, seat, moment }: Held): Promise<Answer> {
    const late = setTimeout(() => (this.sending = choice.label), NOTICED);
    const answer = await this.ask({ type: 'act', seat, moment, action: choice.action });
    clearTimeout(late);
    this.sending = undefined;
    return answer;
  }

  /** The line is back: what was chosen is done if it is still asked for. */
  #resume(): void {
    const held = this.#held;
    if (!held) return;
    this.notice = undefined;
    // On a device that is passed on it is for nobody else to read.
    if (held.seat !== this.lookingAs) return;
    this.#held = undefined;
    const chosen = JSON.stringify(held.choice.action);
    if (held.moment === this.moment && this.choices.some(({ action }) => JSON.stringify(action) === chosen)) void this.#do(held);
    else this.notice = held.sent ? t('line-unsure') : t('choice-late', { label: held.choice.label });
  }

  close(): void {
    this.#closed = true;
    this.#line.close();
  }

  /** Says everything anew: the language has changed. */
  retell(): void {
    this.#queue(async () => {
      if (this.setUp) this.printed = await pocket.printed(this.setUp);
      await this.#tellAgain(this.#happenings);
    });
  }

  async #tellAgain(happenings: Happening[]): Promise<void> {
    [this.#happenings, this.log, this.claims, this.muted, this.#sat] = [[], [], [], [], new Map()];
    this.#begun = (happenings[0]?.number ?? 1) > 1;
    // What came before the last is forgotten where remembering is the game (LB-22).
    await this.#say(happenings.slice(0, -1));
    await this.#say(happenings.slice(-1));
    await this.#mean(this.choices.map((choice) => choice.action));
  }

  #queue(next: () => Promise<void>): void {
    this.#told = this.#told.then(next).catch((why: Error) => {
      this.notice = why.message;
      // Nothing can be shown of a table whose cards have no names.
      if (!this.setUp) [this.status, this.why] = ['closed', why.message];
    });
  }

  async #take(message: ToClient): Promise<void> {
    if (message.type === 'standing') await this.#stand(message);
    else if (message.type === 'happened') await this.#happen(message);
    else if (message.type === 'history') await this.#fill(message);
  }

  /** Asks for what a standing had no room for, while the table is played at. A cut line ends this; the next standing begins it again. */
  async #fetch(): Promise<void> {
    if (this.#fetching) return;
    this.#fetching = true;
    for (let gap = this.#gaps[0]; gap && !this.#closed; gap = this.#gaps[0]) {
      const answer = await this.#line.ask({ type: 'history', ...gap });
      await this.#told;
      const tooOften = answer.type === 'refused' && answer.code === 'too_often';
      if (answer.type !== 'done' && !tooOften) break;
      await pause(tooOften ? TOO_OFTEN : BETWEEN_PAGES);
    }
    this.#fetching = false;
  }

  async #fill({ after, happenings }: History): Promise<void> {
    const gap = this.#gaps[0];
    // Asked for before the table was told anew.
    if (gap?.after !== after) return;
    this.#fetched.push(...happenings);
    gap.after = happenings.at(-1)?.number ?? gap.before;
    if (gap.after + 1 >= gap.before) this.#gaps.shift();
    if (this.#gaps.length > 0) return;
    const all = [...this.#fetched, ...this.#happenings].sort((one, other) => one.number - other.number);
    this.#fetched = [];
    await this.#tellAgain(all);
  }

  async #stand(standing: Standing): Promise<void> {
    const first = !this.setUp;
    if (first) this.printed = await pocket.printed(standing.set_up);
    const whole = standing.after === 0;
    // Another seat looks, for which what the one before saw is not; or all is told anew.
    if (first || whole || this.lookingAs !== standing.looking_as) {
      [this.#happenings, this.log, this.choices, this.claims, this.#number] = [[], [], [], [], 0];
      [this.#gaps, this.#fetched] = [[], []];
      const fromTheStart = whole && standing.from === 1;
      this.#begun = !fromTheStart && standing.stage !== 'gathering';
      this.#sat = new Map(fromTheStart ? [] : standing.chairs.flatMap(({ seat, sitter }) => (sitter.type === 'person' ? [[seat, sitter.name]] : [])));
    }
    this.code = standing.code;
    this.commitment = standing.commitment;
    this.setUp = standing.set_up;
    this.chairs = standing.chairs;
    this.yours = standing.yours;
    this.host = standing.host;
    this.lookingAs = standing.looking_as;
    this.stage = standing.stage;
    const news = standing.since.filter(({ number }) => number > this.#number);
    if (standing.from > this.#number + 1) this.#gaps.push({ after: this.#number, before: standing.from });
    this.sights = standing.stage === 'playing' ? dealIn(news) : [];
    this.view = standing.view ?? undefined;
    this.#set(standing);
    this.#number = standing.number;
    await this.#say(news);
    await this.#mean(standing.legal);
    this.#resume();
    void this.#fetch();
  }

  async #happen(message: Happened): Promise<void> {
    const { happening } = message;
    if (happening.what === 'seated') {
      this.chairs = this.chairs.map((chair) => (chair.seat === happening.chair.seat ? happening.chair : chair));
    }
    const view = message.view ?? this.view;
    const past = [...this.past(), ...sightsOf([happening])];
    // First what may be done: nobody reads what has happened and points at what could be done before it.
    // Talk changes none of it: what somebody has pointed at stays.
    const choices = happening.what === 'said' ? this.choices : this.#labels(message.legal, view, past);
    const words = Promise.all([choices, this.#say([happening])]);
    try {
      [this.choices] = await words;
    } finally {
      // Whether or not there are words for it, it has happened.
      this.sights = sightsOf([happening]);
      this.view = view;
      this.stage = message.stage;
      this.#set(message);
      this.#number = happening.number;
    }
  }

  #set(told: Pick<Standing, 'moment' | 'to_act' | 'may_act' | 'now' | 'deadline' | 'clocks'>): void {
    this.moment = told.moment;
    this.toAct = told.to_act;
    // A server may be older than the page.
    this.mayAct = told.may_act ?? told.to_act;
    const now = told.now ?? Date.now();
    this.deadline = told.deadline === null ? null : byOwnClock(told.deadline, now);
    this.clocks = (told.clocks ?? []).map((clock) => ({ ...clock, until: byOwnClock(clock.until, now) }));
  }

  async #mean(legal: unknown[]): Promise<void> {
    this.choices = await this.#labels(legal, this.view, this.past());
  }

  async #labels(legal: unknown[], view: unknown, seen: Sight[]): Promise<Choice[]> {
    if (legal.length === 0 || !this.setUp) return [];
    // What follows from the past follows from all of it, or it is not told.
    const past = this.printed.foresees && this.#gaps.length === 0 ? seen : [];
    const { labels, ahead } = await pocket.speak({ ...this.#asTold(this.setUp), view, legal, past });
    return legal.map((action, at) => ({ action, label: labels[at] ?? '', ahead: ahead[at] }));
  }

  #asTold(set_up: SetUp): { set_up: SetUp; people: string[]; looking_as: number | null } {
    return { set_up, people: this.people, looking_as: this.lookingAs };
  }

  /** Puts what happened into words, in the log. */
  async #say(happenings: Happening[]): Promise<void> {
    if (!this.setUp || happenings.length === 0) return;
    this.#happenings.push(...happenings);
    this.left = leftBefore(this.#happenings);
    const sights = sightsOf(happenings);
    const { lines } = sights.length > 0 ? await pocket.speak({ ...this.#asTold(this.setUp), sights }) : { lines: [] };
    let next = 0;
    const log: LogLine[] = [];
    for (const it of happenings) {
      const line = this.#plainly(it);
      if (line) log.push(line);
      if (!('sights' in it)) continue;
      it.sights.forEach((_, at) => {
        const said = lines[next++];
        if (said) log.push({ key: `${it.number}.${at}`, number: it.number, ...said });
      });
    }
    const forgotten = ({ later, ...line }: LogLine): LogLine => (later === undefined ? line : { ...line, text: later });
    this.log = [...this.log.map(forgotten), ...log];
  }

  /** What is no part of the game. */
  #plainly(it: Happening): LogLine | undefined {
    const line = (text: string, more?: Partial<LogLine>): LogLine => ({ key: `${it.number}`, number: it.number, text, ...more });
    switch (it.what) {
      case 'said': {
        const say = it.say as Say;
        this.claims = claimed(this.claims, it.seat, say);
        if (say.claim) {
          const args = { name: this.called(say.claim.seat), card: this.names[say.claim.card] ?? say.claim.card };
          return line(t('claim-said', args), { seat: it.seat, talk: true });
        }
        return line(say.text ?? '', { seat: it.seat, talk: true });
      }
      case 'seated':
        return this.#seated(it.chair, line);
      case 'muted':
        this.muted = it.muted ? [...this.muted, it.seat] : this.muted.filter((seat) => seat !== it.seat);
        return line(t(it.muted ? 'log-muted' : 'log-unmuted', { name: this.called(it.seat) }));
      case 'abandoned':
        return line(t('log-abandoned'));
      case 'rematch':
        this.rematch = it.code;
        return line(t('log-rematch'));
      case 'sealed':
        return line(t('log-sealed', { name: this.called(it.seat), you: it.seat === this.lookingAs ? 'yes' : 'no' }));
      case 'started':
      case 'acted':
        this.#begun = true;
        this.claims = lapsed(this.claims, it.sights as Sight[]);
        return undefined;
      default:
        return undefined;
    }
  }

  #seated({ seat, sitter }: Chair, line: (text: string) => LogLine): LogLine | undefined {
    if (sitter.type !== 'person') return undefined;
    const { name, away } = sitter;
    const sat = this.#sat.get(seat) !== name;
    this.#sat.set(seat, name);
    // Who sits at a table of this device need not be told so.
    if (!this.#begun && this.place.kind === 'here') return undefined;
    if (!this.#begun || sat) return line(t('log-sat', { name, seat: seat + 1 }));
    return line(t(away ? 'log-away' : 'log-back', { name }));
  }
}
