import { spawn } from 'node:child_process';

/** Not among our own dependencies: it weighs a third of all of them, and nobody else needs it. */
const LIGHTHOUSE = 'lighthouse@13.5.0';

type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo';

export interface Opinion {
  /** Of 100 each. */
  readonly points: Readonly<Record<Category, number>>;
  /** On a line that it only thinks of, so not what a visit over one takes. */
  readonly lcpMs: number;
  readonly blockingMs: number;
}

type Audit = 'largest-contentful-paint' | 'total-blocking-time';

interface Report {
  readonly categories: Readonly<Record<Category, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<Audit, { readonly numericValue?: number }>>;
}

export async function lighthouse(url: string, chromium: string, cookie: string): Promise<Opinion> {
  const flags = '--headless=new --no-sandbox --disable-gpu --disable-background-networking --no-first-run';
  const headers = JSON.stringify(cookie === '' ? {} : { Cookie: cookie });
  const args = ['--yes', LIGHTHOUSE, url, '--quiet', '--output=json', '--disable-full-page-screenshot'];
  const ask = () =>
    outputOf('npx', [...args, `--chrome-flags=${flags}`, `--extra-headers=${headers}`], {
      ...process.env,
      CHROME_PATH: chromium,
    });
  // Now and then it has lost what it recorded, says so, and asks to be run again.
  const report = await ask().catch(ask);
  const { categories, audits } = JSON.parse(report) as Report;
  const points = (name: Category) => Math.round(100 * (categories[name].score ?? 0));
  return {
    points: {
      performance: points('performance'),
      accessibility: points('accessibility'),
      'best-practices': points('best-practices'),
      seo: points('seo'),
    },
    lcpMs: audits['largest-contentful-paint'].numericValue ?? Infinity,
    blockingMs: audits['total-blocking-time'].numericValue ?? Infinity,
  };
}

function outputOf(command: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<string> {
  const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve(output) : reject(new Error(`${command} ended with ${code}`))));
  });
}
