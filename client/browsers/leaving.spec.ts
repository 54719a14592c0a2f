/** Somebody leaves while the page still loads: a browser that breaks off what is on its way must not take them back. */
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { expect } from '@playwright/test';
import { test } from './people';

const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' };
/** So often the page asks for this after it set out: what it does about a part that is missing, it has done by then. */
const TICK = 'tick';
const TICKS = 20;

/** The page on a host that never sends the part of the tables, and sends the next page only when the old one had time to come back. */
class Host {
  /** Whether the page waits for that part. */
  asked = false;
  #ticks = 0;
  #next: ServerResponse | undefined;
  #server = createServer((asked, answer) => this.#answer(asked, answer));

  async open(): Promise<string> {
    await new Promise<void>((listening) => this.#server.listen(0, '127.0.0.1', listening));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/`;
  }

  close(): Promise<unknown> {
    return new Promise((closed) => this.#server.close(closed).closeAllConnections());
  }

  #answer(asked: IncomingMessage, answer: ServerResponse): void {
    const path = new URL(asked.url ?? '', 'http://host').pathname.slice(1) || 'index.html';
    const file = `dist/${path}`;
    if (/^assets\/table-.*\.js$/.test(path)) this.asked = true;
    else if (path === 'next') this.#next = answer;
    else if (path === TICK) this.#tick(answer);
    else if (!existsSync(file)) answer.writeHead(404).end();
    else answer.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' }).end(readFileSync(file));
  }

  #tick(answer: ServerResponse): void {
    answer.writeHead(200).end();
    if (this.#next && ++this.#ticks === TICKS) this.#next.writeHead(200, { 'content-type': 'text/html' }).end('<title>Elsewhere</title>');
  }
}

test('somebody who leaves while the page still loads gets where they want to go', async ({ engine, kind }) => {
  test.skip(kind === 'webkit', 'once it has set out, WebKit sends nothing more for the old page');
  const host = new Host();
  const ann = await engine.device();
  const address = await host.open();
  await ann.open(address);
  await expect.poll(() => host.asked).toBe(true);
  await ann.run(async (tick) => {
    setTimeout(async () => {
      location.href = 'next';
      for (;;) await fetch(tick, { cache: 'no-store' }).catch(() => undefined);
    });
  }, TICK);
  await expect.poll(() => ann.run(() => document.title).catch(() => '')).toBe('Elsewhere');
  await ann.close();
  await host.close();
});
