/**
 * `npm run contact-sheet`: renders every screen in both colour schemes, on a phone and a desktop, with a year of sample data
 * and with none, to images in dist/contact-sheet/ for visual review.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { ensureChromium } from './chromium.ts';
import type { PageAccess } from '#web/page.ts';
import { demoAccount, createDemo } from './demo-server.ts';
import { pages } from './pages.ts';

const host = '127.0.0.1';
const timeZone = 'UTC';
const folder = join(import.meta.dirname, '..', 'dist', 'contact-sheet');

const schemes = ['light', 'dark'] as const;
/** Screens are cropped at `maxHeight`. */
const sizes = [
  { name: 'phone', viewport: { width: 360, height: 740 }, maxHeight: 1480, columns: 8, thumbnailWidth: 240 },
  { name: 'desktop', viewport: { width: 1280, height: 800 }, maxHeight: 1200, columns: 4, thumbnailWidth: 480 },
];

/** Pages with parameters follow in `listRecordPaths`. */
const listPaths = (access: PageAccess) =>
  pages.filter((page) => page.access === access && !page.path.includes('$')).map(({ path }) => path);
const publicPaths = ['/', '/privacy', '/terms', '/source', ...listPaths('public')];
const authenticatedPaths = [
  ...listPaths('session'),
  '/time-entries?view=calendar',
  '/time-entries?view=week',
  '/inventory?view=all',
  '/no-such-page',
];

const newcomer = { email: 'newcomer@weekwise.example', password: 'nothing to see here yet' };
const users = [
  { name: 'logged-out', enter: async () => publicPaths },
  {
    name: 'newcomer',
    enter: async (context: BrowserContext) => {
      await post(context, '/api/auth/signup', newcomer).catch(() => post(context, '/api/auth/login', newcomer));
      return authenticatedPaths;
    },
  },
  {
    name: 'member',
    enter: async (context: BrowserContext) => {
      await post(context, '/api/auth/login', demoAccount);
      return [...authenticatedPaths, ...(await listRecordPaths(context))];
    },
  },
];

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const { app, stop } = await createDemo({ host, clock: Date.now, timeZone });
const baseURL = await app.listen({ host, port: 0 });
const browser = await chromium.launch(await ensureChromium());
try {
  for (const size of sizes) {
    for (const colorScheme of schemes) {
      for (const user of users) {
        const context = await browser.newContext({
          baseURL,
          viewport: size.viewport,
          colorScheme,
          reducedMotion: 'reduce',
          timezoneId: timeZone,
          serviceWorkers: 'block',
        });
        const screenshots = [];
        for (const path of await user.enter(context))
          screenshots.push(await takeScreenshot(context, path, size.maxHeight));
        await context.close();
        const file = `${user.name}-${size.name}-${colorScheme}.png`;
        await writeSheet(browser, join(folder, file), screenshots, size);
        console.log(`${file}: ${screenshots.length} screens`);
      }
    }
  }
} finally {
  await browser.close();
  await stop();
}

interface Screenshot {
  readonly path: string;
  readonly base64: string;
}

async function takeScreenshot(context: BrowserContext, path: string, maxHeight: number): Promise<Screenshot> {
  const page = await context.newPage();
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.locator('[aria-busy=true]').waitFor({ state: 'detached' });
  const height = Math.min(maxHeight, await getPageHeight(page));
  const { width } = page.viewportSize()!;
  // Grow the viewport instead of taking a full-page screenshot, so that sticky elements stay at the edges.
  await page.setViewportSize({ width, height });
  await page.waitForTimeout(300);
  const image = await page.screenshot();
  await page.close();
  return { path, base64: image.toString('base64') };
}

function getPageHeight(page: Page): Promise<number> {
  return page.evaluate<number>('Math.max(innerHeight, document.documentElement.scrollHeight)');
}

async function writeSheet(
  sheetBrowser: Browser,
  file: string,
  screenshots: readonly Screenshot[],
  { columns, thumbnailWidth }: { readonly columns: number; readonly thumbnailWidth: number },
): Promise<void> {
  const page = await sheetBrowser.newPage({ viewport: { width: columns * (thumbnailWidth + 16) + 16, height: 800 } });
  const figures = screenshots.map(
    ({ path, base64 }) =>
      `<figure><figcaption>${path}</figcaption><img width="${thumbnailWidth}" src="data:image/png;base64,${base64}"></figure>`,
  );
  await page.setContent(`<!doctype html><style>
    body { display: grid; grid-template-columns: repeat(${columns}, ${thumbnailWidth}px); gap: 16px; align-items: start;
      margin: 16px; background: #888; font: 12px system-ui }
    figure { margin: 0 }
    figcaption { padding-bottom: 4px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
    img { display: block }
  </style>${figures.join('')}`);
  await page.screenshot({ path: file, fullPage: true });
  await page.close();
}

/** Paths of the goals with the most and the fewest resources, and of a plan. */
async function listRecordPaths({ request }: BrowserContext): Promise<string[]> {
  const read = async <T>(path: string) => (await (await request.get(path)).json()) as T;
  const areas = await read<{ goals: { _id: string; inventoryCount: number }[] }[]>('/api/focus-areas/with-goals');
  const goals = areas.flatMap((area) => area.goals).toSorted((a, b) => b.inventoryCount - a.inventoryCount);
  const [plan] = await read<{ _id: string }[]>('/api/action-plans');
  const [fullest, emptiest] = [goals[0], goals.at(-1)];
  return [
    ...(fullest ? [`/goals/${fullest._id}`, `/goals/${fullest._id}?tab=plan`] : []),
    ...(emptiest ? [`/goals/${emptiest._id}`] : []),
    ...(plan ? [`/action-plans/${plan._id}`] : []),
  ];
}

async function post({ request }: BrowserContext, path: string, data: object): Promise<void> {
  const { csrfToken } = (await (await request.get('/api/csrf-token')).json()) as { csrfToken: string };
  const response = await request.post(path, { headers: { 'x-csrf-token': csrfToken }, data });
  if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`);
}
