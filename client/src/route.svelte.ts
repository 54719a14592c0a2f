/** Where one is: the part of the address after `#`. So the house can be served from any folder of any web host. */
import { closeSheets } from './frame/back';

export type Route =
  | { page: 'door' }
  /** An address that nothing belongs to. */
  | { page: 'nowhere' }
  | { page: 'new'; game: string }
  | { page: 'table'; code: string }
  /** The same table, on a screen that everybody sees. */
  | { page: 'screen'; code: string }
  | { page: 'here'; id: string }
  | { page: 'replay'; code: string }
  | { page: 'link'; token: string }
  | { page: 'lesson'; game: string };

export function read(hash: string): Route {
  const [page = '', what = ''] = hash.replace(/^#\/?/, '').split('/');
  const rest = decoded(what);
  if (!page) return { page: 'door' };
  // A record may also come from a file.
  if (rest === undefined || (!rest && page !== 'replay')) return { page: 'nowhere' };
  switch (page) {
    case 'new':
    case 'lesson':
      return { page, game: rest };
    case 't':
      return { page: 'table', code: rest };
    case 'here':
      return { page: 'here', id: rest };
    case 'screen':
    case 'replay':
      return { page, code: rest };
    case 'link':
      return { page: 'link', token: rest };
    default:
      return { page: 'nowhere' };
  }
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

class Router {
  now = $state<Route>(read(location.hash));

  constructor() {
    // One step after the other, however quickly they are taken: whatever is left and come back to begins anew.
    window.addEventListener('hashchange', ({ newURL }) => {
      this.now = read(new URL(newURL).hash);
      scrollTo(0, 0);
    });
  }
}

export const router = new Router();

export function go(path: string): void {
  location.hash = `#/${path}`;
}

/** Goes there from a place that is no more: the way back does not lead to it. */
export async function goInstead(path: string): Promise<void> {
  await closeSheets();
  location.replace(`#/${path}`);
}

/** The address somebody else opens to come to a table. */
export function linkTo(path: string): string {
  return new URL(`#/${path}`, document.baseURI).href;
}
