import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, expect, it, vi } from 'vitest';
import { defaultFormats } from '#domain/calendar/format-settings.ts';
import { createRenderer, type Renderer } from './renderer.ts';

/** Replaces the web app's bundle, which cannot be made to hang or exit. */
const bundle = `
export async function preloadPages() {}
export async function renderPage({ url, bodies, width }) {
  if (url === '/error') throw new Error('broken component');
  if (url === '/exit') process.exit(1);
  if (url === '/hang') for (;;);
  if (url === '/redirect') return undefined;
  return \`\${url} \${width} \${JSON.stringify(bodies)}\`;
}`;

const folder = mkdtempSync(join(tmpdir(), 'weekwise-renderer-'));
const webRoot = join(folder, 'web');
mkdirSync(join(folder, 'renderer'), { recursive: true });
writeFileSync(join(folder, 'renderer', 'render-page.js'), bundle);
const workerUrl = new URL('render-worker.ts', import.meta.url).href;
writeFileSync(join(folder, 'renderer', 'render-worker.js'), `await import('${workerUrl}');`);
writeFileSync(join(folder, 'renderer', 'package.json'), '{"type":"module"}');

const logged: string[] = [];
const log = pino({}, { write: (line: string) => void logged.push(line) });

let renderer: Renderer;
const start = async () => {
  renderer = createRenderer(webRoot, log)!;
  await ready();
};
const job = (url: string, data: Record<string, string> = {}) => ({
  url,
  bodies: new Map(Object.entries(data)),
  renderedAt: 0,
  width: 48,
  language: undefined,
  formats: defaultFormats,
  cookies: {},
});
const render = (url: string) => renderer.render(job(url));
const ready = () => vi.waitFor(async () => expect(await render('/ready')).toContain('/ready'), 5000);

afterEach(async () => {
  await renderer.close();
  logged.length = 0;
});

it('renders pages with their data, one after the other', async () => {
  await start();
  const results = await Promise.all([renderer.render(job('/a', { '/api/x': '{"n":1}' })), render('/b'), render('/c')]);
  expect(results).toEqual(['/a 48 {"/api/x":{"n":1}}', '/b 48 {}', '/c 48 {}']);
});

it('leaves redirects and failing pages to the browser, and logs the errors', async () => {
  await start();
  expect(await render('/redirect')).toBeUndefined();
  expect(logged).toEqual([]);
  expect(await render('/error')).toBeUndefined();
  expect(logged.join('')).toContain('broken component');
  expect(await render('/a')).toContain('/a');
});

it('leaves pages to the browser while one hangs, and recovers', { timeout: 15_000 }, async () => {
  await start();
  const startedAt = performance.now();
  expect(await Promise.all([render('/hang'), render('/a')])).toEqual([undefined, undefined]);
  expect(performance.now() - startedAt).toBeLessThan(1000);
  await vi.waitFor(async () => expect(await render('/b')).toContain('/b'), 12_000);
});

it('restarts the worker thread if it exits', { timeout: 15_000 }, async () => {
  await start();
  expect(await Promise.all([render('/exit'), render('/a')])).toEqual([undefined, undefined]);
  await ready();
});

it('leaves pages to the browser while too many are waiting', async () => {
  await start();
  const results = await Promise.all(Array.from({ length: 200 }, (_, n) => render(`/${n}`)));
  expect(results.slice(0, 8).every((html) => html !== undefined)).toBe(true);
  expect(results.at(-1)).toBeUndefined();
});

it('creates no renderer if the build has no bundle for it', async () => {
  await start();
  expect(createRenderer(join(folder, 'other', 'web'), log)).toBeUndefined();
  rmSync(folder, { recursive: true });
});
