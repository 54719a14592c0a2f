/** A race over a line that is 300 ms slower: whoever reacts sooner has it, whoever is heard first (LB-9). */
import { createServer, connect, type AddressInfo, type Socket } from 'node:net';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { bar, guest, makeTable, setUp, sitDown } from './people';

/** How long every byte takes on the slow line, there and back by half each, in milliseconds. */
const SLOWER = 300;
/** Whoever is ahead by less, or by nearly all of it, may be so by chance. */
const OFF = 50;

/** The whole house behind a slow line, and its address there: pages, pings and all. */
async function slowLine(house: string): Promise<{ address: string; close: () => void }> {
  const { hostname, port } = new URL(house);
  const open = new Set<Socket>();
  const carry = (from: Socket, to: Socket): void => {
    open.add(from);
    from.on('data', (bytes) => setTimeout(() => to.writable && to.write(bytes), SLOWER / 2));
    from.on('close', () => setTimeout(() => to.destroy(), SLOWER / 2));
    from.on('error', () => to.destroy());
  };
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) socket.setNoDelay();
    carry(near, far);
    carry(far, near);
  });
  await new Promise<void>((ready) => server.listen(0, hostname, ready));
  const address = `http://${hostname}:${(server.address() as AddressInfo).port}/`;
  const close = (): void => {
    server.close();
    open.forEach((it) => it.destroy());
  };
  return { address, close };
}

/** Notes when messages come and go. */
async function noteLine(page: Page): Promise<void> {
  await page.evaluate(() => {
    const line = { came: [] as number[], answered: 0 };
    Object.assign(window, { line });
    const { send } = WebSocket.prototype;
    const heard = new WeakSet<WebSocket>();
    WebSocket.prototype.send = function (message) {
      if (!heard.has(this)) this.addEventListener('message', () => line.came.push(performance.now()));
      heard.add(this);
      if (String(message).includes('"act"')) line.answered = performance.now();
      send.call(this, message);
    };
  });
}

/** Lays the first card so long after the race is seen; returns how long it took from the message to the answer. */
function react(page: Page, after: number): Promise<number> {
  return page.evaluate(
    (after) =>
      new Promise<number>((resolve) => {
        const { line } = window as unknown as { line: { came: number[]; answered: number } };
        const lay = (came: number): void => {
          dispatchEvent(new KeyboardEvent('keydown', { key: '1', code: 'Digit1' }));
          resolve(line.answered - came);
        };
        const look = (): void => {
          const done = [...document.querySelectorAll('.felt button')].some((it) => it.textContent?.trim().startsWith('Done'));
          if (done) setTimeout(lay, after, line.came.at(-1));
          else requestAnimationFrame(look);
        };
        look();
      }),
    after,
  );
}

/** Hardly anything but clovers: whatever is thrown, everybody has it in their first slot. */
const DECK = {
  game: 'lucky-bastard',
  kind: [{ copies: 56, name: 'Clover' }],
  switch: { copies: 1, name: 'Switch' },
  peek: { copies: 1, name: 'Peek' },
};

interface Race {
  /** By their own clocks, in milliseconds. */
  took: { ann: number; bo: number };
  /** Whoever has laid a card, one after the other. */
  laid: string[];
}

/** Both lay a card, this long after they see that there is a race. Who has another card there lays it in vain. */
async function race(browser: Browser, slow: string, after: { ann: number; bo: number }): Promise<Race> {
  const [ann, bo] = [await guest(browser, 'Ann'), await guest(browser, 'Bo', {}, { baseURL: slow })];
  const code = await makeTable(ann, setUp('lucky-bastard', 2, { deck: DECK }));
  for (const [seat, page] of [ann, bo].entries()) {
    await noteLine(page);
    await sitDown(page, code, seat);
  }
  const choose = (page: Page, name: RegExp) => bar(page).getByRole('button', { name }).click();
  await ann.getByRole('button', { name: 'Begin' }).click();
  for (const page of [ann, bo]) await choose(page, /Look at slots 1 and 2/);
  await choose(ann, /Draw a card/);
  const both = Promise.all([react(ann, after.ann), react(bo, after.bo)]);
  await choose(ann, /Throw/);
  const [annTook, boTook] = await both;
  const lines = ann.getByRole('log').getByText(/discards? “Clover” from slot 1/);
  await lines.nth(1).waitFor({ timeout: 4000 }).catch(() => undefined);
  const laid = (await lines.allTextContents()).map((it) => (it.trim().startsWith('Bo') ? 'Bo' : 'Ann'));
  await Promise.all([ann, bo].map((page) => page.context().close()));
  return { took: { ann: annTook, bo: boTook }, laid };
}

for (const [after, laid] of [
  [{ ann: 250, bo: 100 }, ['Bo', 'Ann']],
  [{ ann: 100, bo: 250 }, ['Ann', 'Bo']],
] as const) {
  test(`in a race over a line of ${SLOWER} ms, ${laid[0]} is quicker, and has it`, async ({ browser, baseURL }) => {
    const slow = await slowLine(baseURL ?? '');
    const isMeant = ({ took, laid }: Race): boolean => {
      const ahead = Math.abs(took.ann - took.bo);
      return laid.length === 2 && ahead > OFF && ahead < SLOWER - OFF;
    };
    let seen = await race(browser, slow.address, after);
    // Somebody had no clover, or the machine was busy with something else: that was no race.
    for (let tries = 0; tries < 5 && !isMeant(seen); tries++) seen = await race(browser, slow.address, after);
    console.log(`Ann takes ${seen.took.ann.toFixed()} ms, Bo ${seen.took.bo.toFixed()} ms on a line of ${SLOWER} ms: ${seen.laid.join(', then ')}`);
    expect(isMeant(seen)).toBe(true);
    expect(seen.laid).toEqual(laid);
    slow.close();
  });
}
