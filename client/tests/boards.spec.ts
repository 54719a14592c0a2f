/** What the boards show of an end: as it is told, and where it was not seen, after a reload or by a leap in the replay. */
import { expect, test, type Locator, type Page } from '@playwright/test';
import type { Pace } from '../src/wire';
import { alone, bar, openHere, playOut, setUp, settle, takeOver } from './people';
import { kill } from './scenes';
import { SCRIPTS } from './scripts';

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

/** Ann ends a round of Lucktails, and begins the next. */
async function endRound(page: Page, pace: Pace): Promise<Locator> {
  await settle(page);
  await page.goto('./');
  await openHere(page, setUp('lucktails', 3, { options: { first: 2 }, pace }), ['Ann', 'Bo', 'Cy'], SCRIPTS.lucktails);
  for (const [name, what] of [['Cy', /own card/], ['Ann', /Open/], ['Bo', /own card/], ['Ann', /own card/]] as const) {
    await takeOver(page, name);
    await bar(page).getByRole('button', { name: what }).first().click();
  }
  await expect(page.getByRole('log')).toContainText('Round 2 is dealt; you start.');
  return page.getByRole('button', { name: 'Next round' });
}

test('Lucktails: what the next round asks is offered when the board shows it', async ({ page }) => {
  const next = await endRound(page, { type: 'relaxed' });
  await expect(next).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  await expect(page.getByText('One moment.')).toBeVisible();
  await expect(page.locator('footer')).not.toContainText('Round 2');
  await next.click();
  await expect(bar(page)).toBeVisible({ timeout: 1000 });
  await expect(page.getByRole('region', { name: 'The pond, round 2' })).toBeVisible();
});

test('Lucktails: nobody loses time to a round that is over', async ({ page }) => {
  const next = await endRound(page, { type: 'quick', seconds: 40, bank: 0 });
  await expect(bar(page)).toBeVisible({ timeout: 1000 });
  await expect(next).toHaveCount(0);
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

/** Counts frames in which the end is `said` around a board that is still on its way there, and those in which it is told. */
async function watchEnd(page: Page, said: RegExp, isTold: () => boolean): Promise<() => Promise<{ told: number; untold: number; early: number }>> {
  await page.evaluate(
    ([said, isTold]) => {
      const frames = { told: 0, untold: 0, early: 0 };
      const [says, tells] = [new RegExp(said), new Function(`return (${isTold})()`) as () => boolean];
      Object.assign(window, { frames });
      const look = (): void => {
        const around = [...document.querySelectorAll('.status, footer, [role=log]')].map((it) => it.textContent).join();
        if (tells()) frames.told += 1;
        else frames[says.test(around) ? 'early' : 'untold'] += 1;
        requestAnimationFrame(look);
      };
      look();
    },
    [said.source, isTold.toString()] as const,
  );
  return () => page.evaluate(() => (window as unknown as { frames: { told: number; untold: number; early: number } }).frames);
}

test('Get Lucky: who has won is said when the last attempt has been told, and not before', async ({ page }) => {
  await settle(page, { motion: 'full' });
  await page.goto('./');
  const frames = await watchEnd(page, /Play again|The game is over|is dead/, () => document.querySelector('.scene.killed') !== null);
  await kill(page);
  await expect(page.locator('.scene.killed')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play again', exact: true })).toBeVisible();
  await expect(page.getByRole('log')).toContainText('is dead');
  const { told, untold, early } = await frames();
  expect(early).toBe(0);
  expect(Math.min(told, untold)).toBeGreaterThan(0);
});

test('Lucky Duck: who has won is said when the last complete has been discarded, and not before', async ({ page }) => {
  await settle(page, { motion: 'full' });
  await page.goto('./');
  const frames = await watchEnd(page, /Play again|The game is over|won the game/, () => document.querySelector('.pond p.won') !== null);
  // The three of Ann differ in their shape alone, and come one after the other.
  await openHere(page, alone('lucky-duck', 9), ['Ann'], SCRIPTS['lucky-duck']);
  for (const left of ['2 completes', '1 complete']) {
    await expect(page.getByRole('list', { name: left })).toBeVisible();
    for (const trait of ['pattern', 'colour']) await page.getByRole('button', { name: `Let the ${trait} stay` }).click();
    await bar(page).getByRole('button').first().click();
  }
  await expect(page.getByRole('button', { name: 'Play again', exact: true })).toBeVisible();
  await expect(page.getByRole('log')).toContainText('won the game');
  const { told, untold, early } = await frames();
  expect(early).toBe(0);
  expect(Math.min(told, untold)).toBeGreaterThan(0);
});
