/** Somebody is called to a table: by a page that is hidden, and by a click on what it shows then. */
import { expect, test, type BrowserContext, type Page, type Worker } from '@playwright/test';
import { BareBrowser } from './bare-browser';
import { bar, guest, makeTable, setUp, settle, sitDown, type Device } from './people';

test.use({ serviceWorkers: 'allow' });

/** Counts what has been shown. Whoever asks for a notification that is about to be shown takes it away, in Chromium: so nobody asks before. */
const COUNT = `(() => {
  const { showNotification } = ServiceWorkerRegistration.prototype;
  self.shown = 0;
  ServiceWorkerRegistration.prototype.showNotification = function (...all) {
    return showNotification.apply(this, all).then(() => void (self.shown += 1));
  };
})()`;

const SIT_DOWN = `(() => {
  const way = [...document.querySelectorAll('button')].find((it) => it.textContent.trim() === 'Sit down');
  way?.click();
  return way !== undefined;
})()`;

/** What is shown now, and whether it is about this table. */
const SHOWN = `navigator.serviceWorker.ready.then((it) => it.getNotifications())
  .then((all) => all.map(({ title, data }) => title + ' ' + (data.href === location.href)))`;

test('a tab behind another one calls, and is silent once it is looked at', async ({ browser, launchOptions, baseURL }) => {
  const house = baseURL ?? '';
  const bo = await guest(browser, 'Bo');
  const code = await makeTable(bo, setUp('lucktails', 3, { house: [{ seat: 2, level: 4 }] }));
  await sitDown(bo, code, 0);
  const bare = new BareBrowser(launchOptions.executablePath ?? '', launchOptions.args ?? []);
  try {
    await bare.send('Browser.grantPermissions', { permissions: ['notifications'], origin: new URL(house).origin });
    // A page of the house that is not yet at the table, and has no worker.
    const ann = await bare.tab(`${house}offline.js`);
    const kept = JSON.stringify({ lang: 'en', motion: 'less', name: 'Ann', notify: true, sound: false });
    const arrive = `localStorage.setItem('luckhouse.settings', ${JSON.stringify(kept)});
      fetch('/api/me', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"name":"Ann"}' }).then((it) => it.ok)`;
    // A tab that is still on its way has nowhere to do this.
    await expect.poll(() => ann.evaluate(arrive).catch(() => false)).toBe(true);
    await ann.go(`${house}#/t/${code}`);
    // Asked of a page that is being left, `ready` would never be answered.
    await expect.poll(() => ann.evaluate(`navigator.serviceWorker.getRegistration().then((it) => it?.active?.state)`)).toBe('activated');
    await expect.poll(() => ann.evaluate(SIT_DOWN)).toBe(true);
    await expect(bo.getByText('Ann', { exact: true }).first()).toBeVisible();
    await bo.getByRole('button', { name: 'Begin' }).click();
    await expect(bar(bo)).toBeVisible();
    await expect.poll(() => ann.evaluate(`document.querySelector('.felt') !== null`)).toBe(true);
    const worker = await bare.serviceWorker();
    await worker.evaluate(COUNT);
    const shown = () => ann.evaluate<string[]>(SHOWN);

    await bare.tab('about:blank');
    await expect.poll(() => ann.evaluate('document.visibilityState')).toBe('hidden');
    expect(await shown()).toEqual([]);
    await bar(bo).getByRole('button', { name: /Open with 1/ }).click();
    await expect.poll(() => worker.evaluate('self.shown')).toBe(1);
    expect(await shown()).toEqual(['Your turn: Lucktails true']);
    expect(await ann.evaluate('document.title')).toBe('Your turn: Lucktails');

    await ann.toFront();
    await expect.poll(() => ann.evaluate('document.visibilityState')).toBe('visible');
    await expect.poll(shown).toEqual([]);
  } finally {
    await bare.close();
  }
});

interface Clicked {
  /** What came of asking a tab to come to the front. */
  focused: string[];
  /** What was opened anew. */
  opened: string[];
  left: number;
}

/**
 * Clicks on the notification. No hand reaches a notification of a browser without a screen: the event is made here, around the real
 * notification, and what waits for it is waited for here. A browser opens no window for it: that it is asked for one is written down.
 */
function click(worker: Worker): Promise<Clicked> {
  return worker.evaluate(async () => {
    const scope = self as unknown as ServiceWorkerGlobalScope;
    const focused: string[] = [];
    const opened: string[] = [];
    const focus = WindowClient.prototype.focus;
    WindowClient.prototype.focus = function () {
      const answer = focus.call(this);
      answer.then(
        () => focused.push('came'),
        (why: Error) => focused.push(why.name),
      );
      return answer;
    };
    scope.clients.openWindow = (url) => {
      opened.push(String(url));
      return Promise.resolve(null);
    };
    const [notification] = await scope.registration.getNotifications();
    if (!notification) throw new Error('nothing is shown');
    const event = new NotificationEvent('notificationclick', { notification });
    let waits: Promise<unknown> = Promise.resolve();
    event.waitUntil = (promise) => void (waits = promise);
    scope.dispatchEvent(event);
    await waits;
    WindowClient.prototype.focus = focus;
    return { focused, opened, left: (await scope.registration.getNotifications()).length };
  });
}

/** A page that was called to its table: it takes itself for hidden. */
async function called(page: Page, context: BrowserContext, device: Device = {}): Promise<{ worker: Worker; table: string }> {
  await context.grantPermissions(['notifications']);
  await settle(context, { notify: true, ...device });
  await page.addInitScript(() => Object.defineProperty(document, 'hidden', { get: () => true }));
  await page.goto('./');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const worker = context.serviceWorkers()[0]!;
  await worker.evaluate(COUNT);
  await page.getByRole('button', { name: /^Play now: Lucktails/ }).click();
  await expect(page).toHaveTitle(/^Your turn/, { timeout: 60_000 });
  await expect.poll(() => worker.evaluate('self.shown')).toBe(1);
  return { worker, table: page.url() };
}

test('the title, a sound and a notification call somebody to the table', async ({ page, context }) => {
  await page.addInitScript(() => {
    const called: string[] = [];
    Object.assign(window, { called });
    const tone = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function () {
      called.push('a tone');
      return tone.call(this);
    };
  });
  await called(page, context, { pace: 'usual', sound: true });
  await expect.poll(() => page.evaluate(() => (window as unknown as { called: string[] }).called)).toContain('a tone');
  expect(await page.evaluate(SHOWN)).toEqual(['Your turn: Lucktails true']);
});

test('a click finds the tab that is at the table, and leaves the others where they are', async ({ page, context }) => {
  const { worker, table } = await called(page, context);
  const other = await context.newPage();
  await other.goto('./#/new/lucktails');
  await other.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.evaluate(() => Object.assign(window, { stays: true }));
  // Without a hand a browser lets no tab come to the front.
  expect(await click(worker)).toEqual({ focused: ['InvalidAccessError'], opened: [], left: 0 });
  expect(page.url()).toBe(table);
  expect(other.url()).toMatch(/#\/new\/lucktails$/);
  // It was not loaded anew.
  await expect(bar(page)).toBeVisible();
  expect(await page.evaluate(() => 'stays' in window)).toBe(true);
});

test('a click brings a tab that is elsewhere in the house to the table', async ({ page, context }) => {
  const { worker, table } = await called(page, context);
  await page.goto('./#/');
  await expect(page.getByRole('button', { name: /^Play now: Lucktails/ })).toBeVisible();
  expect(await click(worker)).toEqual({ focused: ['InvalidAccessError'], opened: [], left: 0 });
  await expect(page).toHaveURL(table);
  await expect(bar(page)).toBeVisible();
});

test('when the tab that called is gone, a click brings another one to the table', async ({ page, context }) => {
  const { worker, table } = await called(page, context);
  const other = await context.newPage();
  await other.goto('./');
  await expect(other.getByRole('button', { name: /^Play now: Lucktails/ })).toBeVisible();
  await page.close();
  expect(await click(worker)).toEqual({ focused: ['InvalidAccessError'], opened: [], left: 0 });
  await expect(other).toHaveURL(table);
  await expect(bar(other)).toBeVisible();
});

test('with no tab of the house a click opens one at the table', async ({ page, context }) => {
  const { worker, table } = await called(page, context);
  // The house is left, and the browser is not.
  await page.goto('about:blank');
  await expect.poll(() => worker.evaluate(async () => (await (self as unknown as ServiceWorkerGlobalScope).clients.matchAll({ includeUncontrolled: true })).length)).toBe(0);
  expect(await click(worker)).toEqual({ focused: [], opened: [table], left: 0 });
});
