/**
 * `npm run bench:web` measures how each page loads on a slow phone: the median of five first visits, next to its budget.
 * `npm run bench:web -- /timers /goals` measures only these pages; `--lighthouse` also runs Lighthouse, which is slow;
 * `--write` writes the results to RESULTS.md next to this file.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium } from '@playwright/test';
import { ensureChromium } from '../../scripts/chromium.ts';
import { demoAccount, createDemo } from '../../scripts/demo-server.ts';
import { describeMeasurement } from '../results.ts';
import { runLighthouse, type LighthouseResult } from './lighthouse.ts';
import { MAX_LAYOUT_SHIFT, type MeasuredPage, measuredPages } from './pages.ts';
import { type PageMetrics, measureVisit } from './visit.ts';

const VISITS_PER_PAGE = 5;
const host = '127.0.0.1';
const args = process.argv.slice(2);
const withLighthouse = args.includes('--lighthouse');
const paths = args.filter((arg) => arg.startsWith('/'));

const { app, stop } = await createDemo({ host, clock: Date.now, timeZone: 'UTC' });
const baseURL = await app.listen({ host, port: 0 });
const options = await ensureChromium();
const browser = await chromium.launch(options);
let missedBudgets = 0;
const reportLines: string[] = [];
try {
  const session = await logIn(browser);
  for (const page of measuredPages) {
    if (paths.length > 0 && !paths.includes(page.path)) continue;
    const visits: PageMetrics[] = [];
    for (let n = 0; n < VISITS_PER_PAGE; n++)
      visits.push(await measureVisit(browser, baseURL + page.path, page.isPublic ? {} : session));
    const lighthouseResults: LighthouseResult[] = [];
    for (let n = 0; n < (withLighthouse ? VISITS_PER_PAGE : 0); n++) {
      lighthouseResults.push(
        await runLighthouse(
          baseURL + page.path,
          options.executablePath ?? chromium.executablePath(),
          page.isPublic ? '' : toCookieHeader(session),
        ),
      );
    }
    reportPage(page, visits, lighthouseResults);
  }
} finally {
  await browser.close();
  await stop();
}
if (args.includes('--write')) writeResults();
process.exit(missedBudgets > 0 ? 1 : 0);

async function logIn(loginBrowser: Browser) {
  const context = await loginBrowser.newContext({ baseURL });
  const { csrfToken } = (await (await context.request.get('/api/csrf-token')).json()) as { csrfToken: string };
  await context.request.post('/api/auth/login', { data: demoAccount, headers: { 'X-CSRF-Token': csrfToken } });
  const storageState = await context.storageState();
  await context.close();
  return { storageState } satisfies BrowserContextOptions;
}

function toCookieHeader({ storageState }: Awaited<ReturnType<typeof logIn>>): string {
  return storageState.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}

function reportPage(
  page: MeasuredPage,
  visits: readonly PageMetrics[],
  lighthouseResults: readonly LighthouseResult[],
): void {
  const medianOf = (name: keyof PageMetrics) => median(visits.map((visit) => visit[name]));
  const figures = [
    formatFigure(`${medianOf('kilobytes').toFixed(1)} kB`, medianOf('kilobytes') <= page.kilobytes, page.kilobytes),
    formatLcp(medianOf('lcpMs'), page),
    `blocked ${medianOf('blockingMs').toFixed(0)} ms`,
    formatFigure(
      `shift ${medianOf('layoutShift').toFixed(3)}`,
      medianOf('layoutShift') <= MAX_LAYOUT_SHIFT,
      MAX_LAYOUT_SHIFT,
    ),
  ];
  printLine(`- \`${page.path}\`: ${figures.join(', ')}`);
  if (lighthouseResults.length > 0)
    printLine(`  - Lighthouse: ${formatLighthouse(page, lighthouseResults).join(', ')}`);
}

function printLine(line: string): void {
  console.log(line);
  reportLines.push(line);
}

function writeResults(): void {
  const introduction = `\`npm run bench:web -- --lighthouse --write\` writes this file. Each page is visited with an empty cache and the demo account;
figures are medians of ${VISITS_PER_PAGE} visits. The first line is a real visit with the CPU slowed down four times, over a connection of 1.5 Mbit/s with
563 ms per request and HTTP/1.1; kilobytes are JavaScript and CSS, compressed with Brotli. The second line is Lighthouse's result for a phone.`;
  const text = ['# Page loads on a slow phone', introduction, describeMeasurement(), reportLines.join('\n')].join(
    '\n\n',
  );
  writeFileSync(join(import.meta.dirname, 'RESULTS.md'), `${text}\n`);
}

function formatLighthouse(page: MeasuredPage, lighthouseResults: readonly LighthouseResult[]): readonly string[] {
  const categories = Object.keys(lighthouseResults[0]!.scores) as (keyof LighthouseResult['scores'])[];
  const formattedScores = categories.map((name) => {
    const budget = name === 'performance' ? page.performance : 100;
    const all = lighthouseResults.map(({ scores }) => scores[name]);
    const spread = Math.min(...all) === Math.max(...all) ? '' : ` (${Math.min(...all)} to ${Math.max(...all)})`;
    return formatFigure(`${name} ${median(all)}${spread}`, median(all) >= budget, budget);
  });
  const blocked = median(lighthouseResults.map(({ blockingMs }) => blockingMs));
  return [
    ...formattedScores,
    formatLcp(median(lighthouseResults.map(({ lcpMs }) => lcpMs)), page),
    `blocked ${blocked.toFixed(0)} ms`,
  ];
}

function formatLcp(ms: number, page: MeasuredPage): string {
  return formatFigure(`LCP ${(ms / 1000).toFixed(2)} s`, ms <= page.lcpMs, page.lcpMs / 1000);
}

function formatFigure(text: string, isWithinBudget: boolean, budget: number): string {
  if (isWithinBudget) return text;
  missedBudgets++;
  return `${text} (BUDGET ${budget})`;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}
