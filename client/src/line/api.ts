/** The part of the server that is asked without a table: who one is, and which tables there are. */
import { words } from '../words/words.svelte';
import type { Created, SetUp, Sign } from '../wire';

/** Why something was not done: a code for the page, and a sentence for whoever reads it. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    why: string,
  ) {
    super(why);
  }
}

/** Nobody answers: the page comes from a plain web host, or there is no network. */
export const NO_SERVER = 'no_server';
export const PATIENCE = 10_000;

export interface Named {
  name: string;
}

/** How long a game that is over is kept by the server. */
export interface Kept {
  /** Whether one played there, and may say so. */
  yours: boolean;
  kept: boolean;
  /** When it is deleted, as things are. */
  until: number | null;
}

export const api = {
  /** Who this device is to the server; nobody, if it has never said so. */
  async me(): Promise<Named | undefined> {
    try {
      return (await ask<Named | null>('GET', 'me')) ?? undefined;
    } catch (why) {
      // So a server says it that is older than the page.
      if (why instanceof Refused && why.code === 'who_are_you') return undefined;
      throw why;
    }
  },
  /** Says who one is; a device that is known already changes its name. */
  introduce: (name: string): Promise<Named> => ask('POST', 'me', { name }),
  /** With it another device becomes the same person. */
  link: (): Promise<{ token: string; expires_at: number | null }> => ask('POST', 'me/links'),
  /** Whom this device would become by a link. */
  look: (token: string): Promise<Named> => ask('POST', 'me/links/looked', { token }),
  take: (token: string): Promise<void> => ask('POST', 'me/links/taken', { token }),
  make: (set_up: SetUp): Promise<Created> => ask('POST', 'tables', set_up),
  tables: (): Promise<Sign[]> => ask('GET', 'tables'),
  table: (code: string): Promise<Sign> => ask('GET', `tables/${encodeURIComponent(code)}`),
  kept: (code: string): Promise<Kept> => ask('GET', `tables/${encodeURIComponent(code)}/kept`),
  keep: (code: string, keep: boolean): Promise<Kept> => ask(keep ? 'PUT' : 'DELETE', `tables/${encodeURIComponent(code)}/kept`),
};

/** With these codes one is not let in, however often one comes. */
const TURNED_AWAY = ['refused', 'unknown_table', 'foreign_page'];

/** Why one may not come to a table, which a browser does not tell of its sockets; nothing, where one may come again. */
export async function turnedAway(code: string, since: number): Promise<string | undefined> {
  const why = await ask('GET', `tables/${encodeURIComponent(code)}/live?since=${since}`).catch((why: unknown) => why);
  return why instanceof Refused && TURNED_AWAY.includes(why.code) ? why.message : undefined;
}

export function isNoServer(why: unknown): boolean {
  return why instanceof Refused && why.code === NO_SERVER;
}

/** The sentences of a refusal, one for each reason. */
export function sentences(why: unknown): string[] {
  const text = why instanceof Error ? why.message : String(why);
  return text.split('\n').filter((line) => line.trim() !== '');
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { 'Accept-Language': words.lang };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  const url = new URL(`api/${path}`, document.baseURI);
  const signal = AbortSignal.timeout(PATIENCE);
  const answer = await fetch(url, { method, headers, body: JSON.stringify(body), signal }).catch(() => undefined);
  if (answer?.status === 204) return undefined as T;
  const told = await spoken(answer);
  if (answer?.ok && told !== undefined) return told as T;
  const { code, why } = (told ?? {}) as { code?: string; why?: string };
  throw code && why ? new Refused(code, why) : new Refused(NO_SERVER, words.say('door-no-server'));
}

/** What a server of the house said; a web host that is none answers with pages. */
async function spoken(answer: Response | undefined): Promise<unknown> {
  if (!answer?.headers.get('content-type')?.includes('json')) return undefined;
  return answer.json().catch(() => undefined);
}
