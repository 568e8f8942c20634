import { test as base, type Page } from '@playwright/test';
import { type Account, logIn, newAccount, signUp } from '../testing/accounts.ts';
import { seedAccount } from '../testing/seed.ts';

interface TestFixtures {
  /** A page of a browser in which the member has a session of their own. */
  readonly signedInPage: Page;
  /** The same with an account of its own, in which there is nothing yet. */
  readonly freshPage: Page;
}

interface WorkerFixtures {
  /** One account per worker: sign-ups are limited by address. */
  readonly member: Account;
  /** One with areas, goals, timers that run and weeks that were planned, for tests that only look. */
  readonly busyMember: Account;
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
  busyMember: [
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
    await provide(page);
    // What answers in place of the server may still be at it when a test is over.
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

export { expect } from '@playwright/test';
