/** What the boards show: cards on their way, and an end that was not seen, after a reload or by a leap in the replay. */
import { expect, test } from '@playwright/test';
import { alone, bar, openHere, playOut, settle } from './people';

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

test('Lucktails: exchanged cards go across the table', async ({ page }) => {
  // The house takes its time: cards that it moves are not on their way at once.
  await settle(page, { motion: 'full', pace: 'usual' });
  await page.goto('./');
  await openHere(page, alone('lucktails', 3), ['Ann'], [['4', '1', 'L', '6', '2', '3', '5', '1']]);
  await bar(page).waitFor();
  // The deal is over when nothing moves any more.
  await page.waitForFunction(() => document.getAnimations().length === 0);
  const ways = page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const look = (): void => {
          const moves = document.getAnimations().flatMap((it) => {
            const effect = it.effect as KeyframeEffect;
            const from = effect.target?.matches('.lie') ? effect.getKeyframes()[0]?.transform : undefined;
            return from === undefined ? [] : [new DOMMatrix(String(from))];
          });
          if (moves.length > 0) resolve(moves.map(({ e, f }) => Math.hypot(e, f)));
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
  await bar(page).getByRole('button', { name: /middle place 2/ }).click();
  const far = (await ways).filter((way) => way > 50);
  expect(far).toHaveLength(2);
  expect(far[0]).toBeCloseTo(far[1] ?? 0, 0);
});
