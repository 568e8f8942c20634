import { test as base, type Page } from '@playwright/test';
import { type Account, logIn, newAccount, signUp } from '#testing/accounts.ts';
import { seedAccount } from '#testing/seed.ts';

interface TestFixtures {
  /** A page in a browser context with a new session of `member`. */
  readonly signedInPage: Page;
  /** A page of a new, empty account. */
  readonly freshPage: Page;
}

interface WorkerFixtures {
  /** One account per worker, since sign-ups are rate-limited by IP address. */
  readonly member: Account;
  /** An account with areas, goals, running timers and planned weeks, for read-only tests. */
  readonly seededMember: Account;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  member: [
    async ({ playwright }, provide, { project }) => {
      const request = await playwright.request.newContext({ baseURL: project.use.baseURL });
      const account = newAccount();
      await signUp(request, account);
      await provide(account);
      await request.dispose();
    },
    { scope: 'worker' },
  ],
  seededMember: [
    async ({ playwright }, provide, { project }) => {
      const request = await playwright.request.newContext({ baseURL: project.use.baseURL });
      const account = newAccount();
      await signUp(request, account);
      await seedAccount(request);
      await provide(account);
      await request.dispose();
    },
    { scope: 'worker' },
  ],
  page: async ({ page }, provide) => {
    waitForStart(page);
    await provide(page);
    // Route handlers may still be running when the test ends.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  signedInPage: async ({ page, member }, provide) => {
    await logIn(page.request, member);
    await provide(page);
  },
  freshPage: async ({ page }, provide) => {
    await signUp(page.request, newAccount());
    await provide(page);
  },
});

/**
 * A page that the server has rendered is visible before it responds. What is pressed until then is repeated later, but keys
 * are not, and requests are counted from there. Journeys that wait for another event, or that keep the app from starting, are
 * not affected for long.
 */
function waitForStart(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (options?.waitUntil === undefined) {
      await page.waitForFunction(isStarted, undefined, { timeout: 3000, polling: 50 }).catch(() => undefined);
    }
    return response;
  };
}

function isStarted(): boolean {
  const { renderedAt, started } = document.documentElement.dataset;
  return renderedAt === undefined || started !== undefined;
}

export { expect } from '@playwright/test';
