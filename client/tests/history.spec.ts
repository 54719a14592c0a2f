/** More has happened than one message tells. */
import { expect, test } from '@playwright/test';
import { bar, guest, makeTable, setUp, sitDown } from './people';

/** More things than one page has. */
const THINGS = 260;

test('a log that is longer than a page is whole again after a reload', async ({ browser }) => {
  const ann = await guest(browser, 'Ann');
  const house = [1, 2].map((seat) => ({ seat, level: 1 }));
  const code = await makeTable(ann, setUp('lucktails', 3, { house }));
  await sitDown(ann, code, 0);
  await ann.getByRole('button', { name: 'Begin' }).click();
  await expect(bar(ann)).toBeVisible();
  const lines = ann.getByRole('log').getByRole('listitem');
  await ann.evaluate(
    ([code, things]) =>
      new Promise<void>((done) => {
        const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${code}/live`);
        let next = 0;
        // No more than a device may say.
        const mute = (): void => {
          next += 1;
          socket.send(JSON.stringify({ id: next, ask: { type: 'mute', seat: 1, muted: next % 2 === 1 } }));
          if (next === things) done();
          else setTimeout(mute, 55);
        };
        socket.onopen = mute;
      }),
    [code, THINGS] as const,
  );
  await expect.poll(() => lines.count()).toBeGreaterThanOrEqual(THINGS);
  const before = await lines.allTextContents();
  let asked = 0;
  ann.on('websocket', (socket) => socket.on('framesent', ({ payload }) => (asked += String(payload).includes('"history"') ? 1 : 0)));
  await ann.reload();
  await expect(bar(ann)).toBeVisible();
  await expect.poll(() => lines.allTextContents()).toEqual(before);
  expect(asked).toBeGreaterThan(0);
});
