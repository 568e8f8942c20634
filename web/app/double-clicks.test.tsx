import { beforeEach, describe, expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { addDays, weekStartForInstant } from '#domain/calendar/calendar.ts';
import { logOut, newAccount } from '#testing/accounts.ts';
import { createArea, createItem, createPlan, createEntryOnDay } from '#testing/seed.ts';
import { api, signUp } from '#web/testing/api.ts';
import { delayRequests, recordWrites } from '#web/testing/network.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { chooseAction, currentUrl } from '#web/testing/screen.ts';

const dialog = page.getByRole('dialog');
const dialogButton = (name: string) => dialog.getByRole('button', { name, exact: true });
const yesterday = addDays(weekStartForInstant(Date.now(), 'UTC'), -1);

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

type Prepare = () => Promise<Locator>;

const edit =
  (title: string, label: string, value: string): Prepare =>
  async () => {
    await chooseAction(title, 'Edit');
    await dialog.getByLabelText(label).fill(value);
    return dialogButton('Save');
  };

const confirm =
  (title: string, action: string): Prepare =>
  async () => {
    await chooseAction(title, action);
    return dialogButton(action);
  };

const entries = `/time-entries?date=${yesterday}`;

/** The submissions that no other test double-clicks. `prepare` returns the button to click. */
const submissions: readonly [name: string, path: string, prepare: Prepare, write: RegExp, outcome: string | Locator][] =
  [
    [
      'saves a focus area',
      '/focus-areas',
      edit('Coding', 'Name', 'Programming'),
      /^PUT \/api\/focus-areas\//,
      'Programming saved.',
    ],
    [
      'deletes a focus area',
      '/focus-areas',
      confirm('Coding', 'Delete'),
      /^DELETE \/api\/safe-delete\/focus-areas\//,
      'Coding deleted.',
    ],
    ['saves a goal', '/goals', edit('Learn Rust', 'Title', 'Learn Go'), /^PUT \/api\/goals\//, 'Learn Go saved.'],
    [
      'completes a goal',
      '/goals',
      confirm('Learn Rust', 'Complete'),
      /^PATCH \/api\/goals\/[^/]+\/status$/,
      page.getByRole('dialog', { name: 'Congratulations!' }),
    ],
    [
      'deletes a goal',
      '/goals',
      confirm('Learn Rust', 'Delete'),
      /^DELETE \/api\/safe-delete\/goals\//,
      'Learn Rust deleted.',
    ],
    [
      'saves a plan',
      '/action-plans',
      edit('Ship it', 'Title', 'Ship it soon'),
      /^PUT \/api\/action-plans\//,
      'Ship it soon saved.',
    ],
    [
      'deletes a plan',
      '/action-plans',
      confirm('Ship it', 'Delete'),
      /^DELETE \/api\/safe-delete\/action-plans\//,
      'Ship it deleted.',
    ],
    [
      'saves a resource',
      '/inventory',
      edit('The Rust Book', 'Title', 'The book'),
      /^PATCH \/api\/inventory\//,
      'The book saved.',
    ],
    [
      'completes a resource',
      '/inventory',
      async () => {
        await page.getByRole('checkbox', { name: 'The Rust Book' }).click();
        return dialogButton('Mark Complete');
      },
      /^PATCH \/api\/inventory\//,
      'The Rust Book is done.',
    ],
    [
      'deletes a resource',
      '/inventory',
      confirm('The Rust Book', 'Delete'),
      /^DELETE \/api\/inventory\//,
      'The Rust Book deleted.',
    ],
    [
      'saves a time entry',
      entries,
      async () => {
        await openEntry();
        await dialog.getByLabelText('End time').fill('10:45');
        return dialogButton('Save');
      },
      /^PATCH \/api\/time-entries\//,
      'Learn Rust saved.',
    ],
    [
      'deletes a time entry',
      entries,
      async () => {
        await openEntry();
        await dialogButton('Delete').click();
        return page.getByRole('dialog', { name: 'Delete this entry?' }).getByRole('button', { name: 'Delete' });
      },
      /^DELETE \/api\/time-entries\//,
      'Learn Rust deleted.',
    ],
    [
      'generates a plan',
      '/action-plans/generate-action-plan',
      async () => {
        await page.getByRole('button', { name: 'A run', exact: true }).click();
        return page.getByRole('button', { name: /^Generate/ });
      },
      /^POST \/api\/ai\/plan-stream$/,
      page.getByRole('heading', { name: 'Draft: nothing is saved yet' }),
    ],
  ];

beforeEach(signUp);

describe('on a double click and another click while the request is in flight (AI-05, CL-02)', () => {
  test.each(submissions)('%s once', async (_name, path, prepare, write, outcome) => {
    const { area, goals } = await createArea(api, { name: 'Coding' }, ['Learn Rust']);
    await createItem(api, goals[0]!._id, { title: 'The Rust Book' });
    await createPlan(api, { title: 'Ship it', focusAreaId: area._id }, goals);
    await createEntryOnDay(api, goals[0]!, yesterday, 540, 60);
    await renderApp(path);
    const shown = typeof outcome === 'string' ? page.getByRole('status').filter({ hasText: outcome }) : outcome;
    expect(await clickThreeTimes(await prepare(), shown)).toEqual([expect.stringMatching(write)]);
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
