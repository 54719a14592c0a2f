/** A link from another device: nobody becomes somebody else by opening a page. */
import { expect, test, type Page } from '@playwright/test';
import { guest, settle } from './people';

const playNow = (page: Page) => page.getByRole('button', { name: /Play now/ }).first();

interface Named {
  name: string;
}

async function who(page: Page): Promise<string | undefined> {
  return ((await (await page.request.get('api/me')).json()) as Named | null)?.name;
}

async function makeLink(page: Page): Promise<string> {
  const { token } = (await (await page.request.post('api/me/links')).json()) as { token: string };
  return `./#/link/${token}`;
}

test('a link asks first, and a device that nobody has used yet becomes nobody by looking', async ({ browser }) => {
  const link = await makeLink(await guest(browser, 'Mallory'));
  const context = await browser.newContext();
  await settle(context, { name: '' });
  const victim = await context.newPage();
  const taken: string[] = [];
  victim.on('request', (request) => taken.push(...(request.url().endsWith('/links/taken') ? [request.url()] : [])));
  await victim.goto(link);
  for (const visit of ['opened', 'loaded again']) {
    const question = victim.getByRole('heading', { name: 'Play as Mallory on this device?' });
    await expect(question, visit).toBeVisible();
    await expect(question, visit).toBeFocused();
    await expect(victim.getByText('you would play under somebody else’s name')).toBeVisible();
    if (visit === 'opened') await victim.reload();
  }
  await victim.getByRole('button', { name: 'No' }).click();
  await expect(playNow(victim)).toBeVisible();
  expect(await who(victim)).toBeUndefined();
  expect(taken).toEqual([]);
});

test('whoever is somebody here already is told that this ends', async ({ browser }) => {
  const [ann, bob] = [await guest(browser, 'Ann'), await guest(browser, 'Bob')];
  const link = await makeLink(ann);
  await bob.goto(link);
  await expect(bob.getByText('On this device you are Bob so far')).toBeVisible();
  await bob.getByRole('button', { name: 'No, stay Bob' }).click();
  await expect(playNow(bob)).toBeVisible();
  expect(await who(bob)).toBe('Bob');
  await bob.goto(link);
  await bob.getByRole('button', { name: 'Yes, play as Ann' }).press('Enter');
  await expect(playNow(bob)).toBeVisible();
  expect(await who(bob)).toBe('Ann');
  await bob.goto(link);
  await expect(bob.getByRole('alert')).toContainText('used already');
});
