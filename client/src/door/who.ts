/** Who this device is at a table of the server: nobody, until it has said a name. */
import { getContext, setContext } from 'svelte';

export interface Who {
  readonly known: boolean;
  /** Asks for a name; then the table is opened anew. */
  ask(): void;
}

const KEY = Symbol('who');

export const tellWho = (who: Who): Who => setContext(KEY, who);
/** At a table on this device nobody asks. */
export const whoHere = (): Who | undefined => getContext(KEY);
