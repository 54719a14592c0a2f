/** The picture for a camera says where the table is: whoever goes exactly there sits down. */
import { expect, test, type Locator, type Page } from '@playwright/test';
import jsqr from 'jsqr';
import { guest, makeTable, setUp } from './people';

/** What a camera would read: the pixels of the picture as it is shown. */
async function seen(page: Page, picture: Locator): Promise<string | undefined> {
  await picture.evaluate((it) => it.scrollIntoView({ block: 'center' }));
  const png = (await picture.screenshot()).toString('base64');
  const { data, width, height } = await page.evaluate(async (png) => {
    const image = new Image();
    image.src = `data:image/png;base64,${png}`;
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
    const paper = canvas.getContext('2d') as CanvasRenderingContext2D;
    paper.drawImage(image, 0, 0);
    const { data, width, height } = paper.getImageData(0, 0, image.width, image.height);
    return { data: [...data], width, height };
  }, png);
  const read = (jsqr as unknown as { default?: typeof jsqr }).default ?? jsqr;
  return read(Uint8ClampedArray.from(data), width, height)?.data;
}

for (const theme of ['light', 'dark', 'contrast'] as const) {
  test(`a camera reads the way to the table, ${theme}`, async ({ browser }) => {
    const ann = await guest(browser, 'Ann', { theme });
    await ann.setViewportSize({ width: 360, height: 640 });
    const code = await makeTable(ann, setUp('get-lucky', 3));
    await ann.goto(`./#/t/${code}`);
    await ann.getByText('Show it to a camera').click();
    const link = await seen(ann, ann.getByRole('img', { name: 'Picture for a camera' }));
    expect(link).toMatch(new RegExp(`#/t/${code}$`));

    const page = await (await browser.newContext()).newPage();
    await page.goto(link ?? '');
    await page.getByRole('textbox', { name: 'Your name' }).fill('Zoë');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Sit down, Seat 2' }).click();
    await expect(page.getByText('Zoë (you)')).toBeVisible();
    await expect(ann.getByText('Zoë', { exact: true })).toBeVisible();
  });
}
