/** Names as wide as they may be, on a small phone: they are cut, and nothing else is pushed off the screen. */
import { expect, test, type Page } from '@playwright/test';
import { kill } from './scenes';
import { FEWEST, GAMES, MOST, alone, bar, guest, howItWent, makeTable, openHere, playOut, setUp, settle } from './people';

test.use({ viewport: { width: 360, height: 640 } });

const wide = (at: number): string => 'W'.repeat(23) + String.fromCharCode(65 + at);

/** What sticks out at the right, of the page and of what scrolls in it. */
async function fits(page: Page, what: string): Promise<void> {
  const out = await page.evaluate(() =>
    [...document.querySelectorAll('html, main, dialog, dialog .inside, .felt, .room')]
      .filter((it) => it.clientWidth > 0 && it.scrollWidth > it.clientWidth + 1)
      .map((it) => `${it.tagName}.${it.className}: ${it.scrollWidth} > ${it.clientWidth}`),
  );
  expect(out, what).toEqual([]);
}

/** Whether a name ends on the screen; its title says it whole. */
async function isCut(page: Page, name: string | RegExp): Promise<void> {
  const shown = page.getByTitle(name).last();
  await expect(shown).toBeVisible();
  const box = await shown.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(360);
}

for (const game of GAMES) {
  test(`${game}: seats with wide names`, async ({ page }) => {
    await settle(page);
    await page.goto('./');
    await openHere(page, setUp(game, MOST[game]), Array.from({ length: MOST[game] }, (_, at) => wide(at)));
    await fits(page, 'hand-over');
    await page.getByRole('button', { name: /^I am / }).click();
    await expect(page.locator('.felt')).toBeVisible();
    await page.waitForTimeout(300);
    await fits(page, 'the table');
    await isCut(page, /^W{23}/);
    await page.getByRole('button', { name: 'Who sits here' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await fits(page, 'who sits here');
    await isCut(page, wide(1));
  });
}

for (const seats of [FEWEST['lucky-duck'], MOST['lucky-duck']]) {
  test(`names of usual length are whole on the trail of Lucky Duck, at ${seats} seats`, async ({ page }) => {
    await settle(page);
    await page.goto('./');
    const names = ['Annegret', 'Maximilian', 'Konstantin'];
    await openHere(page, setUp('lucky-duck', seats), Array.from({ length: seats }, (_, at) => `${names[at % 3]}${at < 3 ? '' : at}`));
    await page.getByRole('button', { name: /^I am / }).click();
    const on = page.getByRole('button', { name: /^Hand the device to / });
    // What comes may be one's own again, and then again one chooses.
    await expect(async () => {
      if (!(await on.isVisible())) await bar(page).getByRole('button').first().click({ timeout: 1000 });
      await expect(on).toBeVisible({ timeout: 1000 });
    }).toPass();
    const whose = page.getByRole('list', { name: 'Named last' }).getByTitle(/^(Anne|Maxi|Konst)/).first();
    await expect(whose).toBeVisible();
    expect(await whose.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
    await fits(page, 'the table');
  });
}

test('a winner with a wide name leaves what one may do next where it is', async ({ page }) => {
  await settle(page);
  await page.goto('./');
  await kill(page, [wide(0), wide(1)]);
  const bar = page.getByRole('region', { name: 'The end' });
  await isCut(page, /^W{23}A has won!/);
  for (const size of [{ width: 320, height: 480 }, { width: 640, height: 360 }, { width: 360, height: 640 }]) {
    await page.setViewportSize(size);
    await fits(page, 'the end');
    for (const button of await bar.locator('.button').all()) await expect(button).toBeInViewport({ ratio: 1 });
  }
});

test('the end of a game with a wide name', async ({ page }) => {
  await settle(page);
  await page.goto('./');
  await openHere(page, alone('lucky-duck', FEWEST['lucky-duck']), [wide(0)]);
  await playOut([page]);
  await fits(page, 'the end');
  await expect((await howItWent(page)).getByTitle(wide(0), { exact: true })).toBeVisible();
  await fits(page, 'how it went');
  const ends = await page.locator('.scores li').evaluateAll((all) => all.map((it) => it.getBoundingClientRect().right));
  expect(Math.max(...ends)).toBeLessThanOrEqual(360);
});

test('the host of a phone sees the seats beside the code, whatever the names', async ({ browser }) => {
  const host = await guest(browser, wide(0));
  await host.setViewportSize({ width: 360, height: 640 });
  const code = await makeTable(host, setUp('get-lucky', 4));
  await host.goto(`./#/t/${code}`);
  const sit = host.getByRole('button', { name: 'Sit down, Seat 1' });
  await expect(sit).toBeInViewport({ ratio: 1 });
  // Nothing lies over it.
  await sit.click({ position: { x: 5, y: 5 }, trial: true });
  await expect(host.getByText(code, { exact: true })).toBeInViewport();
  await sit.click();
  await isCut(host, `${wide(0)} (you)`);
  await fits(host, 'the lobby');
  await host.getByText('Show it to a camera').click();
  await expect(host.getByRole('img', { name: /Picture for a camera/ })).toBeVisible();
  await fits(host, 'the lobby, with the picture');
});
