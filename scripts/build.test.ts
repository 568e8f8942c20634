import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { listFirstLoadFiles, type FirstPage, gzipKilobytes } from './first-load.ts';

const webDist = join(import.meta.dirname, '..', 'dist', 'web');

beforeAll(async () => {
  // In a separate process: with Vitest's NODE_ENV, React would be built for development.
  const { NODE_ENV: _, ...env } = process.env;
  await promisify(execFile)(process.execPath, [join(import.meta.dirname, 'build.ts')], { env });
}, 300_000);

/** Gzipped JavaScript and CSS of a first load, in kB. */
const budgets: Readonly<Record<FirstPage, number>> = {
  '/': 10,
  '/login': 167,
  '/register': 167,
  '/forgot-password': 168,
  '/reset-password': 169,
  '/dashboard': 181,
  '/dashboard on the first day': 177,
  '/timers': 177,
  '/planner': 178,
  '/reports': 200,
  '/focus-areas': 175,
  '/categories': 175,
  '/goals': 175,
  '/objectives': 175,
  '/goals/:goalId': 182,
  '/goals/:goalId?tab=plan': 185,
  '/action-plans': 175,
  '/action-plans/:planId': 184,
  '/action-plans/new': 198,
  '/action-plans/generate-action-plan': 200,
  '/action-plans/generate-action-plan2': 197,
  '/inventory': 177,
  '/inventory?view=all': 183,
  '/time-entries': 186,
  '/settings': 200,
  '/feedback': 191,
  '/contact': 193,
  '/help': 175,
  '/faq': 175,
};

describe('first load', () => {
  it.each(Object.entries(budgets) as [FirstPage, number][])('%s weighs at most %d kB', (page, budget) => {
    const weight = gzipKilobytes(listFirstLoadFiles(page));
    expect(weight).toBeGreaterThan(page === '/' ? 0 : 50);
    expect(weight).toBeLessThanOrEqual(budget);
  });
});

describe('build', () => {
  it('contains no source maps, and no settings or secrets of the server', () => {
    const files = readdirSync(webDist, { recursive: true, encoding: 'utf8' });
    expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
    const readable = files.filter((file) => /\.(js|css|html|json|webmanifest|txt)$/.test(file));
    expect(readable.length).toBeGreaterThan(20);
    const ofTheServer =
      /AI_API_KEY|AI_BASE_URL|DATABASE_URL|SMTP_URL|password_hash|token_hash|\$argon2|\bsk-[\w-]{20,}|PRIVATE KEY|sourceMappingURL/;
    for (const file of readable) {
      const found = ofTheServer.exec(readFileSync(join(webDist, file), 'utf8'))?.[0];
      expect([file, found]).toEqual([file, undefined]);
    }
  });
});
