/** What the boards show of an end: as it is told, and where it was not seen, after a reload or by a leap in the replay. */
import { expect, test } from '@playwright/test';
import { alone, openHere, playOut, settle } from './people';
import { kill } from './scenes';

test('Lucktails: the winner is named all the same', async ({ page }) => {
  await settle(page);
  await page.goto('./');
  await openHere(page, alone('lucktails', 3), ['Ann']);
  await playOut([page]);
  const end = page.getByRole('region', { name: 'The pond' }).getByRole('status');
  const said = await end.innerText();
  expect(said).toMatch(/wins? with \d+ points!/);
  await page.reload();
  await expect(end).toHaveText(said);
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  await page.getByRole('button', { name: 'To the end' }).click();
  // In the replay nobody looks as Ann.
  await expect(end).toHaveText(said.replace('You win', 'Ann wins'));
});

test('Get Lucky: nobody’s answer is still to come', async ({ page }) => {
  await settle(page);
  await page.goto('./');
  await openHere(page, alone('get-lucky', 3), ['Ann']);
  await playOut([page]);
  const scene = page.getByRole('region', { name: 'Attempt on Doctor Lucky' });
  const answers = scene.getByRole('list', { name: 'Who may stop it, in turn' });
  const told = await answers.innerText();
  await page.reload();
  await expect(scene.getByRole('status')).toContainText('Doctor Lucky is dead');
  await expect(answers.getByText('lets it go')).toHaveCount(2);
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  await page.getByRole('button', { name: 'To the end' }).click();
  // The replay knows what was played, too.
  await expect.poll(() => answers.innerText()).toBe(told);
});

test('Get Lucky: who has won is said when the last attempt has been told, and not before', async ({ page }) => {
  await settle(page, { motion: 'full' });
  await page.goto('./');
  await page.evaluate(() => {
    const frames = { told: 0, untold: 0, early: 0 };
    Object.assign(window, { frames });
    const look = (): void => {
      const [open, said] = [document.querySelector('.scene.open .howard.now'), /Play again|The game is over/.test(document.body.innerText)];
      if (open) frames[said ? 'early' : 'untold'] += 1;
      else if (said) frames.told += 1;
      requestAnimationFrame(look);
    };
    look();
  });
  await kill(page);
  await expect(page.locator('.scene.killed')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play again', exact: true })).toBeVisible();
  const frames = await page.evaluate(() => (window as unknown as { frames: Record<string, number> }).frames);
  expect(frames.early).toBe(0);
  expect(Math.min(frames.told ?? 0, frames.untold ?? 0)).toBeGreaterThan(0);
});
