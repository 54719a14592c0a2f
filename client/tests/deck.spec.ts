/** Cards of one's own: a deck file in TOML or JSON, as people write it, right or wrong. */
import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { settle } from './people';

const HOUSE = readFileSync('../decks/lucktails.toml', 'utf8');
const OWN = HOUSE.replace('"King Pike"', '"Big Fish"');

async function choose(page: Page, name: string, text: string): Promise<void> {
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
}

/** At the place where a deck is chosen. */
async function atDecks(page: Page, lang: 'en' | 'de' | 'fr' = 'en'): Promise<void> {
  await settle(page, { lang });
  await page.goto('./#/new/lucktails');
  await page.locator('summary').filter({ hasText: { en: 'Cards', de: 'Karten', fr: 'Cartes' }[lang] }).click();
  await page.getByText({ en: 'Cards of your own', de: 'Eigene Karten', fr: 'Vos propres cartes' }[lang]).click();
}

test('a deck in TOML is played with', async ({ page }) => {
  await atDecks(page);
  await page.getByText('Alone against the house').click();
  await choose(page, 'mine.toml', OWN);
  await expect(page.getByText('mine.toml is on the table.')).toBeVisible();
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.locator('.felt')).toBeVisible();
  const kept = await page.evaluate(async () => {
    const request = indexedDB.open('luckhouse');
    await new Promise((done) => (request.onsuccess = done));
    const all = request.result.transaction('tables').objectStore('tables').getAll();
    await new Promise((done) => (all.onsuccess = done));
    return (all.result as { set_up: { deck: { cards: Record<string, { en: string }> } } }[]).map(({ set_up }) => set_up.deck.cards['6']?.en);
  });
  expect(kept).toEqual(['Big Fish']);
});

test('a deck in JSON is taken', async ({ page }) => {
  await atDecks(page);
  const { parse } = await import('smol-toml');
  await choose(page, 'mine.json', JSON.stringify(parse(OWN)));
  await expect(page.getByText('mine.json is on the table.')).toBeVisible();
});

for (const [lang, toml, json] of [
  ['en', 'Line 3, column 8: this is not valid TOML.', 'Line 2, column 3: this is not valid JSON.'],
  ['de', 'Zeile 3, Spalte 8: Das ist kein gültiges TOML.', 'Zeile 2, Spalte 3: Das ist kein gültiges JSON.'],
  ['fr', 'Ligne 3, colonne 8 : ce n’est pas du TOML valide.', 'Ligne 2, colonne 3 : ce n’est pas du JSON valide.'],
] as const) {
  test(`a file that cannot be read says where, in ${lang}`, async ({ page }) => {
    await atDecks(page, lang);
    await choose(page, 'bad.toml', 'game = "lucktails"\n[[bait]]\nfrom = one\n');
    await expect(page.getByRole('alert').filter({ hasText: toml })).toBeVisible();
    await choose(page, 'bad.json', '{\n  game: "lucktails"\n}');
    await expect(page.getByRole('alert').filter({ hasText: json })).toBeVisible();
  });
}

test('a file that breaks the game is told at once, and can be chosen again when it is mended', async ({ page }) => {
  await atDecks(page);
  await choose(page, 'mine.toml', OWN.replace('from = 1\n', 'from = 2\n'));
  const trouble = page.getByRole('alert').filter({ hasText: 'mine.toml is not on the table' });
  await expect(trouble).toContainText('the first step must begin at bait 1');
  await choose(page, 'mine.toml', readFileSync('../decks/lucky-duck.toml', 'utf8'));
  await expect(trouble).toContainText('the file is for another game');
  await choose(page, 'mine.toml', `# ${'x'.repeat(300_000)}\n${OWN}`);
  await expect(trouble).toContainText('at most 256 KiB');
  await choose(page, 'mine.toml', OWN);
  await expect(page.getByText('mine.toml is on the table.')).toBeVisible();
});
