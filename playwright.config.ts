import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumOptions } from './scripts/chromium.ts';
import { freePort } from './testing/free-port.ts';

// Every worker reads this file again; the environment is what they share.
const PORT = (process.env['E2E_PORT'] ??= String(await freePort()));
const origin = `http://127.0.0.1:${PORT}`;
process.env['E2E_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'weekwise-e2e-'));

export default defineConfig({
  testDir: 'e2e',
  // A page waits for frames and responses more than it computes.
  workers: 4,
  fullyParallel: true,
  // Budgets of time have tests that measure them; waiting longer for what comes late on a busy machine costs nothing.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: process.env['CI'] !== undefined,
  reporter: 'line',
  use: {
    baseURL: origin,
    browserName: 'chromium',
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    contextOptions: { reducedMotion: 'reduce' },
    // A test that answers in place of the server does not see what a worker asks for. Those of the worker let it in.
    serviceWorkers: 'block',
    launchOptions: chromiumOptions(),
  },
  webServer: {
    command: 'node server/testing/serve.ts',
    url: `${origin}/api/health`,
    env: { PORT, HOST: '127.0.0.1', DATA_DIR: process.env['E2E_DATA_DIR'], TRUST_PROXY: '127.0.0.1' },
    reuseExistingServer: false,
    stdout: 'ignore',
  },
});
