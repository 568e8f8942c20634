import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { FocusAreaWithGoals } from '#contract/goals/focus-areas.ts';
import { callApi } from '#testing/api.ts';
import { createArea, createEntry } from '#testing/seed.ts';
import { api, signUp } from '#web/testing/api.ts';
import { disconnect, delayRequests, intercept, respond } from '#web/testing/network.ts';
import { renderApp, remountApp } from '#web/testing/render-app.tsx';
import { chooseAction, currentUrl } from '#web/testing/screen.ts';

const row = (title: string) => page.getByRole('listitem').filter({ hasText: title });
const star = (title: string) => page.getByRole('button', { name: `Favourite: ${title}` });
const section = (name: RegExp) => page.getByRole('heading', { level: 2 }).getByRole('button', { name });
const dialog = page.getByRole('dialog');
const search = page.getByLabelText('Search goals');

beforeEach(signUp);

test('links to the focus areas if there are none', async () => {
  await renderApp('/objectives');
  await expect.element(page.getByText('Create a Focus Area first to add Goals.')).toBeVisible();
  await page.getByRole('link', { name: 'Go to Focus Areas' }).click();
  await expect.poll(currentUrl).toBe('/focus-areas');
});

test('collapses and expands sections one by one or all at once, and remembers their state', async () => {
  await createArea(api, { name: 'Coding' }, ['Learn Rust']);
  await createArea(api, { name: 'Fitness' }, ['Half marathon']);
  await renderApp('/goals');
  await section(/^Coding/).click();
  await expect.element(row('Learn Rust')).not.toBeInTheDocument();
  await expect.element(row('Half marathon')).toBeVisible();
  await remountApp();
  await expect.element(row('Half marathon')).toBeVisible();
  await expect.element(row('Learn Rust')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Expand All' }).click();
  await expect.element(row('Learn Rust')).toBeVisible();
  await page.getByRole('button', { name: 'Collapse All' }).click();
  await expect.element(row('Learn Rust')).not.toBeInTheDocument();
  await expect.element(row('Half marathon')).not.toBeInTheDocument();
  await remountApp();
  await expect.element(section(/^Coding/)).toHaveAttribute('aria-expanded', 'false');
  await search.fill('MARA half');
  await expect.element(row('Half marathon')).toBeVisible();
  await expect.element(section(/^Coding/)).not.toBeInTheDocument();
  await search.fill('nothing like it');
  await expect.element(page.getByText('No goals match your search.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).first().click();
  await expect.element(section(/^Coding/)).toBeVisible();
  document.cookie = 'weekwise-closed-goals={"rubbish"; path=/';
  await remountApp();
  await expect.element(row('Learn Rust')).toBeVisible();
});

test('asks before completing a goal, and offers only deletion afterwards', async () => {
  await createArea(api, { name: 'Coding' }, ['Learn Rust', 'Learn Go']);
  await renderApp('/goals');
  await chooseAction('Learn Rust', 'Complete');
  await expect.element(dialog).toMatchTextContent('hidden from Timers');
  await expect.element(dialog).toMatchTextContent('Learn Rust [Completed]');
  await dialog.getByRole('button', { name: 'Complete' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Congratulations!' })).toBeVisible();
  // Confetti respects the reduced-motion setting.
  expect(document.querySelector('canvas:popover-open')).toBeNull();
  await userEvent.keyboard('{Escape}');

  await page.getByRole('tab', { name: 'Completed 1' }).click();
  await page.getByRole('button', { name: 'Actions for Learn Rust' }).click();
  await expect.element(page.getByRole('menuitem')).toHaveLength(1);
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect.element(dialog).toMatchTextContent('Nothing else will be deleted.');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect.element(row('Learn Rust')).not.toBeInTheDocument();
  await remountApp();
  await expect.element(page.getByRole('tab', { name: 'Completed 0' })).toHaveAttribute('aria-selected', 'true');
});

test('undoes a deletion from its message, even if the names look the same', async () => {
  const { goals } = await createArea(api, { name: 'Coding' }, ['Learn Rust', 'Learn Rust']);
  await createEntry(api, goals[0]!._id, '2026-11-10T08:00:00.000Z', '2026-11-10T09:20:00.000Z');
  await renderApp('/goals');
  for (let left = 1; left >= 0; left--) {
    await page.getByRole('button', { name: 'Actions for Learn Rust' }).first().click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect.element(row('Learn Rust')).toHaveLength(left);
  }
  const undo = page
    .getByRole('status')
    .filter({ hasText: 'Learn Rust deleted.' })
    .getByRole('button', { name: 'Undo' });
  await expect.element(undo).toHaveLength(2);
  await undo.first().click();
  await undo.first().click();
  await expect.element(row('Learn Rust')).toHaveLength(2);
  await remountApp();
  await expect.element(row('Learn Rust')).toHaveLength(2);
});

describe('a late response', () => {
  test('closes its own dialog only', async () => {
    await createArea(api, { name: 'Coding' }, ['Learn Rust']);
    await renderApp('/goals');
    const completeNow = delayRequests('/status');
    await chooseAction('Learn Rust', 'Complete');
    await dialog.getByRole('button', { name: 'Complete' }).click();
    await page.getByRole('button', { name: 'Create Goal' }).click();
    await dialog.getByLabelText('Title').fill('Learn Go');
    completeNow();
    await expect.element(dialog.getByRole('status')).toHaveTextContent('Learn Rust completed. Congratulations!');
    await page.getByRole('button', { name: 'Close message' }).click();
    await expect.element(dialog.getByLabelText('Title')).toHaveValue('Learn Go');
    const createNow = delayRequests(/\/api\/focus-areas\/[^/]+\/goals/);
    await dialog.getByRole('button', { name: 'Create' }).click();
    // Browsers close a dialog when Escape is pressed repeatedly.
    (dialog.element() as HTMLDialogElement).close();
    await page.getByRole('button', { name: 'Create Goal' }).click();
    await dialog.getByLabelText('Title').fill('Learn C');
    createNow();
    await expect.element(dialog.getByRole('status')).toHaveTextContent('Learn Go created.');
    await expect.element(dialog.getByLabelText('Title')).toHaveValue('Learn C');
  });

  test('does not undo a newer choice', async () => {
    await createArea(api, { name: 'Coding' }, ['Learn Rust']);
    await renderApp('/goals');
    const first = Promise.withResolvers<void>();
    const sent: unknown[] = [];
    let responded = 0;
    intercept('/favorite', async (request) => {
      if (sent.push(request.body) === 1) await first.promise;
      const response = await request.forward();
      responded++;
      return response;
    });
    (await star('Learn Rust').findElement()).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(star('Learn Rust')).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Enter}');
    await expect.element(star('Learn Rust')).toHaveAttribute('aria-pressed', 'false');
    first.resolve();
    await expect.poll(() => responded).toBe(2);
    expect(sent).toEqual([{ favorite: true }, { favorite: false }]);
    const [area] = await callApi<FocusAreaWithGoals[]>(api, 'GET', '/api/focus-areas/with-goals');
    expect(area!.goals[0]).toMatchObject({ isFavorite: false });
  });
});

test('reveals a new goal despite a collapsed section, another tab or a search', async () => {
  await createArea(api, { name: 'Coding' }, ['Learn Rust']);
  await renderApp('/goals');
  await page.getByRole('button', { name: 'Collapse All' }).click();
  await page.getByRole('tab', { name: /^Completed/ }).click();
  await search.fill('something else');
  await page.getByRole('button', { name: 'Create Goal' }).click();
  await dialog.getByLabelText('Title').fill('Learn Go');
  await userEvent.keyboard('{Enter}');
  await expect.element(row('Learn Go')).toBeVisible();
  await expect.element(search).toHaveValue('');
});

test('does not move a new goal to another focus area if its own was deleted', async () => {
  const { area } = await createArea(api, { name: 'Coding' });
  await createArea(api, { name: 'Another' });
  await renderApp('/goals');
  await page.getByRole('button', { name: 'Add a goal to Coding' }).click();
  await dialog.getByLabelText('Title').fill('Learn Go');
  await callApi(api, 'DELETE', `/api/safe-delete/focus-areas/${area._id}`);
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect
    .element(dialog.getByRole('alert').first())
    .toHaveTextContent('❌ Failed to create goal. It has been deleted.');
  await expect.element(dialog.getByRole('option', { name: 'Deleted' })).toBeInTheDocument();
  await expect.element(dialog.getByLabelText('Focus area')).toHaveValue(area._id);
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect.element(dialog.getByText('Please select a focus area.')).toBeVisible();
  await dialog.getByLabelText('Focus area').selectOptions('Another');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect.element(section(/^Another 1/)).toBeVisible();
});

test('explains that a goal was closed in another tab, and updates the list', async () => {
  const { goals } = await createArea(api, { name: 'Coding' }, ['Learn Rust', 'Learn Go']);
  await renderApp('/goals');
  await expect.element(row('Learn Go')).toBeVisible();
  await callApi(api, 'PATCH', `/api/goals/${goals[0]!._id}/status`, { status: 'Completed' });
  await chooseAction('Learn Rust', 'Archive');
  await dialog.getByRole('button', { name: 'Archive' }).click();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(
      '❌ Failed to archive goal. Only an active goal can be completed or archived. This cannot be reversed.',
    );
  await expect.element(page.getByRole('tab', { name: 'Completed 1' })).toBeVisible();
  await chooseAction('Learn Go', 'Archive');
  await dialog.getByRole('button', { name: 'Archive' }).click();
  await expect.element(page.getByRole('tab', { name: 'Archived 1' })).toBeVisible();
});

test('rolls back failed actions and shows an error (CL-01)', async () => {
  await createArea(api, { name: 'Coding' }, ['Learn Rust']);
  await renderApp('/goals');
  await expect.element(row('Learn Rust')).toBeVisible();
  let failure = Promise.withResolvers<void>();
  const interceptions = [
    intercept(/\/api\/goals\//, async () => {
      await failure.promise;
      return respond(500)();
    }),
    intercept(/\/api\/focus-areas\/[^/]+\/goals/, disconnect),
    intercept('/api/safe-delete/', respond(500)),
  ];

  await star('Learn Rust').click();
  await expect.element(star('Learn Rust')).toHaveAttribute('aria-pressed', 'true');
  failure.resolve();
  await expect.element(page.getByRole('alert')).toMatchTextContent('Failed to update goal.');
  await expect.element(star('Learn Rust')).toHaveAttribute('aria-pressed', 'false');
  for (const [action, message] of [
    ['Complete', '❌ Failed to mark as completed.'],
    ['Archive', '❌ Failed to archive goal.'],
  ] as const) {
    failure = Promise.withResolvers();
    await chooseAction('Learn Rust', action);
    await dialog.getByRole('button', { name: action }).click();
    await expect.element(row('Learn Rust')).not.toBeInTheDocument();
    failure.resolve();
    await expect.element(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
    await expect.element(row('Learn Rust')).toBeVisible();
    for (const close of page.getByRole('button', { name: 'Close message' }).all()) await close.click();
  }
  await chooseAction('Learn Rust', 'Delete');
  await expect.element(dialog).toMatchTextContent('Failed to load dependents. You can still proceed.');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect.element(dialog).toMatchTextContent('❌ Failed to delete goal.');
  await userEvent.keyboard('{Escape}');
  // The form's own alert comes before any toasts.
  const formAlert = dialog.getByRole('alert').first();
  await chooseAction('Learn Rust', 'Edit');
  await dialog.getByLabelText('Title').fill('Learn Go');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(formAlert).toMatchTextContent('Failed to update goal.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('button', { name: 'Add Goal' }).click();
  await dialog.getByLabelText('Title').fill('Learn Go');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect.element(formAlert).toHaveTextContent('❌ Failed to create goal. Please try again.');
  for (const restore of interceptions) restore();
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect.element(row('Learn Go')).toHaveLength(1);
});

test('shows an error if goals cannot be loaded, and loads them on retry', async () => {
  await createArea(api, { name: 'Coding' }, ['Learn Rust']);
  const restore = intercept('/with-goals', respond(200, [{ _id: 1 }]));
  await renderApp('/goals');
  await expect.element(page.getByRole('alert')).toMatchTextContent('Unable to load goals.');
  await expect.element(page.getByRole('button', { name: 'Create Goal' })).not.toBeInTheDocument();
  restore();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.element(row('Learn Rust')).toBeVisible();
});

test('shows and searches a thousand goals on a phone without horizontal overflow', async () => {
  await createArea(api, { name: 'Area' }, ['Goal']);
  intercept('/with-goals', async (request) => {
    const [area] = (await (await request.forward()).json()) as FocusAreaWithGoals[];
    const createId = (n: number) => area!._id.slice(0, -4) + n.toString(16).padStart(4, '0');
    const areas = Array.from({ length: 50 }, (_area, a) => ({
      ...area!,
      _id: createId(a),
      name: a === 7 ? `ארוך${'W'.repeat(90)}` : `Area ${a}`,
      goals: Array.from({ length: 20 }, (_goal, g) => ({
        ...area!.goals[0]!,
        _id: createId(100 + a * 20 + g),
        focusArea: createId(a),
        title: g === 3 ? 'Donaudampfschifffahrt'.repeat(9) : `Goal ${g} of ${a} 🏃`,
        includeInActionPlan: g === 1,
        inventoryCount: g === 2 ? 3 : 0,
      })),
    }));
    return respond(200, areas)();
  });
  await page.viewport(360, 740);
  await renderApp('/goals');
  await expect.element(page.getByRole('tab', { name: 'Active 1000' })).toBeVisible();
  await expect.element(row('Goal 1 of 0').first()).toMatchTextContent('In Plan');
  await expect.element(row('Goal 2 of 0').first()).toMatchTextContent('3 items');
  await search.fill('goal 19 of 49');
  await expect.element(page.getByRole('tab', { name: 'Active 1', exact: true })).toBeVisible();
  await expect.element(row('Goal 19 of 49')).toBeVisible();
  await search.fill('donau');
  await expect.element(page.getByRole('tab', { name: 'Active 50' })).toBeVisible();
  (await page.getByText(/^ארוך/).findElement()).scrollIntoView();
  expect(document.documentElement.scrollWidth).toBe(innerWidth);
});
