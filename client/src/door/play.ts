/** A table on this device, at once. */
import type { GameInfo } from '../games/games';
import { pocket } from '../line/pocket';
import { go } from '../route.svelte';
import { settings } from '../settings/settings.svelte';
import type { SetUp } from '../wire';
import { t } from '../words/words.svelte';

/** How well the house plays where nobody says otherwise: as a decent beginner. */
export const USUAL_LEVEL = 3;

export function usualSetUp(game: string, seats: number): SetUp {
  return { game, seats, options: {}, pace: { type: 'relaxed' }, race: 'live', open: false, watched: true, house: [] };
}

export async function playNow(game: GameInfo): Promise<void> {
  const house = Array.from({ length: game.usual - 1 }, (_, at) => ({ seat: at + 1, level: USUAL_LEVEL }));
  const name = settings.now.name || t('door-you');
  const id = await pocket.open({ ...usualSetUp(game.id, game.usual), house }, [{ seat: 0, name }]);
  go(`here/${id}`);
}
