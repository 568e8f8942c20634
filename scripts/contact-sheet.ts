/**
 * `npm run contact-sheet`: every screen in both schemes on a phone and on a desk, with a year of sample life in it and with
 * nothing, as pictures in dist/contact-sheet/. Most faults are seen, not tested.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { ensureChromium } from './chromium.ts';
import { demoAccount, openDemo } from './demo-server.ts';

const host = '127.0.0.1';
const timeZone = 'UTC';
const folder = join(import.meta.dirname, '..', 'dist', 'contact-sheet');

const schemes = ['light', 'dark'] as const;
/** What is below is left out. */
const sizes = [
  { name: 'phone', viewport: { width: 360, height: 740 }, tallest: 1480, columns: 8, shrunkTo: 240 },
  { name: 'desk', viewport: { width: 1280, height: 800 }, tallest: 1200, columns: 4, shrunkTo: 480 },
];

const beforeLogIn = [
  '/',
  '/privacy',
  '/terms',
  '/source',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
];
const inside = [
  '/dashboard',
  '/timers',
  '/planner',
  '/focus-areas',
  '/goals',
  '/time-entries',
  '/time-entries?view=calendar',
  '/action-plans',
  '/action-plans/new',
  '/action-plans/generate-action-plan',
  '/action-plans/generate-action-plan2',
  '/inventory',
  '/inventory?view=all',
  '/reports',
  '/settings',
  '/feedback',
  '/faq',
  '/help',
  '/contact',
  '/no-such-page',
];

const newcomer = { email: 'newcomer@weekwise.example', password: 'nothing to see here yet' };
const visitors = [
  { name: 'nobody', enter: async () => beforeLogIn },
  {
    name: 'newcomer',
    enter: async (context: BrowserContext) => {
      await post(context, '/api/auth/signup', newcomer).catch(() => post(context, '/api/auth/login', newcomer));
      return inside;
    },
  },
  {
    name: 'member',
    enter: async (context: BrowserContext) => {
      await post(context, '/api/auth/login', demoAccount);
      return [...inside, ...(await pagesOfRecords(context))];
    },
  },
];

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const { app, stop } = await openDemo({ host, clock: Date.now, timeZone });
const baseURL = await app.listen({ host, port: 0 });
const browser = await chromium.launch(await ensureChromium());
try {
  for (const size of sizes) {
    for (const colorScheme of schemes) {
      for (const visitor of visitors) {
        const context = await browser.newContext({
          baseURL,
          viewport: size.viewport,
          colorScheme,
          reducedMotion: 'reduce',
          timezoneId: timeZone,
          serviceWorkers: 'block',
        });
        const pictures = [];
        for (const path of await visitor.enter(context)) pictures.push(await pictureOf(context, path, size.tallest));
        await context.close();
        const file = `${visitor.name}-${size.name}-${colorScheme}.png`;
        await writeSheet(browser, join(folder, file), pictures, size);
        console.log(`${file}: ${pictures.length} screens`);
      }
    }
  }
} finally {
  await browser.close();
  await stop();
}

interface Picture {
  readonly path: string;
  readonly base64: string;
}

async function pictureOf(context: BrowserContext, path: string, tallest: number): Promise<Picture> {
  const page = await context.newPage();
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.locator('[aria-busy=true]').waitFor({ state: 'detached' });
  const height = Math.min(tallest, await heightOf(page));
  const { width } = page.viewportSize()!;
  // The whole of it is seen as by somebody with a taller screen: what sticks to an edge does.
  await page.setViewportSize({ width, height });
  await page.waitForTimeout(300);
  const picture = await page.screenshot();
  await page.close();
  return { path, base64: picture.toString('base64') };
}

function heightOf(page: Page): Promise<number> {
  return page.evaluate<number>('Math.max(innerHeight, document.documentElement.scrollHeight)');
}

async function writeSheet(
  through: Browser,
  file: string,
  pictures: readonly Picture[],
  { columns, shrunkTo }: { readonly columns: number; readonly shrunkTo: number },
): Promise<void> {
  const page = await through.newPage({ viewport: { width: columns * (shrunkTo + 16) + 16, height: 800 } });
  const figures = pictures.map(
    ({ path, base64 }) =>
      `<figure><figcaption>${path}</figcaption><img width="${shrunkTo}" src="data:image/png;base64,${base64}"></figure>`,
  );
  await page.setContent(`<!doctype html><style>
    body { display: grid; grid-template-columns: repeat(${columns}, ${shrunkTo}px); gap: 16px; align-items: start;
      margin: 16px; background: #888; font: 12px system-ui }
    figure { margin: 0 }
    figcaption { padding-bottom: 4px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
    img { display: block }
  </style>${figures.join('')}`);
  await page.screenshot({ path: file, fullPage: true });
  await page.close();
}

/** A plan, and goals with and without much in them. */
async function pagesOfRecords({ request }: BrowserContext): Promise<string[]> {
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
  const answer = await request.post(path, { headers: { 'x-csrf-token': csrfToken }, data });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
}
