import { availableParallelism } from 'node:os';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import type { BrowserCommand } from 'vitest/node';
import { chromiumOptions } from './scripts/chromium.ts';
import type { Scheme } from './testing/axe.ts';
import { postgresTests } from './testing/postgres-tests.ts';
import { freePort } from './testing/free-port.ts';

// Read by testing/product.ts, which starts the server there.
process.env['COMPONENT_TEST_PORT'] ??= String(await freePort());

// Tests wait for mails, processes, frames and responses as long as they compute.
const maxWorkers = availableParallelism() + 1;

const production = { 'process.env.NODE_ENV': '"production"' };

/** For component tests, which declare it in web/testing/axe.ts. */
const emulateScheme: BrowserCommand<[Scheme]> = ({ page }, colorScheme) => page.emulateMedia({ colorScheme });

const node = {
  globalSetup: ['server/testing/templates.ts'],
  // Files share their worker's modules: loading the server for each would take longer than the tests.
  isolate: false,
  unstubGlobals: true,
  // Only for what hangs: next to seven busy processes, a test takes ten times as long as alone.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 10_000 } },
  maxWorkers,
};

export default defineConfig({
  test: {
    silent: 'passed-only',
    projects: [
      {
        test: {
          ...node,
          name: 'unit',
          include: ['{domain,contract,server,web,scripts}/**/*.test.ts'],
          exclude: ['server/**/*.postgres.test.ts'],
          env: { TEST_DATABASE_KIND: 'SQLite' },
        },
      },
      {
        test: {
          ...node,
          name: 'postgres',
          include: postgresTests(),
          env: { TEST_DATABASE_KIND: 'PostgreSQL' },
        },
      },
      {
        // React as users get it: its development build takes twice as long.
        define: production,
        oxc: { jsx: { runtime: 'automatic', development: false } },
        server: {
          proxy: {
            '/api/': { target: `http://127.0.0.1:${process.env['COMPONENT_TEST_PORT']}`, changeOrigin: false },
          },
        },
        // Found late, a dependency makes Vite reload the page in the middle of a test. The compiler adds the runtime itself.
        optimizeDeps: {
          entries: ['web/app/main.tsx', 'web/**/*.test.tsx'],
          include: ['react/jsx-runtime'],
          rolldownOptions: { transform: { define: production } },
        },
        test: {
          name: 'components',
          // Files share their worker's page: loading the app for each would take longer than most tests.
          isolate: false,
          include: ['web/**/*.test.tsx'],
          globalSetup: ['testing/product.ts'],
          setupFiles: ['web/testing/setup.ts'],
          testTimeout: 60_000,
          expect: { poll: { timeout: 10_000 } },
          maxWorkers,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            commands: { emulateScheme },
            viewport: { width: 1280, height: 800 },
            // As in Playwright: a name or text is found by a part of it.
            locators: { exact: false, errorFormat: 'aria' },
            provider: playwright({
              actionTimeout: 10_000,
              launchOptions: chromiumOptions(),
              contextOptions: { reducedMotion: 'reduce', locale: 'en-GB', timezoneId: 'Europe/Berlin' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
