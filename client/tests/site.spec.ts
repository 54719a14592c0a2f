/** What `cargo xtask site` leaves is served as plain files, in any folder of any web host: the device's own tables need nothing else. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { bar, openHere, playOut, settle, alone } from './people';

test.use({ serviceWorkers: 'allow' });

const FOLDER = '/games/luckhouse/';
const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.png': 'image/png' };

/** What is not there is told in the host's own way. */
async function host(missing: { status: number; page: string }): Promise<{ server: Server; address: string }> {
  const server = createServer((asked, answer) => {
    const path = new URL(asked.url ?? '', 'http://host').pathname;
    const file = join('dist', path.endsWith('/') ? `${path.slice(FOLDER.length)}index.html` : path.slice(FOLDER.length));
    if (!path.startsWith(FOLDER) || !existsSync(file) || statSync(file).isDirectory()) {
      answer.writeHead(missing.status, { 'content-type': 'text/html' }).end(missing.page);
    } else {
      answer.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' }).end(readFileSync(file));
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return { server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}${FOLDER}` };
}

const page404 = { status: 404, page: '<h1>Not here</h1>' };
const always = { status: 200, page: '<h1>Welcome</h1>' };

for (const [kind, missing] of [
  ['that says what is missing', page404],
  ['that has a page for everything', always],
] as const) {
  test(`a web host ${kind}: one plays at once, after a reload and without the host, and is told what needs a server`, async ({ page, context }) => {
    const { server, address } = await host(missing);
    const troubles: string[] = [];
    page.on('pageerror', (why) => troubles.push(why.message));
    await settle(page);
    await page.goto(address);
    await page.getByRole('button', { name: /^Play now: Lucktails/ }).click();
    await expect(bar(page)).toBeVisible();
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await page.reload();
    await expect(bar(page)).toBeVisible();
    await playOut([page]);
    await page.getByRole('link', { name: 'Watch the replay' }).click();
    await expect(page.getByRole('slider', { name: 'Step' })).toBeVisible();

    await page.goto(`${address}#/new/lucktails`);
    await expect(page.getByRole('radio', { name: /With others it needs a server, and none answers here/ })).toBeDisabled();
    await page.goto(`${address}#/t/ABCDE`);
    await expect(page.getByRole('alert')).toContainText('No server');

    await new Promise((closed) => server.close(closed).closeAllConnections());
    await page.goto(address);
    await openHere(page, alone('lucky-duck', 2), ['Ann']);
    await playOut([page]);
    expect(troubles).toEqual([]);
    await context.close();
  });
}
