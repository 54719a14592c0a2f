/** Hands that press twice: the second half is not meant for what comes up under them. */
import { expect, test, type Locator, type Page } from '@playwright/test';
import { alone, bar, openHere, settle } from './people';
import { SCRIPTS } from './scripts';

/** Longer than the second half is waited for. */
const LATER = 600;

const PRESSES: Record<string, (page: Page, x: number, y: number) => Promise<void>> = {
  mouse: (page, x, y) => page.mouse.dblclick(x, y),
  finger: async (page, x, y) => {
    await page.touchscreen.tap(x, y);
    await page.waitForTimeout(100);
    await page.touchscreen.tap(x, y);
  },
};

test.use({ hasTouch: true, viewport: { width: 360, height: 640 } });

for (const [hand, press] of Object.entries(PRESSES)) {
  const twice = async (there: Locator): Promise<void> => {
    const { x, y, width, height } = (await there.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await press(there.page(), x + width / 2, y + height / 2);
    await there.page().waitForTimeout(LATER);
  };

  test(`a choice that a ${hand} presses twice is made once, and the next when it is meant`, async ({ page }) => {
    await settle(page);
    await page.goto('./');
    // The three of Ann differ in their shape alone, and come one after the other: she is asked again at once.
    await openHere(page, alone('lucky-duck', 9), ['Ann'], SCRIPTS['lucky-duck']);
    for (const left of [/^You have 2/, /^You have 1/]) {
      await expect(page.getByRole('list', { name: left })).toBeVisible();
      for (const trait of ['pattern', 'colour']) await page.getByRole('button', { name: `Let the ${trait} stay` }).click();
      await page.waitForTimeout(LATER);
      await twice(bar(page).getByRole('button').first());
    }
    await page.getByRole('button', { name: 'What has happened' }).click();
    await expect(page.getByRole('log')).toContainText('You have won the game!');
    await expect(page.getByRole('log').getByText('You keep', { exact: false })).toHaveCount(2);
  });

  test(`a lesson goes on by one step when a ${hand} presses twice`, async ({ page }) => {
    await settle(page);
    for (const game of ['lucktails', 'lucky-bastard']) {
      await page.goto(`./#/lesson/${game}`);
      const lesson = page.getByRole('region', { name: 'Lesson' });
      await expect(lesson).toContainText('1 of');
      await page.waitForTimeout(LATER);
      await twice(page.getByRole('button', { name: 'Go on' }));
      await expect(lesson).toContainText('2 of');
    }
  });
}
