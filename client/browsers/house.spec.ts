/** The house in every browser: its door, every game, and what may go wrong on the way. */
import { expect } from '@playwright/test';
import { alone, GAMES, setUp } from '../tests/people';
import type { SetUp } from '../src/wire';
import type { Device } from './device';
import { House } from './house';
import { choices, comeTo, playOut, press, sees, test } from './people';
import { wall } from './wall';

const THEMES = ['light', 'dark', 'contrast'] as const;

async function openHere(device: Device, set_up: SetUp): Promise<void> {
  await device.run(async (set_up) => {
    const { luckhouse } = window as unknown as { luckhouse: { open(...args: unknown[]): Promise<string> } };
    location.hash = `#/here/${await luckhouse.open(set_up, [{ seat: 0, name: 'Ann' }])}`;
  }, set_up);
}

/** The page is kept for later. */
const kept = (device: Device): Promise<boolean> => device.run(async () => (await navigator.serviceWorker.ready).active !== null);

for (const theme of THEMES) {
  test(`the door, ${theme}: its four games, and its wall of boards`, async ({ device, house }) => {
    const ann = await device();
    await comeTo(ann, house.address, { theme });
    await expect.poll(() => ann.run(() => document.documentElement.dataset.theme)).toBe(theme);
    await expect.poll(() => ann.run(() => document.querySelectorAll('article svg').length)).toBeGreaterThanOrEqual(GAMES.length);
    const { rows, ground, between } = await wall(ann);
    // 84 pixels of wall: three boards, and below each of them one line.
    expect({ rows, ground, between }).toEqual({ rows: 84, ground: 81, between: 3 });
  });
}

for (const game of GAMES) {
  test(`${game} is played to its end`, async ({ device, house }) => {
    const ann = await device();
    await comeTo(ann, house.address);
    await openHere(ann, alone(game, game === 'lucktails' ? 3 : 2));
    await playOut([ann]);
    await sees(ann, 'Play again');
  });
}

test('a reload in the middle of a game shows the same table', async ({ device, house }) => {
  const ann = await device();
  await comeTo(ann, house.address);
  await press(ann, 'Play now: Lucktails');
  const before = await choices(ann);
  await ann.reload();
  expect(await choices(ann)).toEqual(before);
});

test('without the server the door opens, and a game is played to its end', async ({ device }) => {
  const house = await House.open();
  const ann = await device();
  await comeTo(ann, house.address);
  expect(await kept(ann)).toBe(true);
  await house.close();
  await ann.reload();
  await press(ann, 'Play now: Lucky Duck');
  await playOut([ann]);
  await sees(ann, 'Play again');
});

test('two people play at a table of the server', async ({ device, house }) => {
  const [ann, bo] = [await device(), await device()];
  await comeTo(ann, house.address, { name: 'Ann' });
  const send = async (path: string, body: unknown): Promise<{ code: string }> => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return (await answer.json()) as { code: string };
  };
  await ann.run(send, 'me', { name: 'Ann' });
  const { code } = await ann.run(send, 'tables', setUp('lucky-duck', 2));
  await ann.open(`${house.address}#/t/${code}`);
  await press(ann, 'Sit down');
  await sees(ann, 'Ann (you)');
  await comeTo(bo, house.address, { name: 'Bo' });
  await expect.poll(() => bo.click(() => document.querySelector('#code') ?? undefined)).toBe(true);
  await bo.type(code);
  await press(bo, 'Come in');
  await press(bo, 'Sit down');
  await press(ann, 'Begin');
  await playOut([ann, bo]);
  for (const device of [ann, bo]) await sees(device, 'The game is over.');
});

test('where site data is blocked one plays all the same, and is told that nothing is kept', async ({ device, house, kind }) => {
  test.skip(kind === 'webkit', 'MiniBrowser has no such setting');
  const ann = await device(true);
  await ann.open(house.address);
  await sees(ann, 'this browser keeps nothing for this page');
  await press(ann, 'Play now: Lucktails');
  await sees(ann, 'lasts until you close or reload the page');
  expect((await choices(ann)).length).toBeGreaterThan(0);
});
