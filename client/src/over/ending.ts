/** How a game ended: its record, who has won, and the story of it. */
import { find, findHere, type Found } from '../replay/record';
import { readRecord, tellSteps, type About, type Look } from '../replay/replay.svelte';
import { rememberSitters, type Sitters } from '../replay/sitters';
import type { TableState } from '../table/table.svelte';
import { story } from './story';

export interface Ending {
  found: Found;
  about: About;
  story: string[];
}

const sitters = (table: TableState): Sitters =>
  table.chairs.map(({ sitter }) => (sitter.type === 'person' ? sitter.name : null));

export async function ending(table: TableState): Promise<Ending> {
  const { place } = table;
  if (place.kind === 'server') rememberSitters(place.code, sitters(table));
  const found = await (place.kind === 'here' ? findHere(place.id) : find(place.code));
  const about = await readRecord(found.text);
  const look: Look = table.lookingAs === null ? 'all' : { seat: table.lookingAs };
  return { found, about, story: story(await tellSteps(about, found, look)) };
}
