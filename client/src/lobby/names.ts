/** Names of people at one table: nobody should be taken for somebody else. */
import type { TableState } from '../table/table.svelte';
import { t } from '../words/words.svelte';

/** Why nobody can sit down at this seat by this name; nothing, if they can. */
export function nameTrouble(table: TableState, seat: number, name: string): string {
  const wanted = folded(name);
  if (!wanted) return t('lobby-name-none');
  const taken = table.chairs.some((chair) => chair.seat !== seat && chair.sitter.type === 'person' && folded(chair.sitter.name) === wanted);
  return taken ? t('lobby-name-taken', { name: name.trim() }) : '';
}

/** Names that look the same are the same: what is not seen, such as what joins two pictures, does not count. */
function folded(name: string): string {
  const seen = name.normalize('NFKC').replace(/\p{Default_Ignorable_Code_Point}/gu, '');
  return seen.trim().toLocaleLowerCase();
}
