import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, globSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { jobs } from '#planner/jobs.ts';
import { PlannerProcess } from '#planner/process.ts';
import { ServerProcess } from '#server/testing/server-process.ts';
import { COLOR_SCHEME_KEY } from '#web/ui/stored-color-scheme.ts';
import { firstLoadViews, gzipKilobytes, listFirstLoadFiles } from './first-load.ts';
import { memoryFlags } from './memory-settings.ts';

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
  '/login': 148.5,
  '/register': 148.5,
  '/forgot-password': 148.5,
  '/reset-password': 148.5,
  '/dashboard': 183,
  '/dashboard on the first day': 180,
  '/timers': 179.5,
  '/planner': 182,
  '/reports': 176.5,
  '/focus-areas': 174,
  '/categories': 174,
  '/goals': 174,
  '/objectives': 174,
  '/goals/$goalId': 179.5,
  '/goals/$goalId?tab=plan': 190.5,
  '/action-plans': 175,
  '/action-plans/$planId': 193.5,
  '/action-plans/new': 188,
  '/action-plans/generate-action-plan': 192,
  '/action-plans/generate-action-plan2': 195.5,
  '/inventory': 179,
  '/inventory?view=all': 184,
  '/time-entries': 189.5,
  '/time-entries/search': 181,
  '/settings': 186,
  '/settings/openrouter': 148.5,
  '/feedback': 186,
  '/contact': 185.5,
  '/help': 174,
  '/faq': 174,
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
  it('contains no source maps, and no server settings or secrets (HD-03, AI-04, SC-02)', () => {
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

  it('leaves out the devtools client of the form library, which would send what users type as events', () => {
    const scripts = globSync('assets/*.js', { cwd: webDist }).map((file) => readFileSync(join(webDist, file), 'utf8'));
    // The form library itself is there.
    expect(scripts.filter((code) => code.includes('onSubmitInvalid'))).not.toEqual([]);
    expect(scripts.filter((code) => /tanstack-(?:connect|dispatch-event)/.test(code))).toEqual([]);
  });

  it.each(['app', 'index', 'privacy', 'terms', 'source'])('has the script in %s.html that sets its colours', (page) => {
    const html = readFileSync(join(webDist, `${page}.html`), 'utf8');
    expect(html).toMatch(new RegExp(`<script>[^<]*${COLOR_SCHEME_KEY}[^]*</script>\\s*(?:<title|<style)`));
    expect(html).not.toContain('<!--');
  });
});

describe('styles', () => {
  it('have the same class names in the browser as in the pages that the server renders', () => {
    const read = (pattern: string) =>
      globSync(pattern, { cwd: dist })
        .map((file) => readFileSync(join(dist, file), 'utf8'))
        .join('');
    const renderer = read('renderer/**/*.js');
    const names = [...new Set(read('web/assets/*.css').match(/(?<=\.)_?[\w-]{5}(?=[\s{:,.>[])/g))];
    expect(names.length).toBeGreaterThan(500);
    expect(names.filter((name) => !renderer.includes(name))).toEqual([]);
  });
});

describe('planner', () => {
  it('does the same as its sources', async () => {
    const shutdown = new AbortController();
    const folder = join(dist, 'planner');
    const planner = new PlannerProcess<typeof jobs>({
      entry: join(folder, 'process-main.js'),
      args: [folder],
      shutdownSignal: shutdown.signal,
    });
    const caller = { key: '' };
    const list = await planner.run(caller, 'listPlaybooks');
    expect(list).toEqual(jobs.listPlaybooks());
    const { id } = list[0]!;
    expect(await planner.run(caller, 'outlineOf', id, null)).toEqual(jobs.outlineOf(id, null));
    const answers = [{ pillar: 'Specific', text: 'aprender español en 8 semanas' }];
    const clock = { today: '2026-11-18', timeZone: 'UTC' };
    expect(await planner.run(caller, 'readAnswers', answers, clock)).toEqual(jobs.readAnswers(answers, clock));
    const text = '# 歌う\n\n## Week 1: Atmen – «leise»\n\n- Hum (20 min)\n- [Video](https://example.org/é)\n';
    const pasted = { text, today: clock.today };
    expect(await planner.run(caller, 'readPastedPlan', pasted)).toEqual(jobs.readPastedPlan(pasted));
    shutdown.abort();
  });

  it('finds the word lists and playbooks of its sources in the build', () => {
    const listFiles = (folder: string) => globSync('{languages,playbooks}/*/*.{txt,md}', { cwd: folder }).toSorted();
    expect(listFiles(join(dist, 'planner'))).toEqual(listFiles(join(import.meta.dirname, '..', 'planner')));
  });
});

describe.skipIf(process.platform !== 'linux')('npm start', () => {
  it('replaces itself by a server that needs little memory (NW-01)', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'weekwise-start-'));
    const server = new ServerProcess({ DATA_DIR: dataDir }, 'scripts/start.ts');
    await server.waitUntilReady();
    const read = (file: string) => readFileSync(`/proc/${server.pid}/${file}`, 'utf8').split('\0');
    expect(read('cmdline')).toEqual(expect.arrayContaining([...memoryFlags]));
    expect(read('environ')).toContain('MALLOC_MMAP_THRESHOLD_=1048576');
    expect((await server.kill('SIGTERM')).code).toBe(0);
    rmSync(dataDir, { recursive: true });
  });
});
