/** Draws the pictures in `public` that have to be pixels from those that are lines: `npm run art`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';

const read = (path) => readFileSync(new URL(path, import.meta.url));
const write = (name, bytes) => writeFileSync(new URL(`../public/${name}`, import.meta.url), bytes);

const font = read('../node_modules/@fontsource/young-serif/files/young-serif-latin-400-normal.woff2').toString('base64');
const style = `<style>@font-face { font-family: 'Young Serif'; src: url(data:font/woff2;base64,${font}) } body { margin: 0 } svg { display: block; width: 100vw; height: 100vh }</style>`;

const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });

async function drawn(svg, width, height) {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(style + svg);
  await page.evaluate(() => document.fonts.load("1rem 'Young Serif'"));
  const bytes = await page.screenshot({ omitBackground: true });
  await page.close();
  return bytes;
}

/** An icon of several sizes, each a PNG of its own. */
function icon(pictures) {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let at = head.length;
  pictures.forEach(({ size, bytes }, number) => {
    const entry = 6 + 16 * number;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(bytes.length, entry + 8);
    head.writeUInt32LE(at, entry + 12);
    at += bytes.length;
  });
  return Buffer.concat([head, ...pictures.map(({ bytes }) => bytes)]);
}

const small = read('../public/icon.svg').toString();
const pictures = [];
for (const size of [16, 32, 48]) pictures.push({ size, bytes: await drawn(small, size, size) });
write('favicon.ico', icon(pictures));
write('preview.png', await drawn(read('preview.svg').toString(), 1200, 630));
await browser.close();
