import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import type { BuiltFilesData } from '#server/modules/assistant/playbooks/built-files.ts';
import type { jobs } from '#server/modules/assistant/understanding/planning-worker.ts';
import { preparePlan } from '#server/modules/assistant/understanding/prepare-plan.ts';
import { writeBuiltInPlan } from '#server/modules/assistant/write-built-in-plan.ts';
import { JobThread } from '#server/threads/job-thread.ts';
import { firstLoadViews, gzipKilobytes, listFirstLoadFiles } from './first-load.ts';

const dist = join(import.meta.dirname, '..', 'dist');
const webDist = join(dist, 'web');

beforeAll(async () => {
  // Builds in a separate process, because with Vitest's NODE_ENV, React would be built for development.
  const { NODE_ENV: _, ...env } = process.env;
  await promisify(execFile)(process.execPath, [join(import.meta.dirname, 'build.ts')], { env });
}, 300_000);

/** Gzipped JavaScript and CSS of a first load, in kB. */
const budgets: Readonly<Record<string, number>> = {
  '/': 10,
  '/login': 155,
  '/register': 155,
  '/forgot-password': 155,
  '/reset-password': 155,
  '/dashboard': 183.5,
  '/dashboard on the first day': 180,
  '/timers': 179.5,
  '/planner': 182,
  '/reports': 176.5,
  '/focus-areas': 174,
  '/categories': 174,
  '/goals': 173.5,
  '/objectives': 173.5,
  '/goals/$goalId': 179,
  '/goals/$goalId?tab=plan': 191,
  '/action-plans': 175,
  '/action-plans/$planId': 193.5,
  '/action-plans/new': 194.5,
  '/action-plans/generate-action-plan': 199.5,
  '/action-plans/generate-action-plan2': 203.5,
  '/inventory': 178.5,
  '/inventory?view=all': 183.5,
  '/time-entries': 190,
  '/time-entries/search': 180.5,
  '/settings': 185.5,
  '/feedback': 192.5,
  '/contact': 192.5,
  '/help': 173,
  '/faq': 173.5,
};

describe('first load', () => {
  it('has a budget for every page', () => {
    expect(Object.keys(budgets).toSorted()).toEqual(firstLoadViews.toSorted());
  });

  it.each(Object.entries(budgets))('of %s weighs at most %d kB', (view, budget) => {
    const weight = gzipKilobytes(listFirstLoadFiles(view));
    expect(weight).toBeGreaterThan(view === '/' ? 0 : 50);
    expect(weight).toBeLessThanOrEqual(budget);
  });
});

describe('build', () => {
  it('contains no source maps, and no server settings or secrets', () => {
    const files = readdirSync(webDist, { recursive: true, encoding: 'utf8' });
    expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
    const readable = files.filter((file) => /\.(js|css|html|json|webmanifest|txt)$/.test(file));
    expect(readable.length).toBeGreaterThan(20);
    const serverOnlyPattern =
      /AI_API_KEY|AI_BASE_URL|DATABASE_URL|SMTP_URL|password_hash|token_hash|\$argon2|\bsk-[\w-]{20,}|PRIVATE KEY|sourceMappingURL/;
    for (const file of readable) {
      const found = serverOnlyPattern.exec(readFileSync(join(webDist, file), 'utf8'))?.[0];
      expect([file, found]).toEqual([file, undefined]);
    }
  });
});

describe('planner', () => {
  it.each([
    'I want to run a half marathon by June, I can train 4 hours a week.',
    'Ich möchte in drei Monaten Gitarre spielen lernen, 3 Stunden pro Woche.',
    'Quiero aprender a cocinar comida italiana en dos meses.',
    'Je veux écrire un roman cette année, deux heures par semaine.',
    'Quero correr uma maratona em seis meses, treinando quatro horas por semana.',
    '三ヶ月でギターを弾けるようになりたい。週に三時間練習できます。',
  ])('writes the same plan as its sources: %s', async (userPrompt) => {
    const shutdown = new AbortController();
    const builtFolder = join(dist, 'planner');
    const thread = new JobThread<typeof jobs>({
      url: pathToFileURL(join(builtFolder, 'planning-worker.js')),
      workerData: { builtFolder } satisfies BuiltFilesData,
      shutdownSignal: shutdown.signal,
      maxWaiting: 1,
      timeoutMs: 20_000,
      idleMs: 20_000,
      failureMessage: 'failed',
    });
    const clock = { today: '2026-11-18', timeZone: 'Europe/Berlin' };
    const prepared = await thread.run('preparePlan', { userPrompt }, clock);
    const plan = await thread.run('writeBuiltInPlan', prepared);
    shutdown.abort();
    expect(prepared.playbooks).toHaveLength(1);
    expect(prepared).toEqual(preparePlan({ userPrompt }, clock));
    expect(plan).toEqual(writeBuiltInPlan(prepared));
  });
});
