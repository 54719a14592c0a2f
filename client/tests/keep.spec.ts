/** A game at the server that somebody wants to be kept. */
import { expect, test } from '@playwright/test';
import { choose } from './fine';
import { playedAtServer, tabTo } from './people';

const WORDS = {
  en: { keep: 'Keep this game on the server', kept: 'The server keeps this game.', until: /^The server deletes this game on / },
  de: { keep: 'Diese Partie auf dem Server aufheben', kept: 'Der Server hebt diese Partie auf.', until: /^Der Server löscht diese Partie am / },
  fr: { keep: 'Garder cette partie sur le serveur', kept: 'Le serveur garde cette partie.', until: /^Le serveur effacera cette partie le / },
} as const;

test('whoever played has a game kept, and takes it back, by keyboard', async ({ browser }) => {
  const { ann, code } = await playedAtServer(browser);
  await ann.goto(`./#/replay/${code}`);
  for (const lang of ['en', 'de', 'fr'] as const) {
    await choose(ann, { lang });
    const { keep, kept, until } = WORDS[lang];
    const button = ann.getByRole('button', { name: keep });
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await expect(button).toHaveAccessibleDescription(until);
    await tabTo(ann, button);
    await ann.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(ann.getByRole('status').filter({ hasText: kept })).toBeVisible();
    await ann.keyboard.press(' ');
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await expect(ann.getByRole('status').filter({ hasText: until })).toBeVisible();
  }
});

test('whoever only looks on is not asked', async ({ browser, page }) => {
  const { code } = await playedAtServer(browser);
  await page.goto(`./#/replay/${code}`);
  await expect(page.getByRole('slider')).toBeVisible();
  await expect(page.getByRole('button', { name: WORDS.en.keep })).toHaveCount(0);
});
