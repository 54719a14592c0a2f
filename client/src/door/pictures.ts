/** The picture of each game, where it has one. */
import type { Component } from 'svelte';

const files = import.meta.glob<{ default: Component }>('../games/*/Picture.svelte');

export async function pictureOf(game: string): Promise<Component | undefined> {
  return (await files[`../games/${game}/Picture.svelte`]?.())?.default;
}
