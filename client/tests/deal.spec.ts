/** A server that would like to choose the cards: it gets nothing new by asking again, and is named. */
import { expect, test, type Page, type WebSocketRoute } from '@playwright/test';
import { guest, makeTable, playOut, setUp } from './people';

interface Sit {
  type: 'sit';
  seat: number;
  share: string;
}

interface Liar {
  /** All that was sent to sit down. */
  sits: Sit[];
  /** How often the page has come to the table. */
  connections: number;
  /** What becomes of the connection when somebody sits down. */
  answer: 'cut' | 'pass' | 'other_share';
  /** What every message of the server becomes. */
  says: (message: string) => string;
}

/** Stands between the page and the server, and lies. */
async function lie(page: Page): Promise<Liar> {
  const liar: Liar = { sits: [], connections: 0, answer: 'cut', says: (message) => message };
  await page.routeWebSocket(/\/live/, (socket: WebSocketRoute) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      socket.send(liar.says(String(message)));
      if (String(message).includes('"type":"standing"')) liar.connections += 1;
    });
    socket.onMessage((message) => {
      const { id, ask } = JSON.parse(String(message)) as { id: number; ask: Sit };
      if (ask.type !== 'sit') {
        server.send(message);
        return;
      }
      liar.sits.push(ask);
      if (liar.answer === 'pass') server.send(message);
      else if (liar.answer === 'cut') void socket.close({ code: 1011 });
      else socket.send(JSON.stringify({ type: 'answered', id, answer: { type: 'refused', code: 'other_share', why: 'Another one counts.' } }));
    });
  });
  return liar;
}

const sitAt = (page: Page) => page.getByRole('button', { name: 'Sit down, Seat 1' });
const named = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });
const SECOND = 'This server asks for a second share for your seat';
const OTHER = 'This server shows another commitment for this table';

/** Sits down, and is back at the table after the connection was cut. */
async function sitAndComeBack(page: Page, liar: Liar): Promise<void> {
  const [sits, connections] = [liar.sits.length, liar.connections];
  await sitAt(page).click();
  await expect.poll(() => liar.sits.length).toBe(sits + 1);
  await expect.poll(() => liar.connections).toBeGreaterThan(connections);
  await expect(named(page, 'The line is cut')).toHaveCount(0);
}

/** What this device has stored of a table. */
const stored = (page: Page, code: string) =>
  page.evaluate((code) => {
    const notes = JSON.parse(localStorage.getItem('luckhouse.notes') ?? '[]') as { code: string; commitment: string; shares: Record<string, string>; held?: number[] }[];
    return notes.find((note) => note.code === code);
  }, code);

const house = setUp('lucky-duck', 2, { house: [{ seat: 1, level: 4 }] });

async function check(page: Page, code: string): Promise<void> {
  await page.goto(`./#/replay/${code}`);
  await page.getByRole('button', { name: 'What was checked' }).click();
}

test('a server that cuts the connection, or makes the page load again, gets the same share', async ({ browser }) => {
  const ann = await guest(browser, 'Ann');
  const liar = await lie(ann);
  const code = await makeTable(ann, house);
  await ann.goto(`./#/t/${code}`);
  for (let times = 0; times < 3; times++) await sitAndComeBack(ann, liar);
  await ann.reload();
  await sitAndComeBack(ann, liar);
  const share = (await stored(ann, code))?.shares[0] ?? '';
  expect(share).toMatch(/^[0-9a-f]{32}$/);
  expect(liar.sits.map((sit) => sit.share)).toEqual([share, share, share, share]);
  // Standing up and sitting down again adds nothing either.
  liar.answer = 'pass';
  await sitAt(ann).click();
  await ann.getByRole('button', { name: 'Get up, Seat 1' }).click();
  await sitAt(ann).click();
  await expect(ann.getByText('(you)')).toHaveCount(1);
  expect(new Set(liar.sits.map((sit) => sit.share)).size).toBe(1);
  await expect(ann.getByRole('alert').filter({ hasText: 'Do not trust' })).toHaveCount(0);
});

test('a share is stored before it is sent', async ({ browser }) => {
  const ann = await guest(browser, 'Ann');
  await ann.addInitScript(() => {
    const send = WebSocket.prototype.send;
    const seen = window as unknown as { storedFirst: boolean[] };
    seen.storedFirst = [];
    WebSocket.prototype.send = function (data) {
      const { ask } = JSON.parse(data as string) as { ask: { type: string; share?: string } };
      if (ask.type === 'sit') seen.storedFirst.push(localStorage.getItem('luckhouse.notes')?.includes(`"${ask.share}"`) ?? false);
      send.call(this, data);
    };
  });
  const code = await makeTable(ann, house);
  await ann.goto(`./#/t/${code}`);
  await ann.reload();
  await sitAt(ann).click();
  await expect(ann.getByText('(you)')).toHaveCount(1);
  expect(await ann.evaluate(() => (window as unknown as { storedFirst: boolean[] }).storedFirst)).toEqual([true]);
});

test('a server that shows another commitment is named until the end and in the check, which goes by the first', async ({ browser }) => {
  const ann = await guest(browser, 'Ann');
  const liar = await lie(ann);
  const code = await makeTable(ann, house);
  // The first is a lie, so that what the record says is another one.
  const other = 'ab'.repeat(32);
  liar.says = (message) => message.replace(/"commitment":"[0-9a-f]{64}"/, `"commitment":"${other}"`);
  await ann.goto(`./#/t/${code}`);
  await expect.poll(async () => (await stored(ann, code))?.commitment).toBe(other);
  await expect(sitAt(ann)).toBeVisible();
  liar.says = (message) => message;
  await sitAndComeBack(ann, liar);
  liar.answer = 'pass';
  await expect(named(ann, OTHER)).toBeVisible();
  await sitAt(ann).click();
  await ann.getByRole('button', { name: 'Begin' }).click();
  await expect(ann.locator('.felt')).toBeVisible();
  await expect(named(ann, OTHER)).toBeVisible();
  await playOut([ann]);
  await expect(named(ann, OTHER)).toBeVisible();
  expect(new Set(liar.sits.map((sit) => sit.share)).size).toBe(1);
  await check(ann, code);
  await expect(ann.getByText(OTHER)).toBeVisible();
  await expect(ann.getByText('This device noted another commitment before the game.')).toBeVisible();
  await expect(ann.getByText('What this proves to those who noted it')).toHaveCount(0);
});

test('a server that does not take the share is named, also after a reload', async ({ browser }) => {
  const ann = await guest(browser, 'Ann');
  const liar = await lie(ann);
  const code = await makeTable(ann, house);
  liar.answer = 'other_share';
  await ann.goto(`./#/t/${code}`);
  await sitAt(ann).click();
  await expect(named(ann, SECOND)).toBeVisible();
  await ann.reload();
  await expect(named(ann, SECOND)).toBeVisible();
});

const NOT_SEATED = 'This server does not seat you where your device sent its share';

test('nothing is sent for a seat that only the server calls kept', async ({ browser }) => {
  const ann = await guest(browser, 'Ann');
  const liar = await lie(ann);
  liar.answer = 'pass';
  const code = await makeTable(ann, setUp('lucky-duck', 2));
  const kept = (seat: number) => ({ seat, sitter: { type: 'person', name: 'Ann', away: true } });
  liar.says = (message) => {
    const told = JSON.parse(message) as { type: string; stage: string };
    const lies = { yours: [0, 1], chairs: [kept(0), kept(1)] };
    return JSON.stringify(told.type === 'standing' && told.stage === 'gathering' ? { ...told, ...lies } : told);
  };
  await ann.goto(`./#/t/${code}`);
  await expect(ann.getByText('Kept for Ann')).toHaveCount(2);
  // Longer than sitting down takes.
  await ann.waitForTimeout(500);
  expect(liar.sits).toEqual([]);
  expect((await stored(ann, code))?.shares).toEqual({});
  await sitAt(ann).click();
  await expect.poll(() => liar.sits.map(({ seat }) => seat)).toEqual([0]);
  // After a reload this device is known to have sat there, and sends the same share.
  await ann.reload();
  await expect.poll(() => liar.sits.length).toBe(2);
  expect(liar.sits[1]).toEqual(liar.sits[0]);
});

for (const [when, seats] of [
  ['at first', [[], [0]]],
  ['at all', [[], []]],
] as [string, number[][]][]) {
  test(`a server that does not seat who sent a share ${when} is named, and the share is looked for all the same`, async ({ browser }) => {
    const ann = await guest(browser, 'Ann');
    const liar = await lie(ann);
    liar.answer = 'pass';
    const code = await makeTable(ann, house);
    let comes = -1;
    liar.says = (message) => {
      const told = JSON.parse(message) as { type: string; stage: string };
      if (told.type !== 'standing' || told.stage === 'gathering') return message;
      comes += 1;
      return JSON.stringify({ ...told, yours: seats[Math.min(comes, 1)], ...(comes > 0 ? {} : { looking_as: null, legal: [] }) });
    };
    await ann.goto(`./#/t/${code}`);
    await sitAt(ann).click();
    await expect(ann.getByText('(you)')).toHaveCount(1);
    // The game begins while this device is away, and is played by the same person with another one.
    const away = await guest(browser, 'Ann');
    await away.context().addCookies(await ann.context().cookies());
    await ann.goto('about:blank');
    await away.goto(`./#/t/${code}`);
    await away.getByRole('button', { name: 'Begin' }).click();
    await expect(away.locator('.felt')).toBeVisible();
    await ann.goto(`./#/t/${code}`);
    await expect(named(ann, NOT_SEATED)).toBeVisible();
    await ann.goto('about:blank');
    await ann.goto(`./#/t/${code}`);
    await expect(named(ann, NOT_SEATED)).toBeVisible();
    await playOut([away]);
    await check(ann, code);
    await expect(ann.getByText(NOT_SEATED)).toBeVisible();
    await expect(ann.getByText('What your device added to the deal is in it.')).toBeVisible();
    await expect(ann.getByText('What this proves to those who noted it')).toHaveCount(0);
    // And where the record has another share.
    await ann.evaluate(() => {
      const key = 'luckhouse.notes';
      localStorage.setItem(key, (localStorage.getItem(key) ?? '').replace(/"shares":{"0":"[0-9a-f]+"}/, '"shares":{"0":"first"}'));
    });
    await ann.reload();
    await check(ann, code);
    await expect(ann.getByText('What your device added to the deal is not in the record.')).toBeVisible();
  });
}

test('a seat that was refused, left or lost before the game is no reason to doubt', async ({ browser }) => {
  const [ann, bo] = [await guest(browser, 'Ann'), await guest(browser, 'Bo')];
  const liar = await lie(bo);
  liar.answer = 'pass';
  const code = await makeTable(ann, setUp('lucky-duck', 3));
  for (const page of [ann, bo]) await page.goto(`./#/t/${code}`);
  const sit = (page: Page, seat: number) => page.getByRole('button', { name: `Sit down, Seat ${seat}` });
  const you = (page: Page) => page.getByText('(you)');
  // Taken, in the same moment.
  const told = (message: string) => message.includes('"happened"') ? '{"type":"nothing"}' : message;
  liar.says = told;
  await sit(ann, 1).click();
  await expect(you(ann)).toHaveCount(1);
  await sit(bo, 1).click();
  await expect(bo.getByRole('alert').filter({ hasText: 'Somebody has this seat already' })).toBeVisible();
  liar.says = (message) => message;
  await bo.reload();
  // Left.
  await sit(bo, 2).click();
  await bo.getByRole('button', { name: 'Get up, Seat 2' }).click();
  await sit(bo, 3).click();
  await expect(you(bo)).toHaveCount(1);
  await ann.getByRole('button', { name: 'Begin' }).click();
  await playOut([ann, bo]);
  expect(new Set(liar.sits.map(({ seat }) => seat)).size).toBe(3);
  for (const page of [ann, bo]) {
    await check(page, code);
    await expect(page.getByText('What your device added to the deal is in it.')).toBeVisible();
    await expect(page.getByText('What this proves to those who noted it')).toBeVisible();
  }
});

test('who was removed while away finds the game without them, and no reason to doubt', async ({ browser }) => {
  const [ann, bo] = [await guest(browser, 'Ann'), await guest(browser, 'Bo')];
  const code = await makeTable(ann, setUp('lucky-duck', 2));
  for (const page of [ann, bo]) {
    await page.goto(`./#/t/${code}`);
    await page.getByRole('button', { name: 'Sit down' }).first().click();
    await expect(page.getByText('(you)')).toHaveCount(1);
  }
  await bo.goto('about:blank');
  await ann.getByRole('button', { name: 'Remove, Seat 2' }).click();
  await expect(ann.getByText('Free', { exact: true })).toBeVisible();
  await ann.getByRole('button', { name: 'Begin' }).click();
  await expect(ann.locator('.felt')).toBeVisible();
  await bo.goto(`./#/t/${code}`);
  await expect(bo.locator('.felt')).toBeVisible();
  await expect.poll(async () => (await stored(bo, code))?.held).toEqual([]);
  await expect(named(bo, 'Do not trust')).toHaveCount(0);
});

test('the check goes by the first share, and by the seats of the house', async ({ browser }) => {
  const ann = await guest(browser, 'Ann');
  const code = await makeTable(ann, house);
  await ann.goto(`./#/t/${code}`);
  await sitAt(ann).click();
  await ann.getByRole('button', { name: 'Begin' }).click();
  await playOut([ann]);
  await check(ann, code);
  await expect(ann.getByText('What your device added to the deal is in it.')).toBeVisible();
  await expect(ann.getByText('What this proves to those who noted it')).toBeVisible();
  const change = (how: 'share' | 'house') =>
    ann.evaluate((how) => {
      const notes = JSON.parse(localStorage.getItem('luckhouse.notes') ?? '[]') as { shares: Record<string, string>; held: number[]; begun: { own: number[]; house: number[] } }[];
      for (const note of notes) {
        if (how === 'share') note.shares[0] = 'first';
        else [note.held, note.begun] = [[], { own: [], house: [0] }];
      }
      localStorage.setItem('luckhouse.notes', JSON.stringify(notes));
    }, how);
  await change('share');
  await ann.reload();
  await check(ann, code);
  await expect(ann.getByText('What your device added to the deal is not in the record.')).toBeVisible();
  // A share where the house was shown to sit could be one that the server has chosen.
  await change('house');
  await ann.reload();
  await check(ann, code);
  await expect(ann.getByText('The record has a share for seat 1, where the house sat')).toBeVisible();
});

test('a browser that stores nothing keeps the share for the page, and says so', async ({ browser }) => {
  const ann = await guest(browser, 'Ann');
  const liar = await lie(ann);
  const code = await makeTable(ann, house);
  await ann.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
  });
  await ann.goto(`./#/t/${code}`);
  await ann.reload();
  for (let times = 0; times < 2; times++) await sitAndComeBack(ann, liar);
  liar.answer = 'pass';
  await sitAt(ann).click();
  await expect(ann.getByText('(you)')).toHaveCount(1);
  expect(new Set(liar.sits.map((sit) => sit.share)).size).toBe(1);
  await ann.getByText('A deal nobody can doubt').click();
  await expect(ann.getByText('after a reload, the deal of this table can no longer be checked')).toBeVisible();
});
