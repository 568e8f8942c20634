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
  '/dashboard': 193,
  '/dashboard on the first day': 188,
  '/timers': 179,
  '/planner': 180,
  '/reports': 177,
  '/focus-areas': 174,
  '/categories': 174,
  '/goals': 174,
  '/objectives': 174,
  '/goals/$goalId': 175,
  '/goals/$goalId?tab=plan': 181,
  '/action-plans': 173,
  '/action-plans/$planId': 176,
  '/action-plans/new': 193,
  '/action-plans/generate-action-plan': 193,
  '/action-plans/generate-action-plan2': 199,
  '/inventory': 174,
  '/inventory?view=all': 179,
  '/time-entries': 182,
  '/settings': 181,
  '/feedback': 191,
  '/contact': 191,
  '/help': 173,
  '/faq': 174,
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
