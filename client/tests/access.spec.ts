/** What keeps somebody from reading or using a page: axe finds nothing, on any page, in any theme or language. */
import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { FEWEST, GAMES, alone, bar, guest, makeTable, openHere, playOut, setUp, settle, type Device } from './people';

const LOOKS: Device[] = [
  { lang: 'en', theme: 'light' },
  { lang: 'de', theme: 'dark' },
  { lang: 'fr', theme: 'contrast' },
];

async function isReadable(page: Page, contrast: boolean): Promise<void> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice', ...(contrast ? ['wcag2aaa'] : [])];
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
  const found = violations.map((it) => `${it.id}: ${it.nodes.map((node) => node.target.join(' ')).join(' | ')}`);
  expect(found).toEqual([]);
}

/** Everything that can be touched is at least 44 px wide and high. */
async function isLargeEnough(page: Page): Promise<void> {
  const small = await page
    .locator('button:visible, a.button:visible, select:visible, summary:visible')
    .evaluateAll((all) =>
      all
        .map((it) => ({ it, box: it.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 1 && (box.width < 43.5 || box.height < 43.5))
        .map(({ it, box }) => `${it.outerHTML.slice(0, 120)} ${Math.round(box.width)}×${Math.round(box.height)}`),
    );
  expect(small).toEqual([]);
}

/** Nothing is wider than the screen. */
async function fits(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

async function isFine(page: Page, look: Device): Promise<void> {
  await isReadable(page, look.theme === 'contrast');
  await isLargeEnough(page);
  await fits(page);
}

for (const look of LOOKS) {
  for (const size of [
    { width: 360, height: 640 },
    { width: 1440, height: 900 },
  ]) {
    test.describe(`${look.lang} ${look.theme} ${size.width}`, () => {
      test.use({ viewport: size });

      for (const [name, hash] of [
        ['the door', ''],
        ['setting a table', '#/new/lucky-bastard'],
        ['a lesson', '#/lesson/lucky-duck'],
        ['a table that is not there', '#/here/nowhere'],
        ['a replay that is not there', '#/replay/QQQQQ'],
      ] as const) {
        test(name, async ({ page }) => {
          await settle(page, look);
          await page.goto(`./${hash}`);
          await page.waitForTimeout(800);
          await isFine(page, look);
        });
      }

      test('a table that gathers people', async ({ browser }) => {
        const ann = await guest(browser, 'Ann', look);
        await ann.setViewportSize(size);
        const code = await makeTable(ann, setUp('get-lucky', 4));
        await ann.goto(`./#/t/${code}`);
        await expect(ann.getByText(code).first()).toBeVisible();
        await isFine(ann, look);
      });

      for (const game of GAMES) {
        test(`${game}, asked and at its end`, async ({ page }) => {
          await settle(page, { ...look });
          await page.goto('./');
          await openHere(page, alone(game, FEWEST[game]), ['Ann']);
          await bar(page).waitFor({ timeout: 40_000 });
          await isFine(page, look);
          if (look.lang !== 'en') return;
          await playOut([page]);
          await isFine(page, look);
        });
      }
    });
  }
}
