/**
 * The house on this device. Everything it knows stays in here: only what the device's own viewer may see is posted to the page.
 * A step is kept before the page is told of it.
 */
import { Broken, call as callPocket } from './border';
import type { SetUp, ToClient, ToServer } from '../wire';
import { Shelf, type KeptTable, type TableSign } from './shelf';

interface Told {
  founding?: unknown;
  kept: unknown[];
  messages: ToClient[];
  due: number | null;
}

export interface Person {
  seat: number;
  name: string;
}

/** What the page asks for: something of the pocket itself, or of a table on this device. */
export type Request =
  | { do: 'call'; call: Record<string, unknown> }
  | { do: 'open'; id: string; set_up: SetUp; people: Person[]; script?: unknown[] }
  | { do: 'join'; id: string; since: number }
  | { do: 'ask'; id: string; message: ToServer }
  /** Nobody looks at it any more. */
  | { do: 'leave'; id: string }
  | { do: 'hint'; id: string }
  | { do: 'record'; id: string }
  | { do: 'tables' }
  /** Whether tables outlast the page. */
  | { do: 'keeps' }
  /** Moves a table to the server at this address, where somebody can be invited. */
  | { do: 'move'; id: string; to: string }
  | { do: 'forget'; id: string };

/** `takes`: how long the house takes for every choice, in milliseconds. */
export type FromPage = { n: number; lang: string; takes: number; request: Request };
export type FromWorker = { n: number; ok: unknown } | { n: number; error: string } | ToTable;
/** What a table says of itself; an error, if it cannot go on. */
export type ToTable = { table: string; message: ToClient } | { table: string; error: string };

const shelf = new Shelf();
const timers = new Map<string, ReturnType<typeof setTimeout>>();
const awake = new Map<string, KeptTable>();
const locks = new Map<string, () => void>();
const PATIENCE = 10_000;
let lang = 'en';
let takes = 900;

/** Asks the pocket; an error is a sentence. */
async function call<T>(request: Record<string, unknown>): Promise<T> {
  try {
    return await callPocket<T>({ lang, ...request });
  } catch (why) {
    // Every table is woken anew, from what is kept.
    if (why instanceof Broken) awake.clear();
    throw why;
  }
}

function random(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** How far the clock of the tables is ahead of this worker's, because of what was kept by one that was. */
let ahead = 0;

/** What time it is at the tables: the time when this worker began, and from then on by a clock that nobody can set. */
const now = (): number => Math.floor(performance.timeOrigin + performance.now()) + ahead;

/** Time does not go back behind what is kept. */
function notBefore(items: unknown[]): void {
  const last = items.at(-1) as { at: number } | undefined;
  if (last) ahead += Math.max(0, last.at - now());
}

const whim = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

/** Keeps what happened, then tells the page, then sees when to look again. */
async function happened(id: string, told: Told): Promise<void> {
  const table = awake.get(id);
  if (table && told.kept.length > 0) {
    table.items.push(...told.kept);
    table.at = Date.now();
    for (const message of told.messages) if (message.type === 'happened') table.over = message.stage !== 'playing';
    try {
      await shelf.put(table);
    } catch (why) {
      // Nobody has heard of it: whoever comes again starts from what is kept.
      await sleep(id);
      throw why;
    }
  }
  for (const message of told.messages) post({ table: id, message });
  wait(id, told.due);
}

function wait(id: string, due: number | null): void {
  clearTimeout(timers.get(id));
  if (due === null) return;
  timers.set(
    id,
    setTimeout(() => inTurn(id, () => tick(id)).catch((why) => post({ table: id, error: said(why) })), Math.max(0, due - now())),
  );
}

async function sleep(id: string): Promise<void> {
  clearTimeout(timers.get(id));
  if (awake.delete(id)) await call({ do: 'drop', id });
}

async function tick(id: string): Promise<void> {
  if (!awake.has(id)) return;
  await happened(id, await call<Told>({ do: 'tick', id, now: now(), whim: whim() }));
}

/** One thing after the other at each table. */
const queues = new Map<string, Promise<unknown>>();

function inTurn<T>(id: string, next: () => Promise<T>): Promise<T> {
  const turn = (queues.get(id) ?? Promise.resolve()).then(next, next);
  queues.set(id, turn.catch(() => undefined));
  return turn;
}

/** So long a tab that was just closed or loaded again may still have its table. */
const CLOSING = 2_000;

/** A table is open in one tab at a time. A browser that blocks site data refuses locks too: no other tab can know the table then. */
async function lock(id: string): Promise<boolean> {
  if (locks.has(id) || !navigator.locks) return true;
  const signal = AbortSignal.timeout(CLOSING);
  return new Promise((resolve) => {
    const request = navigator.locks.request(`luckhouse-${id}`, { signal }, () => {
      resolve(true);
      return new Promise<void>((release) => locks.set(id, release));
    });
    request.catch(() => resolve(!signal.aborted));
  });
}

function unlock(id: string): void {
  locks.get(id)?.();
  locks.delete(id);
}

async function open(request: Extract<Request, { do: 'open' }>): Promise<void> {
  const { id, set_up, script } = request;
  const people = request.people.map((person) => ({ ...person, share: random(16) }));
  await lock(id);
  const secret = random(32);
  const told = await call<Told>({ do: 'open', id, set_up, secret, people, script: script ?? [], takes, now: now() });
  const table: KeptTable = { id, founding: told.founding, items: [], at: Date.now(), over: false, people: request.people, set_up };
  awake.set(id, table);
  await happened(id, { ...told, messages: [] });
}

async function wakeUp(id: string): Promise<void> {
  if (awake.has(id)) return;
  if (!(await lock(id))) throw new Error('elsewhere');
  const table = await shelf.get(id);
  if (!table) {
    unlock(id);
    throw new Error('unknown');
  }
  const { founding, items } = table;
  notBefore(items);
  const { due } = await call<{ due: number | null }>({ do: 'wake', id, founding, items, takes, now: now() });
  awake.set(id, table);
  wait(id, due);
}

async function join(id: string, since: number): Promise<ToClient | undefined> {
  await wakeUp(id);
  const told = await call<Told>({ do: 'join', id, since, now: now() });
  const standing = told.messages.pop();
  await happened(id, told);
  return standing;
}

/** Nobody looks at it any more: it sleeps, and another tab may have it. */
async function leave(id: string): Promise<void> {
  await sleep(id);
  unlock(id);
}

async function record(id: string): Promise<unknown> {
  const slept = !awake.has(id);
  await wakeUp(id);
  const record = await call({ do: 'record', id });
  if (slept) await leave(id);
  return record;
}

/** What is told of a table without opening it: its secret and its journal stay in here. */
function sign({ id, at, over, people, set_up }: KeptTable): TableSign {
  return { id, at, over, people, set_up };
}

/** Hands a table over to the server, where it goes on; here it is no more. */
async function move(id: string, to: string): Promise<string> {
  const table = awake.get(id) ?? (await shelf.get(id));
  if (!table) throw new Error('unknown');
  const body = JSON.stringify({ founding: table.founding, items: table.items });
  const headers = { 'content-type': 'application/json', 'accept-language': lang };
  const signal = AbortSignal.timeout(PATIENCE);
  const answer = await fetch(to, { method: 'POST', headers, body, signal }).catch(() => undefined);
  const told = (await answer?.json().catch(() => undefined)) as { code: string; why?: string } | undefined;
  if (!answer || !told) throw new Error('no_server');
  if (!answer.ok) throw new Error(told.why ?? told.code);
  await forget(id);
  return told.code;
}

async function forget(id: string): Promise<void> {
  if (!(await lock(id))) throw new Error('elsewhere');
  await sleep(id);
  await shelf.remove(id);
  unlock(id);
}

async function answer(request: Request): Promise<unknown> {
  switch (request.do) {
    case 'call':
      return call(request.call);
    case 'open':
      return inTurn(request.id, () => open(request));
    case 'join':
      return inTurn(request.id, () => join(request.id, request.since));
    case 'ask':
      return inTurn(request.id, async () => {
        await wakeUp(request.id);
        await happened(request.id, await call<Told>({ ...request, now: now() }));
      });
    case 'leave':
      return inTurn(request.id, () => leave(request.id));
    case 'hint':
      return call({ do: 'hint', id: request.id, whim: whim() });
    case 'record':
      return inTurn(request.id, () => record(request.id));
    case 'tables':
      return (await shelf.all()).map(sign);
    case 'keeps':
      return shelf.keeps();
    case 'move':
      return inTurn(request.id, () => move(request.id, request.to));
    case 'forget':
      return inTurn(request.id, () => forget(request.id));
  }
}

/** A sentence of the pocket, or a word that the page has a sentence for. */
function said(why: unknown): string {
  return why instanceof Error ? why.message : String(why);
}

function post(message: FromWorker): void {
  postMessage(message);
}

onmessage = async (event: MessageEvent<FromPage>) => {
  const { n, request } = event.data;
  ({ lang, takes } = event.data);
  try {
    post({ n, ok: await answer(request) });
  } catch (why) {
    post({ n, error: said(why) });
  }
};
