import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumOptions } from './scripts/chromium.ts';
import { findFreePort } from '#testing/free-port.ts';

// Every worker evaluates this file, so shared values live in the environment.
const PORT = (process.env['E2E_PORT'] ??= String(await findFreePort()));
const origin = `http://127.0.0.1:${PORT}`;
process.env['E2E_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'weekwise-e2e-'));

const modelSpecs = 'e2e/assistant/*model.spec.ts';

export default defineConfig({
  testDir: 'e2e',
  // Pages spend more time waiting for frames and responses than computing.
  workers: 4,
  fullyParallel: true,
  // Generous for busy machines. Time budgets are measured by dedicated tests.
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
    // `page.route` does not see requests from a service worker. The tests of the service worker allow it.
    serviceWorkers: 'block',
    launchOptions: chromiumOptions(),
  },
  projects: [
    { name: 'journeys', testIgnore: modelSpecs },
    // Each worker starts a server with a fake model, so one worker runs them all.
    { name: 'model', testMatch: modelSpecs, workers: 1 },
  ],
  webServer: {
    command: 'node server/testing/serve.ts',
    url: `${origin}/api/health`,
    env: { PORT, HOST: '127.0.0.1', DATA_DIR: process.env['E2E_DATA_DIR'], TRUST_PROXY: '127.0.0.1' },
    reuseExistingServer: false,
    stdout: 'ignore',
  },
});
