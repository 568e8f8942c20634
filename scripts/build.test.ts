import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { firstLoadViews, gzipKilobytes, listFirstLoadFiles } from './first-load.ts';

const webDist = join(import.meta.dirname, '..', 'dist', 'web');

beforeAll(async () => {
  // In a separate process: with Vitest's NODE_ENV, React would be built for development.
  const { NODE_ENV: _, ...env } = process.env;
  await promisify(execFile)(process.execPath, [join(import.meta.dirname, 'build.ts')], { env });
}, 300_000);

/** Gzipped JavaScript and CSS of a first load, in kB. */
const budgets: Readonly<Record<string, number>> = {
  '/': 10,
  '/login': 152,
  '/register': 152,
  '/forgot-password': 152,
  '/reset-password': 152,
  '/dashboard': 188,
  '/dashboard on the first day': 184,
  '/timers': 174,
  '/planner': 176,
  '/reports': 172,
  '/focus-areas': 170,
  '/categories': 170,
  '/goals': 170,
  '/objectives': 170,
  '/goals/$goalId': 170,
  '/goals/$goalId?tab=plan': 178,
  '/action-plans': 170,
  '/action-plans/$planId': 173,
  '/action-plans/new': 189,
  '/action-plans/generate-action-plan': 194,
  '/action-plans/generate-action-plan2': 199,
  '/inventory': 170,
  '/inventory?view=all': 174,
  '/time-entries': 178,
  '/settings': 176,
  '/feedback': 189,
  '/contact': 188,
  '/help': 169,
  '/faq': 169,
};

describe('first load', () => {
  it('has a budget for every page', () => {
    expect(Object.keys(budgets).toSorted()).toEqual(firstLoadViews.toSorted());
  });

  it.each(Object.entries(budgets))('%s weighs at most %d kB', (view, budget) => {
    const weight = gzipKilobytes(listFirstLoadFiles(view));
    expect(weight).toBeGreaterThan(view === '/' ? 0 : 50);
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
