import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

const PORT = '3210';
const origin = `http://127.0.0.1:${PORT}`;

// Every worker reads this file again; the environment is what they share.
process.env['E2E_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'weekwise-e2e-'));

export default defineConfig({
  testDir: 'e2e',
  workers: 2,
  fullyParallel: true,
  // Budgets of time have tests that measure them; waiting longer for what comes late on a busy machine costs nothing.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // Where a machine is shared, it now and then stops for seconds. What passes only then is listed as flaky, to be mended.
  retries: process.env['CI'] === undefined ? 0 : 1,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: 'line',
  use: {
    baseURL: origin,
    browserName: 'chromium',
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    // A test that answers in place of the server does not see what a worker asks for. Those of the worker let it in.
    serviceWorkers: 'block',
    launchOptions: {
      ...(process.env['CHROMIUM_PATH'] && { executablePath: process.env['CHROMIUM_PATH'] }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // Without a graphics card, pages now and then stop being painted otherwise.
        '--disable-gpu-compositing',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'node server/main.ts',
    url: `${origin}/api/health`,
    env: { PORT, HOST: '127.0.0.1', DATA_DIR: process.env['E2E_DATA_DIR'], TRUST_PROXY: '127.0.0.1' },
    reuseExistingServer: false,
    stdout: 'ignore',
  },
});
