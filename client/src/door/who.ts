/** Who this device is at a table of the server: nobody, until it has said a name. */
import { getContext, setContext } from 'svelte';
import { api } from '../line/api';
import { settings } from '../settings/settings.svelte';
import { t } from '../words/words.svelte';

export interface Who {
  readonly known: boolean;
  /** Asks for a name; then the table is opened anew. */
  ask(): void;
}

const KEY = Symbol('who');

export const tellWho = (who: Who): Who => setContext(KEY, who);
/** At a table on this device nobody asks. */
export const whoHere = (): Who | undefined => getContext(KEY);

/** A browser without it can come to no table of a server. */
export const hasLines = typeof WebSocket !== 'undefined';

/** Says who one is, and sees to it that the server knows it from now on. */
export async function introduce(name: string): Promise<string> {
  const { name: called } = await api.introduce(name);
  if (!(await api.me())) throw new Error(t('door-no-cookie'));
  settings.change({ name: called });
  return called;
}
