import { beforeEach, describe, expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { addDays, weekStartForInstant } from '#domain/calendar/calendar.ts';
import { logOut, newAccount } from '#testing/accounts.ts';
import { createArea, createItem, createPlan, createEntryOnDay } from '#testing/seed.ts';
import { api, signUp } from '#web/testing/api.ts';
import { delayRequests, recordWrites } from '#web/testing/network.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { currentUrl } from '#web/testing/screen.ts';

const dialog = page.getByRole('dialog');
const dialogButton = (name: string) => dialog.getByRole('button', { name, exact: true });
const toast = (text: string) => page.getByRole('status').filter({ hasText: text });
const yesterday = addDays(weekStartForInstant(Date.now(), 'UTC'), -1);

async function chooseAction(title: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${title}` }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

async function openEntry(): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Edit .*Learn Rust/ })
    .click();
}

/** Double-clicks, and clicks again while the request is held back, if the button is still there. */
async function clickThreeTimes(submit: Locator, outcome: Locator): Promise<string[]> {
  const release = delayRequests('/api/', ({ method }) => method !== 'GET');
  const writes = recordWrites();
  await submit.dblClick();
  await expect.poll(() => writes.length).toBeGreaterThan(0);
  (submit.query() as HTMLElement | null)?.click();
  release();
  // A second write waiting for the first one would have been sent by the time the outcome shows.
  await expect.element(outcome).toBeVisible();
  const sent = writes.map(({ method, url }) => `${method} ${url}`);
  // What is understood of a goal is requested while it is typed, and stores nothing.
  return sent.filter((write) => !/\/api\/ai\/(?:suggest|feasibility-check|estimate-timeline)$/.test(write));
}

interface Submission {
  readonly name: string;
  readonly path: string;
  /** Returns the button to click. */
  readonly prepare: () => Promise<Locator>;
  readonly write: RegExp;
  readonly outcome: Locator;
}

/** The submissions that no other test double-clicks. */
const submissions: readonly Submission[] = [
  {
    name: 'saves a focus area',
    path: '/focus-areas',
    prepare: async () => {
      await chooseAction('Coding', 'Edit');
      await dialog.getByLabelText('Name').fill('Programming');
      return dialogButton('Save');
    },
    write: /^PUT \/api\/focus-areas\//,
    outcome: toast('Programming saved.'),
  },
  {
    name: 'deletes a focus area',
    path: '/focus-areas',
    prepare: async () => {
      await chooseAction('Coding', 'Delete');
      return dialogButton('Delete');
    },
    write: /^DELETE \/api\/safe-delete\/focus-areas\//,
    outcome: toast('Coding deleted.'),
  },
  {
    name: 'saves a goal',
    path: '/goals',
    prepare: async () => {
      await chooseAction('Learn Rust', 'Edit');
      await dialog.getByLabelText('Title').fill('Learn Go');
      return dialogButton('Save');
    },
    write: /^PUT \/api\/goals\//,
    outcome: toast('Learn Go saved.'),
  },
  {
    name: 'completes a goal',
    path: '/goals',
    prepare: async () => {
      await chooseAction('Learn Rust', 'Complete');
      return dialogButton('Complete');
    },
    write: /^PATCH \/api\/goals\/[^/]+\/status$/,
    outcome: page.getByRole('dialog', { name: 'Congratulations!' }),
  },
  {
    name: 'deletes a goal',
    path: '/goals',
    prepare: async () => {
      await chooseAction('Learn Rust', 'Delete');
      return dialogButton('Delete');
    },
    write: /^DELETE \/api\/safe-delete\/goals\//,
    outcome: toast('Learn Rust deleted.'),
  },
  {
    name: 'saves a plan',
    path: '/action-plans',
    prepare: async () => {
      await chooseAction('Ship it', 'Edit');
      await dialog.getByLabelText('Title').fill('Ship it soon');
      return dialogButton('Save');
    },
    write: /^PUT \/api\/action-plans\//,
    outcome: toast('Ship it soon saved.'),
  },
  {
    name: 'deletes a plan',
    path: '/action-plans',
    prepare: async () => {
      await chooseAction('Ship it', 'Delete');
      return dialogButton('Delete');
    },
    write: /^DELETE \/api\/safe-delete\/action-plans\//,
    outcome: toast('Ship it deleted.'),
  },
  {
    name: 'saves a resource',
    path: '/inventory',
    prepare: async () => {
      await chooseAction('The Rust Book', 'Edit');
      await dialog.getByLabelText('Title').fill('The book');
      return dialogButton('Save');
    },
    write: /^PATCH \/api\/inventory\//,
    outcome: toast('The book saved.'),
  },
  {
    name: 'completes a resource',
    path: '/inventory',
    prepare: async () => {
      await page.getByRole('checkbox', { name: 'The Rust Book' }).click();
      return dialogButton('Mark Complete');
    },
    write: /^PATCH \/api\/inventory\//,
    outcome: toast('The Rust Book is done.'),
  },
  {
    name: 'deletes a resource',
    path: '/inventory',
    prepare: async () => {
      await chooseAction('The Rust Book', 'Delete');
      return dialogButton('Delete');
    },
    write: /^DELETE \/api\/inventory\//,
    outcome: toast('The Rust Book deleted.'),
  },
  {
    name: 'saves a time entry',
    path: `/time-entries?date=${yesterday}`,
    prepare: async () => {
      await openEntry();
      await dialog.getByLabelText('End time').fill('10:45');
      return dialogButton('Save');
    },
    write: /^PATCH \/api\/time-entries\//,
    outcome: toast('Learn Rust saved.'),
  },
  {
    name: 'deletes a time entry',
    path: `/time-entries?date=${yesterday}`,
    prepare: async () => {
      await openEntry();
      await dialogButton('Delete').click();
      return page.getByRole('dialog', { name: 'Delete this entry?' }).getByRole('button', { name: 'Delete' });
    },
    write: /^DELETE \/api\/time-entries\//,
    outcome: toast('Learn Rust deleted.'),
  },
  {
    name: 'generates a plan',
    path: '/action-plans/generate-action-plan',
    prepare: async () => {
      await page.getByRole('button', { name: 'A run', exact: true }).click();
      return page.getByRole('button', { name: /^Generate/ });
    },
    write: /^POST \/api\/ai\/plan-stream$/,
    outcome: page.getByRole('heading', { name: 'Draft: nothing is saved yet' }),
  },
];

beforeEach(signUp);

describe('on a double click and another click while the request is in flight (AI-05, CL-02)', () => {
  test.each(submissions)('$name once', async ({ path, prepare, write, outcome }) => {
    const { area, goals } = await createArea(api, { name: 'Coding' }, ['Learn Rust']);
    await createItem(api, goals[0]!._id, { title: 'The Rust Book' });
    await createPlan(api, { title: 'Ship it', focusAreaId: area._id }, goals);
    await createEntryOnDay(api, goals[0]!, yesterday, 540, 60);
    await renderApp(path);
    expect(await clickThreeTimes(await prepare(), outcome)).toEqual([expect.stringMatching(write)]);
  });

  test('requests one password reset email', async () => {
    await logOut(api);
    await renderApp('/forgot-password');
    await page.getByLabelText('Email').fill(newAccount().email);
    const submit = page.getByRole('button', { name: 'Send the link' });
    expect(await clickThreeTimes(submit, page.getByRole('button', { name: 'Send it again' }))).toHaveLength(1);
  });

  test('creates one account', async () => {
    await logOut(api);
    const { email, password } = newAccount();
    await renderApp('/register');
    await page.getByLabelText('Email').fill(email);
    await page.getByLabelText('Password', { exact: true }).fill(password);
    await page.getByLabelText('Confirm password', { exact: true }).fill(password);
    const submit = page.getByRole('button', { name: 'Create account' });
    expect(await clickThreeTimes(submit, page.getByRole('navigation').first())).toEqual(['POST /api/auth/signup']);
    await expect.poll(currentUrl).toBe('/dashboard');
  });
});
