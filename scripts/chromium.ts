/** A Chromium for the browser tests: one that is there and starts, else Playwright's own, else Debian's package. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from '@playwright/test';

/** The headless shell first: it needs 40 % less CPU than the whole browser. */
const SYSTEM = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const DOWNLOAD_MS = 180_000;

/** Without a graphics card, pages now and then stop being painted otherwise. No flag lets anything leave the machine. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-gpu-compositing',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const ways: readonly { readonly say: string; readonly get: () => boolean }[] = [
  {
    say: "No Chromium found. Trying Playwright's own download …",
    get: () => run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', '--only-shell'], DOWNLOAD_MS),
  },
  {
    say: "That did not work. Trying Debian's package …",
    get: () => run('apt-get', ['update', '-qq']) && run('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell']),
  },
];

/** Which browser Playwright is to start, and how. Without a path it starts its own. */
export function chromiumOptions(): LaunchOptions {
  const executablePath = process.env['CHROMIUM_PATH'] ?? SYSTEM.find((path) => existsSync(path));
  return { args: flags, ...(executablePath && { executablePath }) };
}

/** The same for a browser that is known to start; one is installed if there is none. */
export async function ensureChromium(): Promise<LaunchOptions> {
  if (process.env['CHROMIUM_PATH'] && !(await starts())) {
    throw new Error(`CHROMIUM_PATH is set to ${process.env['CHROMIUM_PATH']}, which does not start.`);
  }
  for (const way of ways) {
    if (await starts()) return chromiumOptions();
    console.log(way.say);
    if (!way.get()) console.log('… failed.');
  }
  if (await starts()) return chromiumOptions();
  throw new Error('The browser tests need a Chromium. Install one, or set CHROMIUM_PATH to where it is.');
}

/** A downloaded one may lack libraries of the system, so that its being there says little. */
async function starts(): Promise<boolean> {
  try {
    await (await chromium.launch(chromiumOptions())).close();
    return true;
  } catch {
    return false;
  }
}

function run(command: string, args: readonly string[], timeout?: number): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env, timeout }).status === 0;
}

if (process.argv[1] === import.meta.filename) await ensureChromium();
