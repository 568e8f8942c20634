import { spawn } from 'node:child_process';

/** Not among our own dependencies: it weighs a third of all of them, and nobody else needs it. */
const LIGHTHOUSE = 'lighthouse@13.5.0';

/** Points of 100, by category. */
export type Points = Readonly<Record<'performance' | 'accessibility' | 'best-practices' | 'seo', number>>;

interface Report {
  readonly categories: Readonly<Record<keyof Points, { readonly score: number | null }>>;
}

export async function lighthouse(url: string, chromium: string, cookie: string): Promise<Points> {
  const flags = '--headless=new --no-sandbox --disable-gpu --disable-background-networking --no-first-run';
  const headers = JSON.stringify(cookie === '' ? {} : { Cookie: cookie });
  const report = await outputOf(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      url,
      '--quiet',
      '--output=json',
      '--disable-full-page-screenshot',
      `--chrome-flags=${flags}`,
      `--extra-headers=${headers}`,
    ],
    { ...process.env, CHROME_PATH: chromium },
  );
  const { categories } = JSON.parse(report) as Report;
  const points = (name: keyof Points) => Math.round(100 * (categories[name].score ?? 0));
  return {
    performance: points('performance'),
    accessibility: points('accessibility'),
    'best-practices': points('best-practices'),
    seo: points('seo'),
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
