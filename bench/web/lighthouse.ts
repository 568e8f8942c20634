import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContextOptions, chromium, type LaunchOptions } from '@playwright/test';

/** Run with npx rather than installed, because it is a third of the size of all our dependencies and only used here. */
const LIGHTHOUSE = 'lighthouse@13.5.0';

type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo';

export interface LighthouseResult {
  /** Each score is from 0 to 100. */
  readonly scores: Readonly<Record<Category, number>>;
  /** Lighthouse simulates it, so it differs from a visit over a throttled connection. */
  readonly lcpMs: number;
  readonly blockingMs: number;
}

type Audit = 'largest-contentful-paint' | 'total-blocking-time';

interface Report {
  readonly categories: Readonly<Record<Category, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<Audit, { readonly numericValue?: number }>>;
}

export async function runLighthouse(
  url: string,
  browser: LaunchOptions,
  session: BrowserContextOptions,
): Promise<LighthouseResult> {
  const profile = await createProfile(browser, session);
  const flags = '--headless=new --no-sandbox --disable-gpu --disable-background-networking --no-first-run';
  const args = ['--yes', LIGHTHOUSE, url, '--quiet', '--output=json', '--disable-full-page-screenshot'];
  const run = () =>
    runCommand('npx', [...args, `--chrome-flags=${flags} --user-data-dir=${profile}`], {
      ...process.env,
      CHROME_PATH: browser.executablePath ?? chromium.executablePath(),
    });
  // Lighthouse occasionally loses its trace and advises running it again.
  const report = await run()
    .catch(run)
    .finally(() => rmSync(profile, { recursive: true, force: true }));
  const { categories, audits } = JSON.parse(report) as Report;
  const score = (name: Category) => Math.round(100 * (categories[name].score ?? 0));
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    lcpMs: audits['largest-contentful-paint'].numericValue ?? Infinity,
    blockingMs: audits['total-blocking-time'].numericValue ?? Infinity,
  };
}

/** A profile with the session's cookies. Lighthouse could send them itself, but not with the service worker's requests. */
async function createProfile(browser: LaunchOptions, session: BrowserContextOptions): Promise<string> {
  const profile = mkdtempSync(join(tmpdir(), 'weekwise-lighthouse-'));
  const context = await chromium.launchPersistentContext(profile, browser);
  const { storageState } = session;
  if (typeof storageState === 'object') await context.addCookies(storageState.cookies);
  await context.close();
  return profile;
}

function runCommand(command: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<string> {
  const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve(output) : reject(new Error(`${command} exited with ${code}`))));
  });
}
