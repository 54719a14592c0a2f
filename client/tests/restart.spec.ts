/** A server that goes and comes back: whoever sits at its tables plays on. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { bar, makeTable, playOut, setUp, settle, words } from './people';

const PROGRAM = process.env.LUCKHOUSE_PROGRAM ?? '../target/debug/luckhouse';
const ADDRESS = '127.0.0.1:7423';

async function serve(database: string): Promise<ChildProcess> {
  const server = spawn(PROGRAM, ['serve', '--listen', ADDRESS, '--database', database, '--house', '0'], { stdio: 'ignore' });
  await expect.poll(() => fetch(`http://${ADDRESS}/readyz`).then((it) => it.status, () => 0)).toBe(200);
  return server;
}

test('a game goes on when the server is killed and starts again', async ({ browser }) => {
  const database = `sqlite:${join(mkdtempSync(join(tmpdir(), 'luckhouse-')), 'house.db')}?mode=rwc`;
  let server = await serve(database);
  const context = await browser.newContext({ baseURL: `http://${ADDRESS}/` });
  await settle(context, { name: 'Ann' });
  const page = await context.newPage();
  await page.goto('./');
  expect((await page.request.post('api/me', { data: { name: 'Ann' } })).ok()).toBe(true);
  const code = await makeTable(page, setUp('lucktails', 3, { house: [1, 2].map((seat) => ({ seat, level: 4 })) }));
  await page.goto(`./#/t/${code}`);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(bar(page)).toBeVisible();
  await expect(page.locator('.felt > *').first()).toBeVisible();
  const offered = await words(page);
  server.kill('SIGKILL');
  await expect(page.getByRole('alert').filter({ hasText: 'The line is cut' })).toBeVisible();
  server = await serve(database);
  await expect(page.getByRole('alert').filter({ hasText: 'The line is cut' })).toHaveCount(0);
  expect(await words(page)).toEqual(offered);
  await playOut([page]);
  server.kill();
});
