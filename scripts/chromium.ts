/** A Chromium for the browser tests: one that is there and starts, else Playwright's own, else Debian's package. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const DOWNLOAD_MS = 180_000;

const ways: readonly { readonly say: string; readonly get: () => boolean }[] = [
  {
    say: "No Chromium found. Trying Playwright's own download …",
    get: () => run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], DOWNLOAD_MS),
  },
  {
    say: "That did not work. Trying Debian's package …",
    get: () => run('apt-get', ['update', '-qq']) && run('apt-get', ['install', '-y', '-qq', 'chromium']),
  },
];

export function ensureChromium(): string {
  const given = process.env['CHROMIUM_PATH'];
  if (given) {
    if (starts(given)) return given;
    throw new Error(`CHROMIUM_PATH is set to ${given}, which does not start.`);
  }
  for (const way of ways) {
    const found = installed();
    if (found) return found;
    console.log(way.say);
    if (!way.get()) console.log('… failed.');
  }
  const found = installed();
  if (found) return found;
  throw new Error('The browser tests need a Chromium. Install one, or set CHROMIUM_PATH to where it is.');
}

function installed(): string | undefined {
  return [chromium.executablePath(), ...SYSTEM].find((path) => existsSync(path) && starts(path));
}

/** A downloaded one may lack libraries of the system, so that its being there says little. */
function starts(path: string): boolean {
  const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking', '--dump-dom'];
  return spawnSync(path, [...flags, 'about:blank'], { stdio: 'ignore', timeout: 30_000 }).status === 0;
}

function run(command: string, args: readonly string[], timeout?: number): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env, timeout }).status === 0;
}
