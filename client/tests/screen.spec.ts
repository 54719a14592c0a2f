/** A tablet or TV in the middle of the table, and phones as hands. */
import { expect, test, type Browser, type Page } from '@playwright/test';
import { bar, guest, makeTable, offered, sensibly, setUp } from './people';

const PHONE = { width: 360, height: 640 };

async function screenAt(browser: Browser, code: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const screen = await context.newPage();
  await screen.goto(`./#/t/${code}`);
  await screen.getByRole('link', { name: 'Only show the table here' }).click();
  return screen;
}

async function sit(page: Page, code: string, seat: number): Promise<void> {
  await page.setViewportSize(PHONE);
  await page.goto(`./#/t/${code}`);
  await page.getByRole('button', { name: `Sit down, Seat ${seat}` }).click();
  await expect(page.getByRole('listitem').filter({ hasText: '(you)' })).toBeVisible();
}

test('two phones play, and the screen between them follows without a secret', async ({ browser }) => {
  const [ann, bo] = [await guest(browser, 'Ann'), await guest(browser, 'Bo')];
  const code = await makeTable(ann, setUp('lucktails', 3, { house: [{ seat: 2, level: 4 }] }));
  const screen = await screenAt(browser, code);
  const told: string[] = [];
  screen.on('websocket', (line) => line.on('framereceived', ({ payload }) => told.push(String(payload))));
  await screen.reload();
  await expect(screen.getByRole('img', { name: `/t/${code}` })).toBeVisible();
  await expect(screen.getByText('2 seats are still free.')).toBeVisible();
  await sit(ann, code, 1);
  await expect(screen.getByRole('listitem').filter({ hasText: 'Ann' })).toBeVisible();
  await sit(bo, code, 2);
  await ann.getByRole('button', { name: 'Begin' }).click();
  await expect(screen.locator('.felt')).toBeVisible();

  // Whose turn it is stands large, and nothing can be chosen.
  await expect(screen.getByRole('status').filter({ hasText: /^Waiting for/ })).toBeVisible();
  const last = screen.getByRole('log');
  for (let moves = 0, turn = 0; moves < 6 && turn < 400; turn++) {
    for (const phone of [ann, bo]) {
      if (!(await bar(phone).isVisible())) continue;
      const before = told.length;
      const said = await last.textContent();
      const labels = await offered(phone);
      if (labels.length === 0) continue;
      await bar(phone).getByRole('button').nth(sensibly(labels, turn)).click();
      await expect.poll(() => told.length).toBeGreaterThan(before);
      await expect(last).not.toHaveText(said ?? '');
      await expect(bar(screen)).toHaveCount(0);
      moves++;
    }
    await ann.waitForTimeout(20);
  }
  const sights = told.join('\n');
  expect(sights).toContain('"looking_as":null');
  expect(sights).not.toMatch(/"looking_as":\d/);
  expect(sights).not.toMatch(/"legal":\[[^\]]/);
  await screen.getByRole('button', { name: 'What has happened' }).click();
  await expect(screen.getByRole('dialog')).toContainText('Round 1 is dealt');
  await expect(screen.getByRole('dialog')).not.toContainText('You see');
});

test('a seat on offer shows the way to it, and a phone takes it', async ({ browser }) => {
  const ann = await guest(browser, 'Ann');
  const code = await makeTable(ann, setUp('lucky-duck', 3, { house: [{ seat: 1, level: 4 }, { seat: 2, level: 4 }] }));
  const screen = await screenAt(browser, code);
  await sit(ann, code, 1);
  await ann.getByRole('button', { name: 'Begin' }).click();
  await expect(screen.locator('.felt')).toBeVisible();
  await expect(screen.getByRole('img', { name: `/t/${code}` })).toHaveCount(0);
  await ann.getByRole('button', { name: 'Who sits here' }).click();
  await ann.getByRole('button', { name: 'Offer this seat' }).first().click();
  await expect(screen.getByRole('img', { name: `/t/${code}` })).toBeVisible();
  const bo = await guest(browser, 'Bo');
  await bo.goto(`./#/t/${code}`);
  await bo.getByRole('button', { name: 'Take this seat' }).click();
  await expect(screen.getByRole('img', { name: `/t/${code}` })).toHaveCount(0);
});

test('a screen without a name becomes a hand once it has one', async ({ browser }) => {
  const ann = await guest(browser, 'Ann');
  const code = await makeTable(ann, setUp('get-lucky', 3));
  const screen = await screenAt(browser, code);
  await screen.getByRole('link', { name: 'Play on this device' }).click();
  await screen.getByRole('textbox', { name: 'Your name' }).fill('Zoë');
  await screen.keyboard.press('Enter');
  await screen.getByRole('button', { name: 'Sit down, Seat 2' }).click();
  await expect(screen.getByText('Zoë (you)')).toBeVisible();
});

test('a device with a seat does not become a screen', async ({ browser }) => {
  const ann = await guest(browser, 'Ann');
  const code = await makeTable(ann, setUp('get-lucky', 3));
  await sit(ann, code, 1);
  await ann.goto(`./#/screen/${code}`);
  await expect(ann.getByRole('alert')).toContainText('everybody would see its cards');
  await expect(ann.locator('.felt')).toHaveCount(0);
});

test('a tablet that set the table is its screen, begins the game, and may become a hand', async ({ browser }) => {
  const [tablet, bo] = [await guest(browser, 'Tablet'), await guest(browser, 'Bo')];
  const code = await makeTable(tablet, setUp('lucktails', 3));
  await tablet.goto(`./#/t/${code}`);
  await tablet.getByRole('link', { name: 'Show on a shared screen' }).click();
  await sit(bo, code, 1);
  await tablet.getByRole('link', { name: 'Play on this device' }).click();
  await expect(tablet.getByRole('button', { name: 'Sit down, Seat 2' })).toBeVisible();
  await tablet.goBack();
  await tablet.getByRole('button', { name: 'Fill up with the house and begin' }).click();
  await expect(tablet.locator('.felt')).toBeVisible();
  await expect(bar(bo)).toBeVisible();
  await expect(bar(tablet)).toHaveCount(0);
});

test('a screen stays awake while it shows the table, and can be filled', async ({ browser }) => {
  const tablet = await guest(browser, 'Tablet');
  await tablet.addInitScript(() => {
    const request = async () => {
      document.documentElement.dataset['awake'] = 'yes';
      return { release: async () => void delete document.documentElement.dataset['awake'] };
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
  });
  await tablet.reload();
  const code = await makeTable(tablet, setUp('lucky-duck', 2));
  await tablet.goto(`./#/screen/${code}`);
  await expect(tablet.locator('html')).toHaveAttribute('data-awake', 'yes');
  await tablet.getByRole('button', { name: 'Fill the screen' }).click();
  await tablet.getByRole('button', { name: 'Leave full screen' }).click();
  await expect(tablet.getByRole('button', { name: 'Fill the screen' })).toBeVisible();
  await tablet.getByRole('link', { name: 'To the front door' }).click();
  await expect(tablet.getByRole('heading', { name: 'Luckhouse' })).toBeVisible();
  await expect(tablet.locator('html')).not.toHaveAttribute('data-awake');
  await expect(tablet.locator('html')).not.toHaveAttribute('style', /font-size: \S/);
});
