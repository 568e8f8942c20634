import type { Locator, Page } from '@playwright/test';
import { weekOf, addDays } from '#domain/calendar.ts';
import { newAccount } from '../testing/accounts.ts';
import { expect, test } from './fixtures.ts';
import { choose } from './items.ts';
import { makeArea, makeItem, makePlan, trackOn } from '../testing/seed.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const inDialog = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });
const yesterday = addDays(weekOf(Date.now(), 'UTC'), -1);

/** Those that no other test clicks twice: how to get there, and what is then clicked. */
const submits: Readonly<Record<string, (page: Page) => Promise<Locator>>> = {
  'Save a focus area': async (page) => {
    await page.goto('/focus-areas');
    await choose(page, 'Coding', 'Edit');
    await dialog(page).getByLabel('Name').fill('Programming');
    return inDialog(page, 'Save');
  },
  'Delete a focus area': async (page) => {
    await page.goto('/focus-areas');
    await choose(page, 'Coding', 'Delete');
    return inDialog(page, 'Delete');
  },
  'Save a goal': async (page) => {
    await page.goto('/goals');
    await choose(page, 'Learn Rust', 'Edit');
    await dialog(page).getByLabel('Title').fill('Learn Go');
    return inDialog(page, 'Save');
  },
  'Complete a goal': async (page) => {
    await page.goto('/goals');
    await choose(page, 'Learn Rust', 'Complete');
    return inDialog(page, 'Complete');
  },
  'Delete a goal': async (page) => {
    await page.goto('/goals');
    await choose(page, 'Learn Rust', 'Delete');
    return inDialog(page, 'Delete');
  },
  'Save a plan': async (page) => {
    await page.goto('/action-plans');
    await choose(page, 'Ship it', 'Edit');
    await dialog(page).getByLabel('Title').fill('Ship it soon');
    return inDialog(page, 'Save');
  },
  'Delete a plan': async (page) => {
    await page.goto('/action-plans');
    await choose(page, 'Ship it', 'Delete');
    return inDialog(page, 'Delete');
  },
  'Save a resource': async (page) => {
    await page.goto('/inventory');
    await choose(page, 'The Rust Book', 'Edit');
    await dialog(page).getByLabel('Title').fill('The book');
    return inDialog(page, 'Save');
  },
  'Mark a resource as done': async (page) => {
    await page.goto('/inventory');
    await page.getByRole('checkbox', { name: 'The Rust Book' }).click();
    return inDialog(page, 'Mark Complete');
  },
  'Delete a resource': async (page) => {
    await page.goto('/inventory');
    await choose(page, 'The Rust Book', 'Delete');
    return inDialog(page, 'Delete');
  },
  'Save an entry': async (page) => {
    await page.goto(`/time-entries?date=${yesterday}`);
    await page
      .getByRole('main')
      .getByRole('button', { name: /Learn Rust/ })
      .click();
    await dialog(page).getByLabel('End time').fill('10:45');
    return inDialog(page, 'Save');
  },
  'Delete an entry': async (page) => {
    await page.goto(`/time-entries?date=${yesterday}`);
    await page
      .getByRole('main')
      .getByRole('button', { name: /Learn Rust/ })
      .click();
    await inDialog(page, 'Delete').click();
    return page.getByRole('dialog', { name: 'Delete this entry?' }).getByRole('button', { name: 'Delete' });
  },
  'Generate a plan': async (page) => {
    await page.goto('/action-plans/generate-action-plan');
    await page.getByRole('button', { name: 'A run', exact: true }).click();
    return page.getByRole('button', { name: /^Generate/ });
  },
};

/** Clicks twice while every change takes three seconds, and answers what was sent. */
async function sentBy(page: Page, submit: Locator): Promise<string[]> {
  const sent: string[] = [];
  await page.route('**/api/**', async (route) => {
    const request = route.request();
    if (request.method() === 'GET') return route.continue();
    sent.push(`${request.method()} ${new URL(request.url()).pathname}`);
    await new Promise((resolve) => setTimeout(resolve, 3000));
    return route.continue();
  });
  await submit.dblclick();
  await page.waitForTimeout(1000);
  // Once more while the first is still under way, where the button is still there.
  await submit.click({ force: true, timeout: 500 }).catch(() => undefined);
  await page.waitForTimeout(3000);
  return sent;
}

for (const [name, open] of Object.entries(submits)) {
  test(`two clicks and one more do this once: ${name}`, async ({ freshPage: page }) => {
    const { area, goals } = await makeArea(page.request, { name: 'Coding' }, ['Learn Rust']);
    await makeItem(page.request, goals[0]!._id, { title: 'The Rust Book' });
    await makePlan(page.request, { title: 'Ship it', focusAreaId: area._id }, goals);
    await trackOn(page.request, goals[0]!, yesterday, 540, 60);
    expect(await sentBy(page, await open(page))).toHaveLength(1);
  });
}

test('two clicks and one more make one account, and ask for one mail', async ({ page }) => {
  const { email, password } = newAccount();
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill(email);
  expect(await sentBy(page, page.getByRole('button', { name: 'Send the link' }))).toHaveLength(1);
  await page.unrouteAll({ behavior: 'wait' });
  await page.goto('/register');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password', { exact: true }).fill(password);
  expect(await sentBy(page, page.getByRole('button', { name: 'Create account' }))).toEqual(['POST /api/auth/signup']);
  await expect(page).toHaveURL('/dashboard');
});
