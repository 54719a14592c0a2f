/** Every page beside the boards, on a phone and on a desk, in three languages and three themes. */
import { expect, test, type Browser, type Page } from '@playwright/test';
import { alone, bar, guest, makeTable, openHere, playOut, setUp, settle, type Device } from '../people';

const SIZES = { phone: { width: 360, height: 640 }, desk: { width: 1440, height: 900 } };
const LANGS = ['en', 'de', 'fr'] as const;
const THEMES = ['light', 'dark', 'contrast'] as const;
const NAME = 'Annegret';

type Look = Device & { viewport: { width: number; height: number } };

/** Pages that are there by their address. */
const BY_ADDRESS = {
  door: '',
  new: '#/new/lucky-bastard',
  lesson: '#/lesson/lucktails',
  record: '#/replay/',
  trouble: '#/t/QQQQQ',
};

async function host(browser: Browser, look: Look): Promise<Page> {
  const page = await guest(browser, NAME, look);
  await page.setViewportSize(look.viewport);
  return page;
}

/** A table of the server with everything that can be on a chair. */
async function gathering(page: Page, browser: Browser): Promise<string> {
  const code = await makeTable(page, setUp('get-lucky', 5, { house: [{ seat: 2, level: 3 }], pace: { type: 'quick', seconds: 30, bank: 300 } }));
  const bo = await guest(browser, 'Bartholomäus');
  await page.goto(`./#/t/${code}`);
  await bo.goto(`./#/t/${code}`);
  await page.locator('ol .first').first().click();
  await expect(page.locator('li.mine')).toBeVisible();
  await bo.getByRole('button', { name: 'Sit down, Seat 2' }).click();
  await expect(page.getByText('Bartholomäus', { exact: true })).toBeVisible();
  return code;
}

/** What is pressed at the top of a page, counted from the right. */
const tool = (page: Page, fromRight: number) => page.locator('header .button').nth(-fromRight);

for (const [size, viewport] of Object.entries(SIZES)) {
  for (const lang of LANGS) {
    for (const theme of THEMES) {
      const look = { lang, theme, viewport };
      const keep = async (page: Page, name: string, fullPage = true): Promise<void> => {
        // Seen whole: what sticks to the end of the screen stands at the end of the page.
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        if (fullPage) await page.setViewportSize({ ...viewport, height: Math.max(height, viewport.height) });
        await page.waitForTimeout(700);
        await page.screenshot({ path: `shots/${name}-${size}-${lang}-${theme}.png` });
        await page.setViewportSize(viewport);
      };

      test.describe(`${size} ${lang} ${theme}`, () => {
        test.use({ viewport, hasTouch: size === 'phone' });

        for (const [name, hash] of Object.entries(BY_ADDRESS)) {
          test(name, async ({ page }) => {
            await settle(page, { lang, theme, name: NAME });
            await page.goto(`./${hash}`);
            await page.waitForTimeout(800);
            await keep(page, name);
          });
        }

        test('new, unfolded', async ({ page }) => {
          await settle(page, { lang, theme, name: NAME });
          await page.goto('./#/new/lucky-bastard');
          await page.waitForTimeout(500);
          for (const fold of await page.locator('summary').all()) await fold.click();
          await keep(page, 'unfolded');
        });

        test('settings', async ({ page }) => {
          await settle(page, { lang, theme, name: NAME });
          await page.goto('./');
          await tool(page, 1).click();
          await keep(page, 'settings', false);
          await page.locator('dialog .inside').evaluate((it) => it.scrollTo(0, it.scrollHeight));
          await keep(page, 'settings-end', false);
        });

        test('lobby, screen, who', async ({ browser }) => {
          const page = await host(browser, look);
          const code = await gathering(page, browser);
          await keep(page, 'lobby');
          await page.locator('ol li.free .button').first().click();
          await keep(page, 'lobby-name');

          const context = await browser.newContext({ viewport });
          await settle(context, { lang, theme, name: '' });
          const other = await context.newPage();
          await other.goto(`./#/t/${code}`);
          await other.locator('#who').waitFor();
          await keep(other, 'who');
          await other.goto(`./#/screen/${code}`);
          await keep(other, 'screen');
        });

        test('rules, seats, hand-over', async ({ page }) => {
          await settle(page, { lang, theme, name: NAME });
          await page.goto('./');
          await openHere(page, alone('lucktails', 4), [NAME]);
          await bar(page).waitFor();
          await tool(page, 4).click();
          await keep(page, 'rules', false);
          await page.keyboard.press('Escape');
          await tool(page, 3).click();
          await keep(page, 'seats', false);
          await page.keyboard.press('Escape');
          await openHere(page, setUp('lucktails', 3), [NAME, 'Bo', 'Cy']).catch(() => undefined);
          await keep(page, 'hand-over', false);
        });

        test('over, replay', async ({ page }) => {
          await settle(page, { lang: 'en', theme, name: NAME });
          await page.goto('./');
          await openHere(page, alone('lucky-duck', 3), [NAME]);
          await playOut([page]);
          await page.evaluate((lang) => {
            const kept = JSON.parse(localStorage.getItem('luckhouse.settings') ?? '{}') as object;
            localStorage.setItem('luckhouse.settings', JSON.stringify({ ...kept, lang }));
          }, lang);
          await page.reload();
          await page.locator('section.over').waitFor();
          await keep(page, 'over', false);
          await page.locator('section.over .button').last().click();
          await keep(page, 'told', false);
          await page.keyboard.press('Escape');
          await page.locator('section.over a[href^="#/replay/"]').click();
          await page.waitForTimeout(800);
          await keep(page, 'replay', false);
        });
      });
    }
  }
}
