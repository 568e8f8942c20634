/** `npm run screenshots`: regenerates the screenshots on the landing page from the current app with sample data. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { ensureChromium } from './chromium.ts';
import { demoAccount, createDemo } from './demo-server.ts';

const host = '127.0.0.1';
const timeZone = 'UTC';
/** A Saturday afternoon, with most of the week tracked and a timer running. */
const NOW = Date.UTC(2026, 9, 17, 16, 20);

interface Screen {
  readonly name: string;
  readonly readyTexts: readonly string[];
}

interface Size {
  readonly viewport: { readonly width: number; readonly height: number };
  readonly scale: number;
}

/** The screens, each with texts that appear once it has loaded. The tasks of this week load after the page. */
const screens: readonly Screen[] = [
  { name: 'dashboard', readyTexts: ['Top Contributors'] },
  { name: 'timers', readyTexts: ['This week', 'Favourite Goals'] },
  { name: 'planner', readyTexts: ['Deep Work'] },
];
const schemes = ['light', 'dark'] as const;
/** The images have 1600 × 1000 and 780 × 1560 pixels, more than are displayed, so that they look sharp. */
const sizes: readonly (Size & { readonly suffix: string })[] = [
  { suffix: '', viewport: { width: 1280, height: 800 }, scale: 1.25 },
  { suffix: '-phone', viewport: { width: 390, height: 780 }, scale: 2 },
];
const RUNNING_TIME = /^\d:\d\d:\d\d$/;
const QUALITY = 66;

const folder = join(import.meta.dirname, '..', 'web', 'landing', 'shots');
mkdirSync(folder, { recursive: true });

const { app, stop } = await createDemo({ host, clock: () => NOW, timeZone });
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
      // Hides the offer to remove the sample data.
      const noSampleData = { focusAreas: 0, canAdd: false };
      await context.route('**/api/sample-data', (route) => route.fulfill({ json: noSampleData }));
      for (const screen of screens) {
        const image = await takeScreenshot(screen, context, size);
        const file = `${screen.name}${suffix}-${colorScheme}.webp`;
        writeFileSync(join(folder, file), image);
        console.log(`${file}: ${Math.ceil(image.length / 1000)} kB`);
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
  const response = await request.post('/api/auth/login', { headers, data: demoAccount });
  if (!response.ok()) throw new Error(`Login failed: ${response.status()} ${await response.text()}`);
}

/** Captures a WebP image, which Playwright's own screenshots do not support. */
async function takeScreenshot(screen: Screen, context: BrowserContext, { viewport, scale }: Size): Promise<Buffer> {
  const page = await context.newPage();
  await page.goto(`/${screen.name}`, { waitUntil: 'networkidle' });
  for (const text of [...screen.readyTexts, RUNNING_TIME])
    await page.getByText(text).filter({ visible: true }).first().waitFor();
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
