/** A phone on its side, which has no height to spare: choices, clocks and seats stand beside the board. */
import { expect, test, type Page } from '@playwright/test';
import { PHONE } from './fine';
import { GAMES, LANGS, MOST, alone, bar, drawn, guest, lies, makeTable, offerASeat, openHere, setUp, settle, type Device } from './people';
import { SCRIPTS } from './scripts';

const SIDE = { width: PHONE.height, height: PHONE.width };

/** A desk on which everything is shown twice as large. */
const TWICE = { width: 640, height: 400 };

/** How far the last of what can be pointed at lies beyond the edges of the board. */
const askedBeyond = (page: Page): Promise<number> =>
  page.locator('.felt').evaluate((felt) => {
    const asked = [...felt.querySelectorAll('[aria-pressed]')].at(-1)?.getBoundingClientRect();
    const board = felt.getBoundingClientRect();
    return asked ? Math.round(Math.max(0, board.top - asked.top, asked.bottom - board.bottom)) : -1;
  });

/** By how much something is larger than its place. */
const cut = (page: Page, place: string): Promise<number> =>
  page.locator(place).evaluate((it) => Math.max(it.scrollWidth - it.clientWidth, it.scrollHeight - it.clientHeight));

async function sitOnItsSide(page: Page, game: (typeof GAMES)[number], device: Device): Promise<void> {
  await page.setViewportSize(SIDE);
  await settle(page, device);
  await page.goto('./');
  await openHere(page, alone(game, 3), ['Annegret'], SCRIPTS[game]);
  await expect(bar(page)).toBeVisible();
}

for (const game of GAMES) {
  test(`${game}: the board has the height, and choices stand beside it`, async ({ page }) => {
    await sitOnItsSide(page, game, { lang: 'de' });
    const [felt, choices] = [await lies(page, '.felt'), await lies(page, '.choices')];
    expect(felt.height).toBeGreaterThan(SIDE.height * 0.7);
    expect(choices.left).toBeGreaterThanOrEqual(felt.right);
    expect(choices.bottom).toBeLessThanOrEqual(SIDE.height);
    const wider = await bar(page).evaluate((it) => [...it.querySelectorAll('button')].filter((button) => button.scrollWidth > button.clientWidth).length);
    expect(wider).toBe(0);
    // Only the board scrolls.
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
  });

  test(`${game}: for the left hand choices stand on the left`, async ({ page }) => {
    await sitOnItsSide(page, game, { lang: 'fr', lefty: true });
    const [felt, choices] = [await lies(page, '.felt'), await lies(page, '.choices')];
    expect(choices.right).toBeLessThanOrEqual(felt.left);
    expect(felt.right).toBe(SIDE.width);
    // What is read is read from the left all the same.
    expect(await bar(page).evaluate((it) => getComputedStyle(it).direction)).toBe('ltr');
  });

  test(`${game}: what is asked is still seen when the phone is turned, or the page twice as large`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await settle(page, { lang: 'de' });
    await page.goto('./');
    await openHere(page, alone(game, MOST[game]), ['Annegret'], SCRIPTS[game]);
    await expect(bar(page)).toBeVisible({ timeout: 30_000 });
    // What each choice could bring comes up when the board has told what happened before.
    if (game === 'lucky-duck') await expect(page.locator('.next').getByRole('button').first()).toBeVisible();
    await drawn(page);
    for (const size of [SIDE, PHONE, SIDE, { width: 1280, height: 800 }, TWICE]) {
      await page.locator('.felt').evaluate((it) => it.scrollTo(0, it.scrollTop > 0 ? 0 : it.scrollHeight));
      await page.setViewportSize(size);
      // Sizes that follow each other within a frame are none to the page.
      await drawn(page);
      await expect.poll(() => askedBeyond(page)).toBe(0);
    }
  });
}

for (const lang of LANGS) {
  test(`the clock is read whole above the choices (${lang})`, async ({ page }) => {
    await page.setViewportSize(SIDE);
    await settle(page, { lang });
    await page.goto('./');
    const pace = { type: 'quick', seconds: 40, bank: 600 } as const;
    await openHere(page, { ...alone('get-lucky', 3), pace }, ['Annegret'], SCRIPTS['get-lucky']);
    await expect(bar(page)).toBeVisible();
    const [felt, clock, choices] = [await lies(page, '.felt'), await lies(page, '.clock'), await lies(page, '.choices')];
    expect(clock.left).toBeGreaterThanOrEqual(felt.right);
    expect(clock.bottom).toBeLessThanOrEqual(choices.top);
    expect(await cut(page, '.clock')).toBe(0);
    expect(await cut(page, '.clock > p')).toBe(0);
  });
}

test('whoever looks on sees the board beside the seat on offer, and takes it', async ({ browser }) => {
  const ann = await guest(browser, 'Ann');
  await openHere(ann, alone('lucktails', 3), ['Ann']);
  await expect(bar(ann)).toBeVisible({ timeout: 30_000 });
  await offerASeat(ann);

  const bo = await guest(browser, 'Bo', { lang: 'de' }, { viewport: SIDE });
  await bo.goto(ann.url());
  const take = bo.getByRole('button', { name: 'Diesen Platz nehmen' });
  await expect(take).toBeVisible();
  const felt = await lies(bo, '.felt');
  expect(felt.height).toBeGreaterThan(SIDE.height * 0.7);
  expect((await lies(bo, '.watcher')).left).toBeGreaterThanOrEqual(felt.right);
  expect(await cut(bo, '.watcher ul')).toBe(0);
  await take.dblclick();
  await expect(bo.locator('.watcher')).toHaveCount(0);
  // Whatever is said of the second press would stand there for a while.
  await bo.waitForTimeout(500);
  expect(await bo.getByRole('alert').count()).toBe(0);
});

test('what the table refuses is read beside the board, nothing lies under it, and it goes by itself', async ({ browser }) => {
  const ann = await guest(browser, 'Ann', {}, { viewport: SIDE });
  const code = await makeTable(ann, setUp('lucky-duck', 2, { house: [{ seat: 1, level: 4 }] }));
  // By the time it is heard, the table has moved on.
  await ann.routeWebSocket(/live/, (line) => {
    const server = line.connectToServer();
    line.onMessage((message) => server.send(String(message).replace(/"moment":\d+/, '"moment":0')));
    server.onMessage((message) => line.send(message));
  });
  await ann.clock.install();
  await ann.goto(`./#/t/${code}`);
  await ann.getByRole('button', { name: 'Sit down' }).click();
  await ann.getByRole('button', { name: 'Begin' }).click();
  await bar(ann).getByRole('button').first().click({ timeout: 30_000 });
  const notice = ann.getByRole('alert').filter({ hasText: 'too late' });
  await expect(notice).toBeVisible();
  const [felt, box] = [await lies(ann, '.felt'), await lies(ann, '.notice')];
  expect(box.left).toBeGreaterThanOrEqual(felt.right);
  expect(box.top).toBeGreaterThanOrEqual((await lies(ann, 'header')).bottom);
  expect(box.bottom).toBeLessThanOrEqual((await lies(ann, '.choices')).top);
  await ann.clock.fastForward(9_000);
  await expect(notice).toHaveCount(0);
});
