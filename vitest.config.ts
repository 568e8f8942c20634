import { availableParallelism } from 'node:os';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import type { BrowserCommand } from 'vitest/node';
import { chromiumOptions } from './scripts/chromium.ts';
import type { ColorScheme } from '#testing/axe.ts';
import { listPostgresTests } from '#testing/postgres-tests.ts';
import { findFreePort } from '#testing/free-port.ts';

// testing/component-test-server.ts starts the server on this port.
process.env['COMPONENT_TEST_PORT'] ??= String(await findFreePort());

// Tests spend as much time waiting for emails, processes, frames and responses as computing.
const maxWorkers = availableParallelism() + 1;

const productionDefine = { 'process.env.NODE_ENV': '"production"' };

/** A browser command for component tests; its type is declared in web/testing/axe.ts. */
const emulateScheme: BrowserCommand<[ColorScheme]> = ({ page }, colorScheme) => page.emulateMedia({ colorScheme });

/** A screenshot makes Chromium paint a page again; its type is declared in web/testing/painting.ts. */
const repaint: BrowserCommand = async ({ page }) => {
  await page.bringToFront();
  await page.screenshot();
};

const nodeProject = {
  globalSetup: ['server/testing/templates.ts'],
  // Files share their worker's modules, since loading the server for each would take longer than the tests.
  isolate: false,
  unstubGlobals: true,
  // Only catches tests that hang: on a busy machine, a test takes up to ten times as long.
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
          ...nodeProject,
          name: 'unit',
          include: ['{domain,contract,planner,server,web,scripts}/**/*.test.ts'],
          exclude: ['server/**/*.postgres.test.ts'],
          env: { TEST_DATABASE_KIND: 'SQLite' },
        },
      },
      {
        test: {
          ...nodeProject,
          name: 'postgres',
          include: listPostgresTests(),
          env: { TEST_DATABASE_KIND: 'PostgreSQL' },
        },
      },
      {
        // Uses the production build of React, since tests take twice as long with the development build.
        define: productionDefine,
        oxc: { jsx: { runtime: 'automatic', development: false } },
        server: {
          proxy: {
            '/api/': { target: `http://127.0.0.1:${process.env['COMPONENT_TEST_PORT']}`, changeOrigin: false },
          },
        },
        // Discovering a dependency late makes Vite reload the page during a test. The compiler injects the JSX runtime.
        optimizeDeps: {
          entries: ['web/app/main.tsx', 'web/**/*.test.tsx'],
          include: ['react/jsx-runtime'],
          rolldownOptions: { transform: { define: productionDefine } },
        },
        test: {
          name: 'components',
          // Files share their worker's page, since loading the app for each would take longer than most tests.
          isolate: false,
          include: ['web/**/*.test.tsx'],
          globalSetup: ['testing/component-test-server.ts'],
          setupFiles: ['web/testing/setup.ts'],
          testTimeout: 60_000,
          expect: { poll: { timeout: 10_000 } },
          // Chromium stops painting a page very rarely, and clicks then wait forever (web/testing/painting.ts).
          retry: { count: 1, condition: /^The browser stopped painting/ },
          maxWorkers,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            commands: { emulateScheme, repaint },
            viewport: { width: 1280, height: 800 },
            // Match names and texts by substring, as Playwright does.
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
