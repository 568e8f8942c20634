import { beforeEach, describe, expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { addDays, weekOf } from '#domain/calendar.ts';
import { logOut, newAccount } from '#testing/accounts.ts';
import { makeArea, makeItem, makePlan, trackOn } from '#testing/seed.ts';
import { api, signUp } from '#web/testing/api.ts';
import { hold, recordWrites } from '#web/testing/network.ts';
import { open } from '#web/testing/open.tsx';
import { address } from '#web/testing/screen.ts';

const dialog = page.getByRole('dialog');
const inDialog = (name: string) => dialog.getByRole('button', { name, exact: true });
const toast = (text: string) => page.getByRole('status').filter({ hasText: text });
const yesterday = addDays(weekOf(Date.now(), 'UTC'), -1);

async function choose(title: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${title}` }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

async function openEntry(): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Edit .*Learn Rust/ })
    .click();
}

/** Double-clicks, and clicks once more if the button is still there while the server has not received anything. */
async function clickThreeTimes(submit: Locator, outcome: Locator): Promise<string[]> {
  const release = hold('/api/', ({ method }) => method !== 'GET');
  const writes = recordWrites();
  await submit.dblClick();
  await expect.poll(() => writes.length).toBeGreaterThan(0);
  (submit.query() as HTMLElement | null)?.click();
  release();
  // A write that waited for the first one has been sent by the time that its outcome shows.
  await expect.element(outcome).toBeVisible();
  return writes.map(({ method, url }) => `${method} ${url}`);
}

interface Submission {
  readonly name: string;
  readonly path: string;
  /** Gets to the button that is then clicked. */
  readonly prepare: () => Promise<Locator>;
  readonly write: RegExp;
  readonly outcome: Locator;
}

/** Those that no other test double-clicks. */
const submissions: readonly Submission[] = [
  {
    name: 'saves a focus area',
    path: '/focus-areas',
    prepare: async () => {
      await choose('Coding', 'Edit');
      await dialog.getByLabelText('Name').fill('Programming');
      return inDialog('Save');
    },
    write: /^PUT \/api\/focus-areas\//,
    outcome: toast('Programming saved.'),
  },
  {
    name: 'deletes a focus area',
    path: '/focus-areas',
    prepare: async () => {
      await choose('Coding', 'Delete');
      return inDialog('Delete');
    },
    write: /^DELETE \/api\/safe-delete\/focus-areas\//,
    outcome: toast('Coding deleted.'),
  },
  {
    name: 'saves a goal',
    path: '/goals',
    prepare: async () => {
      await choose('Learn Rust', 'Edit');
      await dialog.getByLabelText('Title').fill('Learn Go');
      return inDialog('Save');
    },
    write: /^PUT \/api\/goals\//,
    outcome: toast('Learn Go saved.'),
  },
  {
    name: 'completes a goal',
    path: '/goals',
    prepare: async () => {
      await choose('Learn Rust', 'Complete');
      return inDialog('Complete');
    },
    write: /^PATCH \/api\/goals\/[^/]+\/status$/,
    outcome: page.getByRole('dialog', { name: 'Congratulations!' }),
  },
  {
    name: 'deletes a goal',
    path: '/goals',
    prepare: async () => {
      await choose('Learn Rust', 'Delete');
      return inDialog('Delete');
    },
    write: /^DELETE \/api\/safe-delete\/goals\//,
    outcome: toast('Learn Rust deleted.'),
  },
  {
    name: 'saves a plan',
    path: '/action-plans',
    prepare: async () => {
      await choose('Ship it', 'Edit');
      await dialog.getByLabelText('Title').fill('Ship it soon');
      return inDialog('Save');
    },
    write: /^PUT \/api\/action-plans\//,
    outcome: toast('Ship it soon saved.'),
  },
  {
    name: 'deletes a plan',
    path: '/action-plans',
    prepare: async () => {
      await choose('Ship it', 'Delete');
      return inDialog('Delete');
    },
    write: /^DELETE \/api\/safe-delete\/action-plans\//,
    outcome: toast('Ship it deleted.'),
  },
  {
    name: 'saves a resource',
    path: '/inventory',
    prepare: async () => {
      await choose('The Rust Book', 'Edit');
      await dialog.getByLabelText('Title').fill('The book');
      return inDialog('Save');
    },
    write: /^PATCH \/api\/inventory\//,
    outcome: toast('The book saved.'),
  },
  {
    name: 'completes a resource',
    path: '/inventory',
    prepare: async () => {
      await page.getByRole('checkbox', { name: 'The Rust Book' }).click();
      return inDialog('Mark Complete');
    },
    write: /^PATCH \/api\/inventory\//,
    outcome: toast('The Rust Book is done.'),
  },
  {
    name: 'deletes a resource',
    path: '/inventory',
    prepare: async () => {
      await choose('The Rust Book', 'Delete');
      return inDialog('Delete');
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
      return inDialog('Save');
    },
    write: /^PATCH \/api\/time-entries\//,
    outcome: toast('Learn Rust saved.'),
  },
  {
    name: 'deletes a time entry',
    path: `/time-entries?date=${yesterday}`,
    prepare: async () => {
      await openEntry();
      await inDialog('Delete').click();
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
    write: /^POST \/api\/ai\/generate-action-plan$/,
    outcome: page.getByRole('heading', { name: 'Draft: nothing is saved yet' }),
  },
];

beforeEach(signUp);

describe('on a double click and another click while the request is pending', () => {
  test.each(submissions)('$name once', async ({ path, prepare, write, outcome }) => {
    const { area, goals } = await makeArea(api, { name: 'Coding' }, ['Learn Rust']);
    await makeItem(api, goals[0]!._id, { title: 'The Rust Book' });
    await makePlan(api, { title: 'Ship it', focusAreaId: area._id }, goals);
    await trackOn(api, goals[0]!, yesterday, 540, 60);
    await open(path);
    expect(await clickThreeTimes(await prepare(), outcome)).toEqual([expect.stringMatching(write)]);
  });

  test('asks for one password reset mail', async () => {
    await logOut(api);
    await open('/forgot-password');
    await page.getByLabelText('Email').fill(newAccount().email);
    const submit = page.getByRole('button', { name: 'Send the link' });
    expect(await clickThreeTimes(submit, page.getByRole('button', { name: 'Send it again' }))).toHaveLength(1);
  });

  test('creates one account', async () => {
    await logOut(api);
    const { email, password } = newAccount();
    await open('/register');
    await page.getByLabelText('Email').fill(email);
    await page.getByLabelText('Password', { exact: true }).fill(password);
    await page.getByLabelText('Confirm password', { exact: true }).fill(password);
    const submit = page.getByRole('button', { name: 'Create account' });
    expect(await clickThreeTimes(submit, page.getByRole('navigation').first())).toEqual(['POST /api/auth/signup']);
    await expect.poll(address).toBe('/dashboard');
  });
});
