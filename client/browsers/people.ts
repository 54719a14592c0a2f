/** What people do, in whatever browser. */
import { expect, test as base } from '@playwright/test';
import { seen, sensibly, type Device as Settings, type Seen } from '../tests/people';
import type { Device, Engine } from './device';
import { Firefox } from './firefox';
import { House } from './house';
import { WebKit } from './webkit';

interface Kept {
  kind: 'firefox' | 'webkit';
  engine: Engine;
  house: House;
}

interface Each {
  /** Gives somebody a device. What goes wrong on any of them fails the test. */
  device: (blocked?: boolean) => Promise<Device>;
}

export const test = base.extend<Each, Kept>({
  kind: ['firefox', { option: true, scope: 'worker' }],
  engine: [
    async ({ kind }, use) => {
      const engine = kind === 'firefox' ? new Firefox() : new WebKit();
      await use(engine);
      await engine.close();
    },
    { scope: 'worker' },
  ],
  house: [
    async ({}, use) => {
      const house = await House.open();
      await use(house);
      await house.close();
    },
    { scope: 'worker' },
  ],
  device: async ({ engine }, use) => {
    const all: Device[] = [];
    await use(async (blocked) => {
      const device = await engine.device(blocked);
      all.push(device);
      return device;
    });
    const troubles = (await Promise.all(all.map((it) => it.troubles()))).flat();
    for (const device of all) await device.close();
    expect(troubles).toEqual([]);
  },
});

/** Opens the house on a device that is set like this: the house plays at once, and nothing moves. */
export async function comeTo(device: Device, address: string, settings: Settings = {}): Promise<void> {
  await device.open(address);
  const kept = { lang: 'en', theme: 'light', motion: 'less', pace: 'instant', name: 'Ann', sound: false, ...settings };
  await device.run((kept) => localStorage.setItem('luckhouse.settings', JSON.stringify(kept)), kept);
  await device.reload();
  await expect.poll(() => device.run(() => 'luckhouse' in window)).toBe(true);
}

/** The button or link of this name that can be seen. It runs in the page. */
export function named(name: string): Element | undefined {
  const all = [...document.querySelectorAll<HTMLElement>('button:enabled, a[href]')].filter((it) => it.checkVisibility());
  return all.find((it) => (it.getAttribute('aria-label') ?? it.textContent?.trim() ?? '').startsWith(name));
}

/** Presses the button or link of this name, once it is there. */
export async function press(device: Device, name: string): Promise<void> {
  await expect.poll(() => device.click(named, name), { message: name }).toBe(true);
}

export async function sees(device: Device, text: string): Promise<void> {
  await expect.poll(() => device.run(() => document.body.innerText), { message: text }).toContain(text);
}

/** The words of what is offered, once something is. The digit before each comes with the board, which may still be on its way. */
export async function choices(device: Device): Promise<string[]> {
  const offers = (): string[] => [...document.querySelectorAll('.choices button:enabled span')].map((it) => it.textContent ?? '');
  await expect.poll(async () => (await device.run(offers)).length).toBeGreaterThan(0);
  return device.run(offers);
}

/** The nth choice, or what is to be pressed before one can choose. It runs in the page. */
function offered(first: string, nth: number): Element | undefined {
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('button:enabled')].filter((it) => it.checkVisibility());
  if (first) return buttons.find((it) => it.textContent?.trim() === first);
  return buttons.filter((it) => it.closest('.choices'))[nth];
}

/** Chooses once, if this device is asked. Returns what it saw. */
async function turn(device: Device, number: number): Promise<Seen> {
  const it = await device.run(seen);
  if (!it.over && (it.first || it.labels.length > 0)) await device.click(offered, it.first, it.first ? 0 : sensibly(it.labels, number));
  return it;
}

/** A table at which nothing new is offered for so long stands still. */
const STILL = 60_000;

/** Plays to the end on all of these devices. */
export async function playOut(devices: Device[]): Promise<void> {
  let [last, since] = ['', Date.now()];
  for (let number = 0; ; number++) {
    const all: Seen[] = [];
    for (const device of devices) all.push(await turn(device, number));
    if (all.some((it) => it.over)) return;
    const now = JSON.stringify(all);
    if (now !== last) [last, since] = [now, Date.now()];
    if (Date.now() - since > STILL) throw new Error(`nothing new is offered after ${number} looks: ${now}`);
  }
}
