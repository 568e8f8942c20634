import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { FocusAreaWithGoals } from '#contract/goals/focus-areas.ts';
import type { TimeEntry } from '#contract/time-entries/time-entries.ts';
import { callApi } from '#testing/api.ts';
import { createArea, createEntry, startTimer } from '#testing/seed.ts';
import { api, signUp } from '#web/testing/api.ts';
import { intercept, loseResponse, recordWrites, respond } from '#web/testing/network.ts';
import { renderApp, remountApp } from '#web/testing/render-app.tsx';
import { currentUrl, texts } from '#web/testing/screen.ts';

const field = page.getByRole('combobox', { name: 'What are you working on?' });
const list = page.getByRole('listbox', { name: 'Goals to start' });
const options = list.getByRole('option');
const selectedOption = list.getByRole('option', { selected: true });
const areaSelect = page.getByLabelText('New goals go in');
const alert = page.getByRole('alert');
const toast = (text: string) => page.getByRole('status').filter({ hasText: text });
const HOUR = 3_600_000;

beforeEach(async () => {
  await signUp();
});

/** Focuses the field with its shortcut, then types. */
async function typeWithShortcut(text: string) {
  await expect.element(field).toBeVisible();
  await userEvent.keyboard('s');
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard(text);
}

/** Each goal as 'area: title', those with a running timer marked. */
async function fetchGoalTitles(): Promise<string[]> {
  const areas = await callApi<FocusAreaWithGoals[]>(api, 'GET', '/api/focus-areas/with-goals');
  const { data } = await callApi<{ data: TimeEntry[] }>(api, 'GET', '/api/time-entries/active');
  const isRunning = (id: string) => data.some(({ goalId }) => goalId === id);
  return areas.flatMap(({ name, goals }) =>
    goals.map(({ _id, title }) => `${name}: ${title}${isRunning(_id) ? ' (running)' : ''}`),
  );
}

const isoBefore = (ms: number) => new Date(Date.now() - ms).toISOString();

test('creates and starts a goal in the last used area, and remembers another choice', async () => {
  await createArea(api, { name: 'Coding' }, ['Learn Rust']);
  const { goals } = await createArea(api, { name: 'Fitness' }, ['Morning run']);
  await createEntry(api, goals[0]!._id, isoBefore(3 * HOUR), isoBefore(2 * HOUR));
  await renderApp('/timers');
  await typeWithShortcut('Tax return');
  await expect.poll(() => texts(options)).toEqual(['Create and start “Tax return” in Fitness']);
  await userEvent.keyboard('{Enter}');
  await expect.element(toast('created in Fitness and started.')).toBeVisible();
  await expect.element(field).toHaveValue('');
  await expect.element(field).toHaveFocus();
  await expect.element(page.getByRole('region', { name: 'Running Timers' })).toMatchTextContent('Tax return');

  await userEvent.keyboard('Fix the gate');
  await areaSelect.selectOptions('Coding');
  await remountApp();
  await typeWithShortcut('Fix the gate');
  await expect.poll(() => texts(options)).toEqual(['Create and start “Fix the gate” in Coding']);
  await options.click();
  await expect.element(toast('created in Coding and started.')).toBeVisible();
  expect((await fetchGoalTitles()).toSorted()).toEqual([
    'Coding: Fix the gate (running)',
    'Coding: Learn Rust',
    'Fitness: Morning run',
    'Fitness: Tax return (running)',
  ]);
});

test('starts the best match, and opens Timers if the goal is already running', async () => {
  const { goals } = await createArea(api, { name: 'Fitness' }, ['Morning run', 'Run a marathon', 'Swim']);
  await startTimer(api, goals[0]!, HOUR);
  await renderApp('/dashboard');
  const writes = recordWrites('/api/time-entries');
  await typeWithShortcut('run');
  await expect
    .poll(() => texts(options))
    .toEqual(['Run a marathonFitness', 'Morning runRunning', 'Create and start “run” in Fitness']);
  await expect.element(selectedOption).toMatchTextContent(/^Run a marathon/);
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(selectedOption).toMatchTextContent(/^Create/);
  await userEvent.keyboard('{Escape}');
  await expect.element(field).toHaveAttribute('aria-expanded', 'false');
  await expect.element(field).toHaveValue('run');
  await userEvent.keyboard('{Enter}');
  await expect.element(selectedOption).toMatchTextContent(/^Run a marathon/);
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(selectedOption).toMatchTextContent(/^Morning run/);
  await userEvent.keyboard('{Enter}');
  await expect.poll(currentUrl).toBe('/timers');
  expect(writes).toEqual([]);
  await expect.element(field).toHaveValue('');
  await typeWithShortcut('SWIM{Enter}');
  await expect.element(toast('Swim started.')).toBeVisible();
  expect(writes).toHaveLength(1);
});

test('creates one goal even if the response is lost, and keeps the text until its timer is running', async () => {
  await createArea(api, { name: 'Coding' });
  await renderApp('/timers');
  const restore = intercept(/\/api\/focus-areas\/[^/]+\/goals$/, async (request) =>
    request.method === 'POST' ? loseResponse(request) : request.forward(),
  );
  await typeWithShortcut('Tax return{Enter}');
  await expect.element(alert).toMatchTextContent('Failed to create goal. Please try again.');
  await expect.element(field).toHaveValue('Tax return');
  restore();
  await userEvent.keyboard('{Enter}');
  await expect.element(toast('started.')).toBeVisible();
  expect(await fetchGoalTitles()).toEqual(['Coding: Tax return (running)']);
});

test('says that the goal was created if its timer did not start, and starts it on Enter', async () => {
  await createArea(api, { name: 'Coding' });
  await renderApp('/timers');
  const restore = intercept('/api/time-entries', (request) =>
    request.method === 'POST' ? respond(422, { message: 'Not now.' })() : request.forward(),
  );
  await typeWithShortcut('Tax return{Enter}');
  await expect
    .element(alert)
    .toMatchTextContent('“Tax return” was created, but its timer was not started. Not now. Press Enter to start it.');
  await expect.element(field).toHaveValue('Tax return');
  expect(await fetchGoalTitles()).toEqual(['Coding: Tax return']);
  restore();
  await userEvent.keyboard('{Enter}');
  await expect.element(toast('Tax return started.')).toBeVisible();
  expect(await fetchGoalTitles()).toEqual(['Coding: Tax return (running)']);
});

test('creates the first focus area in place', async () => {
  await renderApp('/dashboard');
  await typeWithShortcut('Tax return');
  await expect.poll(() => texts(options)).toEqual(['Create and start “Tax return” in General']);
  await page.getByLabelText('First focus area').fill('Paperwork');
  await userEvent.keyboard('{Enter}');
  await expect.element(toast('created in Paperwork and started.')).toBeVisible();
  expect(await fetchGoalTitles()).toEqual(['Paperwork: Tax return (running)']);
});

test('keeps the text when the title is too long or the browser is offline', async () => {
  await createArea(api, { name: 'Coding' });
  await renderApp('/timers');
  const writes = recordWrites();
  await expect.element(field).toBeVisible();
  await field.fill('x'.repeat(201));
  await expect.element(selectedOption).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(alert).toHaveTextContent('Goal title must be at most 200 characters.');
  await expect.element(field).toHaveValue('x'.repeat(201));
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await field.fill('Tax return');
  await userEvent.keyboard('{Enter}');
  await expect.element(alert).toHaveTextContent('You need to be online to create a goal. Connect and try again.');
  await expect.element(field).toHaveValue('Tax return');
  vi.restoreAllMocks();
  expect(writes).toEqual([]);
});

test('opens from the header on phones, and from the command palette with the typed text', async () => {
  await page.viewport(360, 740);
  await createArea(api, { name: 'Coding' }, ['Learn Rust']);
  await renderApp('/help');
  await page.getByRole('banner').getByRole('button', { name: 'Start tracking' }).click();
  const dialog = page.getByRole('dialog', { name: 'Start tracking' });
  await expect.element(dialog.getByRole('combobox').first()).toHaveFocus();
  expect(document.documentElement.scrollWidth).toBe(360);
  await dialog.getByRole('option', { name: /Learn Rust/ }).click();
  await expect.element(toast('Learn Rust started.')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();

  await userEvent.keyboard('{Control>}k{/Control}');
  const palette = page.getByRole('dialog', { name: 'Find' });
  await expect.element(palette.getByRole('combobox')).toHaveFocus();
  await userEvent.keyboard('Tax return');
  await expect
    .poll(() => texts(palette.getByRole('option')))
    .toEqual(['Create and start “Tax return”New goal', expect.stringMatching(/^Search entries for “Tax return”/)]);
  await userEvent.keyboard('{Enter}');
  await expect.element(toast('created in Coding and started.')).toBeVisible();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(await fetchGoalTitles()).toEqual(['Coding: Learn Rust (running)', 'Coding: Tax return (running)']);
});

test('stops the other timers if the account allows one at a time, and offers to start them again', async () => {
  const { goals } = await createArea(api, { name: 'Coding' }, ['Learn Rust', 'Ship it']);
  await startTimer(api, goals[0]!, HOUR);
  await renderApp('/settings');
  await page.getByRole('checkbox', { name: 'Starting a timer stops the others' }).click();
  await expect
    .poll(async () => (await callApi<{ user: object }>(api, 'GET', '/api/auth/me')).user)
    .toMatchObject({
      singleTimer: true,
    });
  await renderApp('/timers');
  const running = page.getByRole('region', { name: 'Running Timers' }).getByRole('listitem');
  await typeWithShortcut('ship{Enter}');
  await expect.element(toast('Learn Rust stopped.')).toBeVisible();
  await expect.element(running).toHaveLength(1);
  await expect.element(running).toMatchTextContent('Ship it');
  await page.getByRole('button', { name: 'Start again' }).click();
  await expect.element(toast('Ship it stopped.')).toBeVisible();
  await expect.element(running).toMatchTextContent('Learn Rust');
  expect(await fetchGoalTitles()).toEqual(['Coding: Learn Rust (running)', 'Coding: Ship it']);
});
