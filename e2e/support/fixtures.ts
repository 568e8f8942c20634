import { test as base, type Page } from '@playwright/test';
import { type Account, logIn, newAccount, signUp } from '#testing/accounts.ts';
import { seedAccount } from '#testing/seed.ts';

interface TestFixtures {
  /** A page with a new session for `member`. */
  readonly signedInPage: Page;
  /** A page with a session for a new, empty account. */
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
 * Makes `goto` and `reload` wait until the app has started. A server-rendered page is visible before it responds to input: early
 * clicks are replayed, but key presses are not, and journeys count requests from this point. A journey that keeps the app from
 * starting waits only a few seconds.
 */
function waitForStart(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  const started = () => waitForApp(page, 3000).catch(() => undefined);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (options?.waitUntil !== 'commit') {
      await started();
    }
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    await started();
    return response;
  };
}

/** Fails if the app does not start, unlike `goto`. */
export async function waitForApp(page: Page, timeout?: number): Promise<void> {
  await page.waitForFunction(isStarted, undefined, { timeout, polling: 50 });
}

function isStarted(): boolean {
  const { renderedAt, started } = document.documentElement.dataset;
  return renderedAt === undefined || started !== undefined;
}

export { expect } from '@playwright/test';
