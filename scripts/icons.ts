/** `node scripts/icons.ts`: regenerates the icons of the installed app from web/public/favicon.svg. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { ensureChromium } from './chromium.ts';

const target = join(import.meta.dirname, '..', 'web', 'public');

/** Platforms that mask icons need square corners; the bars of the logo fit inside any mask. */
const icons = [
  { name: 'icon-192.png', size: 192, isSquare: false },
  { name: 'icon-512.png', size: 512, isSquare: false },
  { name: 'icon-maskable-512.png', size: 512, isSquare: true },
  { name: 'apple-touch-icon.png', size: 180, isSquare: true },
];

const round = await readFile(join(target, 'favicon.svg'), 'utf8');
const square = round.replace(/ rx="\d+"/, '');
const browser = await chromium.launch(await ensureChromium());
for (const { name, size, isSquare } of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw}</style>${isSquare ? square : round}`);
  await writeFile(join(target, name), await page.screenshot({ omitBackground: true }));
  await page.close();
}
await browser.close();
