/** How light the page is: Lighthouse as a phone sees it, and what the first table costs on the line. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, expect, test } from '@playwright/test';
import lighthouse from 'lighthouse';
import { alone, openHere, settle } from './people';

const PORT = 9411;

/** How fast it is depends on the machine: that is printed, and not asserted. */
test('Lighthouse finds the door readable and sound', async ({ baseURL, launchOptions }) => {
  const browser = await chromium.launch({ ...launchOptions, args: [...(launchOptions.args ?? []), `--remote-debugging-port=${PORT}`] });
  const result = await lighthouse(baseURL ?? '', { port: PORT, output: 'json', logLevel: 'error', onlyCategories: ['performance', 'accessibility', 'best-practices'] });
  await browser.close();
  const scores = Object.fromEntries(Object.values(result?.lhr.categories ?? {}).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]));
  const measured = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift', 'speed-index'];
  console.log('lighthouse', scores, ...measured.map((id) => `${id} ${result?.lhr.audits[id]?.displayValue}`));
  expect(scores['accessibility']).toBe(100);
  expect(scores['best-practices']).toBe(100);
});

test('the first table costs at most 120 KB of script and style, and 450 KB of WebAssembly', async ({ page }) => {
  const pressed = new Map(
    readdirSync('dist', { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.br'))
      .map((name) => [`/${name.slice(0, -3)}`, readFileSync(join('dist', name)).length]),
  );
  const fetched = new Set<string>();
  page.on('response', (response) => fetched.add(new URL(response.url()).pathname));
  await settle(page);
  await page.goto('./');
  await openHere(page, alone('get-lucky', 6), ['Ann']);
  const sum = (ending: RegExp): number => [...fetched].filter((path) => ending.test(path)).reduce((all, path) => all + (pressed.get(path) ?? 0), 0);
  const [page_, wasm] = [sum(/\.(js|css)$/), sum(/\.wasm$/)];
  console.log('script and style', page_, 'WebAssembly', wasm);
  expect(page_).toBeLessThanOrEqual(120_000);
  expect(page_).toBeGreaterThan(20_000);
  expect(wasm).toBeLessThanOrEqual(450_000);
});
