/** `npm run screenshots`: the pictures of the landing page, of the product as it is now with the sample life in it. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { ensureChromium } from './chromium.ts';
import { demoAccount, openDemo } from './demo-server.ts';

const host = '127.0.0.1';
const timeZone = 'UTC';
/** A Saturday afternoon: the week has come far, and a timer runs. */
const NOW = Date.UTC(2026, 9, 17, 16, 20);

interface Screen {
  readonly name: string;
  readonly shows: string;
}

interface Size {
  readonly viewport: { readonly width: number; readonly height: number };
  readonly scale: number;
}

/** Each with what shows when it is all there. */
const screens: readonly Screen[] = [
  { name: 'dashboard', shows: 'Top Contributors' },
  { name: 'timers', shows: 'Favourite Goals' },
  { name: 'planner', shows: 'Deep Work' },
];
const schemes = ['light', 'dark'] as const;
/** 1600 × 1000 and 780 × 1560 points: sharp where they are shown smaller, as they are everywhere. */
const sizes: readonly (Size & { readonly suffix: string })[] = [
  { suffix: '', viewport: { width: 1280, height: 800 }, scale: 1.25 },
  { suffix: '-phone', viewport: { width: 390, height: 780 }, scale: 2 },
];
const RUNNING_TIME = /^\d:\d\d:\d\d$/;
const QUALITY = 66;

const folder = join(import.meta.dirname, '..', 'web', 'landing', 'shots');
mkdirSync(folder, { recursive: true });

const { app, stop } = await openDemo({ host, clock: () => NOW, timeZone });
const baseURL = await app.listen({ host, port: 0 });
const browser = await chromium.launch(await ensureChromium());
try {
  for (const { suffix, ...size } of sizes) {
    for (const colorScheme of schemes) {
      const context = await browser.newContext({
        baseURL,
        viewport: size.viewport,
        deviceScaleFactor: size.scale,
        colorScheme,
        reducedMotion: 'reduce',
        locale: 'en-GB',
        timezoneId: timeZone,
        serviceWorkers: 'block',
      });
      await context.clock.setFixedTime(NOW);
      await logIn(context);
      // As for somebody with a life of their own, whom no line at the bottom offers to remove it.
      const own = { focusAreas: 0, canAdd: false };
      await context.route('**/api/sample-data', (route) => route.fulfill({ json: own }));
      for (const screen of screens) {
        const picture = await pictureOf(screen, context, size);
        const file = `${screen.name}${suffix}-${colorScheme}.webp`;
        writeFileSync(join(folder, file), picture);
        console.log(`${file}: ${Math.ceil(picture.length / 1000)} kB`);
      }
      await context.close();
    }
  }
} finally {
  await browser.close();
  await stop();
}

async function logIn({ request }: BrowserContext): Promise<void> {
  const { csrfToken } = (await (await request.get('/api/csrf-token')).json()) as { csrfToken: string };
  const headers = { 'x-csrf-token': csrfToken };
  const answer = await request.post('/api/auth/login', { headers, data: demoAccount });
  if (!answer.ok()) throw new Error(`The log-in failed: ${answer.status()} ${await answer.text()}`);
}

/** As WebP, which Playwright's own screenshots cannot be. */
async function pictureOf(screen: Screen, context: BrowserContext, { viewport, scale }: Size): Promise<Buffer> {
  const page = await context.newPage();
  await page.goto(`/${screen.name}`, { waitUntil: 'networkidle' });
  for (const shown of [screen.shows, RUNNING_TIME])
    await page.getByText(shown).filter({ visible: true }).first().waitFor();
  await page.locator('[aria-busy=true]').waitFor({ state: 'detached' });
  const devtools = await context.newCDPSession(page);
  const { data } = await devtools.send('Page.captureScreenshot', {
    format: 'webp',
    quality: QUALITY,
    clip: { x: 0, y: 0, ...viewport, scale },
  });
  await page.close();
  return Buffer.from(data, 'base64');
}
