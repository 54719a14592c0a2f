/** Somebody at a table who has no mouse. */
import { expect, type Locator, type Page } from '@playwright/test';
import { bar, isOver } from './people';

export interface Act {
  type: string;
  [field: string]: unknown;
}

/** Writes down what is done at tables on this device. */
export async function writeDown(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const acts: unknown[] = [];
    Object.assign(window, { acts });
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (this: Worker, message: { request?: { message?: { ask?: { action?: unknown } } } }, ...rest: unknown[]) {
      const text = JSON.stringify(message) ?? '';
      const action = /"action":(\{[^{}]*\})/.exec(text)?.[1];
      if (action && text.includes('"type":"act"')) acts.push(JSON.parse(action));
      return (post as (...args: unknown[]) => void).call(this, message, ...rest);
    } as typeof post;
  });
}

export async function done(page: Page): Promise<Act[]> {
  return page.evaluate(() => (window as unknown as { acts: Act[] }).acts);
}

/** Goes there by Tab, as far as it takes, and sees where one is. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let tabs = 0; tabs < 90; tabs++) {
    if (await target.evaluate((it) => it === document.activeElement)) {
      const seen = await target.evaluate((it) => {
        const { outlineStyle, boxShadow } = getComputedStyle(it);
        return outlineStyle !== 'none' || boxShadow !== 'none';
      });
      expect(seen, 'one sees where the keys are').toBe(true);
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`no Tab leads to ${String(target)}`);
}

/** Waits until one may choose; false when the game is over. */
export async function isMyTurn(page: Page): Promise<boolean> {
  await expect(bar(page).getByRole('button').first().or(page.getByRole('button', { name: 'Play again', exact: true })).first()).toBeEnabled();
  return !(await isOver(page));
}

/** Does what has been pointed at. */
export async function confirm(page: Page): Promise<void> {
  const before = (await done(page)).length;
  await tabTo(page, bar(page).getByRole('button').first());
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await done(page)).length).toBe(before + 1);
}
