/**
 * `npm run bench:web` measures how every page loads: first visits on a slow phone, and visits with a warm cache without throttling.
 * It takes about 15 minutes. `npm run bench:web -- /timers /goals` measures only these pages; `--visits 1` visits each page once;
 * `--lighthouse` also runs Lighthouse, half a minute for each page and visit; `--write` writes the results to RESULTS.md.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type APIRequestContext, type BrowserContextOptions, chromium } from '@playwright/test';
import { ServerProcess } from '#server/testing/server-process.ts';
import { buildIfChanged } from '../../scripts/build.ts';
import { ensureChromium } from '../../scripts/chromium.ts';
import { demoAccount } from '../../scripts/demo-server.ts';
import { describeMeasurement } from '../results.ts';
import { runLighthouse, type LighthouseResult } from './lighthouse.ts';
import { measuredPages } from './pages.ts';
import { serveReferencePage } from './reference-page.ts';
import { formatProgress, formatResults, type PageResults, pageVerdicts } from './report.ts';
import { measureSlowVisit, measureWarmVisit, type PageMetrics, warmUp } from './visit.ts';

const { values: options, positionals: paths } = parseArgs({
  allowPositionals: true,
  options: {
    lighthouse: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    visits: { type: 'string', default: '5' },
  },
});
const visits = Number(options.visits);
const unknownPaths = paths.filter((path) => !measuredPages.some((page) => page.path === path));
if (unknownPaths.length > 0 || !(visits >= 1)) {
  console.error(`Choose from ${measuredPages.map(({ path }) => `'${path}'`).join(', ')}, and at least one visit.`);
  process.exit(2);
}
const startedAt = performance.now();

await buildIfChanged();
// The server runs in its own process, so that this one cannot slow it down.
const server = new ServerProcess({ TZ: 'UTC' }, 'scripts/demo.ts');
const baseURL = new URL(await server.waitUntilReady()).origin;
const reference = await serveReferencePage();
const chromiumOptions = await ensureChromium();
const browser = await chromium.launch(chromiumOptions);
const results: PageResults[] = [];
const referenceResults = { slow: [] as PageMetrics[], warm: [] as Omit<PageMetrics, 'kilobytes'>[] };
try {
  const { session, parameters } = await logIn();
  const warmContexts = {
    session: await browser.newContext(session),
    public: await browser.newContext(),
    reference: await browser.newContext(),
  };
  await warmUp(warmContexts.reference, reference.url);
  for (const page of measuredPages) {
    if (paths.length > 0 && !paths.includes(page.path)) continue;
    const url = baseURL + page.path.replaceAll(/\$\w+/g, (name) => parameters[name]!);
    const contextOptions = page.isPublic ? {} : session;
    const warmContext = page.isPublic ? warmContexts.public : warmContexts.session;
    const slow = [];
    for (let n = 0; n < visits; n++) slow.push(await measureSlowVisit(browser, url, contextOptions));
    await warmUp(warmContext, url);
    const warm = [];
    for (let n = 0; n < visits; n++) warm.push(await measureWarmVisit(warmContext, url));
    referenceResults.slow.push(await measureSlowVisit(browser, reference.url, {}));
    referenceResults.warm.push(await measureWarmVisit(warmContexts.reference, reference.url));
    const lighthouse: LighthouseResult[] = [];
    for (let n = 0; n < (options.lighthouse ? visits : 0); n++) {
      lighthouse.push(await runLighthouse(url, chromiumOptions, contextOptions));
    }
    results.push({ page, slow, warm, lighthouse });
    console.error(formatProgress(results.at(-1)!));
  }
} finally {
  await browser.close();
  reference.close();
  await server.kill('SIGTERM');
}
const text = formatResults(results, referenceResults);
console.log(
  `\n${describeMeasurement()}\n\n${text}\n\nMeasured in ${((performance.now() - startedAt) / 60_000).toFixed(0)} minutes.`,
);
if (options.write) writeResults();
process.exit(pageVerdicts(results).every(({ isMet }) => isMet) ? 0 : 1);

/** Resolves with a session and with values for path parameters. */
async function logIn() {
  const context = await browser.newContext({ baseURL });
  const { csrfToken } = await getJson<{ csrfToken: string }>(context.request, '/api/csrf-token');
  await context.request.post('/api/auth/login', { data: demoAccount, headers: { 'X-CSRF-Token': csrfToken } });
  const areas = await getJson<{ goals: { _id: string }[] }[]>(context.request, '/api/focus-areas/with-goals');
  const plans = await getJson<{ _id: string }[]>(context.request, '/api/action-plans');
  const storageState = await context.storageState();
  await context.close();
  const session = { storageState } satisfies BrowserContextOptions;
  const parameters: Readonly<Record<string, string>> = {
    $goalId: areas.flatMap(({ goals }) => goals)[0]!._id,
    $planId: plans[0]!._id,
  };
  return { session, parameters };
}

async function getJson<T>(request: APIRequestContext, path: string): Promise<T> {
  return (await (await request.get(path)).json()) as T;
}

function writeResults(): void {
  const introduction = `\`npm run bench:web -- --lighthouse --write\` writes this file. All pages are visited with the demo account; figures are medians of
${visits} visits, in seconds.

- **Slow phone** (kB, first paint, LCP, blocked, shift): visits with an empty cache and without a service worker, on a CPU slowed down by a
  factor of four, over a connection of 1.5 Mbit/s with 563 ms per request and HTTP/1.1. Kilobytes are JavaScript and CSS, compressed with Brotli.
- **Warm** (warm first paint, warm LCP): a new tab on a desktop without throttling, after two visits to the page, with everything in the
  HTTP cache and with the service worker, as for a returning user.
- **First paint** is the first contentful paint.
- **Reference**: a static page without scripts and with the CSS of \`/timers\`, visited once after each page. Its spread shows
  how noisy the machine is.
- **Lighthouse**: its results for a phone, simulated from a visit without throttling.`;
  const document = ['# Page loads', introduction, describeMeasurement(), text].join('\n\n');
  writeFileSync(join(import.meta.dirname, 'RESULTS.md'), `${document}\n`);
}
