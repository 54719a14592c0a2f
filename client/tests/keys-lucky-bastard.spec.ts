/** Lucky Bastard by keys alone: every kind of action, at the board itself. */
import { expect, test, type Page } from '@playwright/test';
import { confirm, done, isMyTurn, tabTo, writeDown } from './keyboard';
import { alone, openHere, settle } from './people';
import { bastards, times } from './scripts';

const KINDS = ['decline', 'done', 'draw', 'keep', 'look', 'match', 'peek', 'switch', 'throw'];

/** Four of a kind for Ann, others for the house, and for Ann to draw: both powers, one of them again, and a card of her kind. */
const FIRST = [...times('H', 4), 'D', 'E', 'F', 'G', 'switch', 'C', 'peek', 'C', 'switch', 'B', 'H', 'B'];

class Ann {
  constructor(
    readonly page: Page,
    readonly seen: Set<string>,
  ) {}

  has(kind: string): boolean {
    return this.seen.has(kind);
  }

  button(name: RegExp) {
    return this.page.locator('.felt').getByRole('button', { name }).first();
  }

  /** Points at something on the board by Tab and Enter, then does it in the bar. */
  async point(name: RegExp): Promise<void> {
    await tabTo(this.page, this.button(name));
    await this.page.keyboard.press('Enter');
    await confirm(this.page);
  }

  /** The key of a slot points at it; Enter does it, wherever the keys are. */
  async pointByKey(...slots: string[]): Promise<void> {
    const before = (await done(this.page)).length;
    for (const slot of slots) await this.page.keyboard.press(slot);
    await this.page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await this.page.keyboard.press('Enter');
    await expect.poll(async () => (await done(this.page)).length).toBeGreaterThan(before);
  }

  async act(): Promise<void> {
    if (await this.button(/^Decline/).isVisible()) await this.usePower();
    else if (await this.button(/^Done/).isVisible()) await this.race();
    else if (await this.button(/Throw /).isVisible()) await this.play();
    else if (await this.button(/^Pile: .*Draw/).isVisible()) await this.point(/^Pile: .*Draw/);
    else if (await this.button(/^Your slot 1, face down/).isVisible()) {
      await this.pointByKey('1', '2');
      await this.look();
    }
  }

  async usePower(): Promise<void> {
    const other = this.button(/^Slot \d+ of House 2/);
    const kind = (await other.isVisible()) ? 'switch' : 'peek';
    if (this.has(kind)) return this.point(/^Decline/);
    if (kind === 'peek') return this.pointByKey('2');
    await this.page.keyboard.press('4');
    await expect(this.button(/^Your slot 4/)).toHaveAttribute('aria-pressed', 'true');
    await this.point(/^Slot \d+ of House 2/);
  }

  /** What one looks at is turned over by a key, and covered again by the next. */
  async look(): Promise<void> {
    const covered = this.button(/^Your slot 2: hold to look/);
    await tabTo(this.page, covered);
    await this.page.keyboard.press('Space');
    await expect(this.button(/^Your slot 2: .*Press to cover/)).toBeFocused();
    await this.page.keyboard.press('Space');
    await expect(covered).toBeFocused();
  }

  async race(): Promise<void> {
    const own = await this.page.locator('.felt').getByText('Lay every “Jinx” you have').isVisible();
    const acts = (await done(this.page)).length;
    const last = this.has('decline') && acts > 24;
    await this.page.keyboard.press((own || last) && !this.has('match') ? '1' : 'd');
    await expect.poll(async () => (await done(this.page)).length).toBeGreaterThan(acts);
  }

  async play(): Promise<void> {
    const powers = ['switch', 'peek', 'decline', 'match'].every((kind) => this.has(kind));
    if (powers) await this.pointByKey('2');
    else await this.point(/Throw /);
  }
}

test('every kind of action of Lucky Bastard is done with the keyboard', async ({ page }) => {
  await writeDown(page);
  await settle(page);
  await page.goto('./');
  const seen = new Set<string>();
  const ann = new Ann(page, seen);
  for (let game = 0; game < 5 && seen.size < KINDS.length; game++) {
    await openHere(page, { ...alone('lucky-bastard', 2), options: {} }, ['Ann'], [bastards(FIRST)]);
    for (let turn = 0; turn < 120 && seen.size < KINDS.length && (await isMyTurn(page)); turn++) {
      await ann.act();
      for (const { type } of await done(page)) seen.add(type);
    }
  }
  expect([...seen].sort()).toEqual(KINDS);
});
