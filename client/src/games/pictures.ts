/** The picture of each game: the door shows all of them, so they come together. */
import type { Component } from 'svelte';
import type { GameInfo } from './games';
import GetLucky from './get-lucky/Picture.svelte';
import Lucktails from './lucktails/Picture.svelte';
import LuckyBastard from './lucky-bastard/Picture.svelte';
import LuckyDuck from './lucky-duck/Picture.svelte';

export const PICTURES: Record<GameInfo['id'], Component> = {
  lucktails: Lucktails,
  'get-lucky': GetLucky,
  'lucky-bastard': LuckyBastard,
  'lucky-duck': LuckyDuck,
};
