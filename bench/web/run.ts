/**
 * `npm run bench:web`: how each page comes to a slow phone, as the median of five first visits, beside what we aim at.
 * `npm run bench:web -- /timers /goals` measures those alone; `--lighthouse` asks Lighthouse as well, which takes long;
 * `--write` puts what came out into RESULTS.md beside this file.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium } from '@playwright/test';
import { ensureChromium } from '../../scripts/chromium.ts';
import { demoAccount, openDemo } from '../../scripts/demo-server.ts';
import { whenMeasured } from '../results.ts';
import { lighthouse, type Opinion } from './lighthouse.ts';
import { LAYOUT_SHIFT, type MeasuredPage, pages } from './pages.ts';
import { type Visit, visit } from './visit.ts';

const TIMES = 5;
const host = '127.0.0.1';
const asked = process.argv.slice(2);
const withLighthouse = asked.includes('--lighthouse');
const paths = asked.filter((word) => word.startsWith('/'));

const { app, stop } = await openDemo({ host, clock: Date.now, timeZone: 'UTC' });
const baseURL = await app.listen({ host, port: 0 });
const options = await ensureChromium();
const browser = await chromium.launch(options);
let missed = 0;
const told: string[] = [];
try {
  const member = await logIn(browser);
  for (const page of pages) {
    if (paths.length > 0 && !paths.includes(page.path)) continue;
    const visits: Visit[] = [];
    for (let n = 0; n < TIMES; n++) visits.push(await visit(browser, baseURL + page.path, page.isPublic ? {} : member));
    const opinions: Opinion[] = [];
    for (let n = 0; n < (withLighthouse ? TIMES : 0); n++) {
      opinions.push(
        await lighthouse(
          baseURL + page.path,
          options.executablePath ?? chromium.executablePath(),
          page.isPublic ? '' : cookieOf(member),
        ),
      );
    }
    tell(page, visits, opinions);
  }
} finally {
  await browser.close();
  await stop();
}
if (asked.includes('--write')) writeResults();
process.exit(missed > 0 ? 1 : 0);

async function logIn(through: Browser) {
  const context = await through.newContext({ baseURL });
  const { csrfToken } = (await (await context.request.get('/api/csrf-token')).json()) as { csrfToken: string };
  await context.request.post('/api/auth/login', { data: demoAccount, headers: { 'X-CSRF-Token': csrfToken } });
  const storageState = await context.storageState();
  await context.close();
  return { storageState } satisfies BrowserContextOptions;
}

function cookieOf({ storageState }: Awaited<ReturnType<typeof logIn>>): string {
  return storageState.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}

function tell(page: MeasuredPage, visits: readonly Visit[], opinions: readonly Opinion[]): void {
  const of = (name: keyof Visit) => median(visits.map((each) => each[name]));
  const figures = [
    figure(`${of('kilobytes').toFixed(1)} kB`, of('kilobytes') <= page.kilobytes, page.kilobytes),
    lcp(of('lcpMs'), page),
    `blocked ${of('blockingMs').toFixed(0)} ms`,
    figure(`shift ${of('layoutShift').toFixed(3)}`, of('layoutShift') <= LAYOUT_SHIFT, LAYOUT_SHIFT),
  ];
  say(`- \`${page.path}\`: ${figures.join(', ')}`);
  if (opinions.length > 0) say(`  - Lighthouse: ${thoughtOf(page, opinions).join(', ')}`);
}

function say(line: string): void {
  console.log(line);
  told.push(line);
}

function writeResults(): void {
  const about = `\`npm run bench:web -- --lighthouse --write\` writes this file. Each page is that of a first visit with nothing in the cache, to the
demo's account; figures are medians of ${TIMES}. The first line is a real visit at a quarter of the CPU over a line of 1.5 Mbit/s and 563 ms for
every request, with HTTP/1.1; kilobytes are JavaScript and CSS as they travel (Brotli). The second is what Lighthouse thinks of the page on a phone.`;
  const text = ['# How pages come to a slow phone', about, whenMeasured(), told.join('\n')].join('\n\n');
  writeFileSync(join(import.meta.dirname, 'RESULTS.md'), `${text}\n`);
}

function thoughtOf(page: MeasuredPage, opinions: readonly Opinion[]): readonly string[] {
  const categories = Object.keys(opinions[0]!.points) as (keyof Opinion['points'])[];
  const points = categories.map((name) => {
    const aim = name === 'performance' ? page.performance : 100;
    const all = opinions.map((each) => each.points[name]);
    const spread = Math.min(...all) === Math.max(...all) ? '' : ` (${Math.min(...all)} to ${Math.max(...all)})`;
    return figure(`${name} ${median(all)}${spread}`, median(all) >= aim, aim);
  });
  const blocked = median(opinions.map(({ blockingMs }) => blockingMs));
  return [...points, lcp(median(opinions.map(({ lcpMs }) => lcpMs)), page), `blocked ${blocked.toFixed(0)} ms`];
}

function lcp(ms: number, page: MeasuredPage): string {
  return figure(`LCP ${(ms / 1000).toFixed(2)} s`, ms <= page.lcpMs, page.lcpMs / 1000);
}

function figure(text: string, isFine: boolean, aim: number): string {
  if (isFine) return text;
  missed++;
  return `${text} (AIM ${aim})`;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}
