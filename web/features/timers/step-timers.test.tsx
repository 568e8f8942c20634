import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Goal } from '#contract/goals/goals.ts';
import type { TimeEntry } from '#contract/time-entries/time-entries.ts';
import { callApi } from '#testing/api.ts';
import { createArea, createItem, createTask } from '#testing/seed.ts';
import { api, signUp } from '#web/testing/api.ts';
import { delayRequests, disconnect, intercept } from '#web/testing/network.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { chooseAction } from '#web/testing/screen.ts';

const HOUR = 3_600_000;
const CREATE = /\/api\/time-entries$/;

const main = page.getByRole('main');
const running = page.getByRole('region', { name: 'Running Timers' }).getByRole('listitem');
const toasts = page.getByRole('status');
const items = main.getByRole('list', { name: 'Items' }).getByRole('listitem');
const button = (name: string) => main.getByRole('button', { name, exact: true });

let run: Goal;
let shop: Goal;

const listRunning = async () =>
  (await callApi<{ data: TimeEntry[] }>(api, 'GET', '/api/time-entries/active')).data.map(
    ({ goal, stepTitle }) => `${goal.title} · ${stepTitle}`,
  );

async function startOn(goal: Goal, step: object, elapsedMs = HOUR): Promise<TimeEntry> {
  const entry = await callApi<TimeEntry>(api, 'POST', '/api/time-entries', { goalId: goal._id, ...step });
  const startAt = new Date(Date.parse(entry.startAt) - elapsedMs).toISOString();
  return callApi(api, 'PATCH', `/api/time-entries/${entry._id}`, { startAt });
}

beforeEach(async () => {
  await signUp();
  const { goals } = await createArea(api, { name: 'Sport' }, ['Ten kilometres', 'Groceries']);
  [run, shop] = goals as [Goal, Goal];
});

test('a timer shows its task on its card, its goal, the badge and the quick start field', async () => {
  const task = await createTask(api, run._id, 'Buy shoes');
  await startOn(run, { taskId: task._id });
  await renderApp('/timers');
  await expect.element(running).toMatchTextContent(/Ten kilometres.*Buy shoes/);
  const section = main.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Ten kilometres' }) });
  await expect.element(section).toMatchTextContent('Buy shoes');
  await userEvent.keyboard('s');
  await userEvent.keyboard('ten');
  await expect.element(page.getByRole('option', { name: /Ten kilometres/ })).toMatchTextContent('Running · Buy shoes');
  await renderApp('/goals');
  await expect.element(page.getByRole('link', { name: /^Running: Ten kilometres · Buy shoes/ })).toBeVisible();
});

describe('a timer on a resource', () => {
  test('is started and stopped from its row and its menu', async () => {
    await createItem(api, run._id, { title: 'Map' });
    await renderApp(`/goals/${run._id}`);
    await button('Start Map').click();
    await expect.element(button('Stop Map')).toBeEnabled();
    expect(await listRunning()).toEqual(['Ten kilometres · Map']);
    await chooseAction('Map', 'Stop timer');
    await expect.element(toasts.filter({ hasText: 'Ten kilometres · Map' })).toBeVisible();
    await expect.element(button('Start Map')).toBeEnabled();
    await chooseAction('Map', 'Start timer');
    await expect.element(button('Stop Map')).toBeEnabled();
    expect(await listRunning()).toEqual(['Ten kilometres · Map']);
  });

  test('cannot be started once the goal is closed', async () => {
    await createItem(api, run._id, { title: 'Map' });
    await callApi(api, 'PATCH', `/api/goals/${run._id}/status`, { status: 'Archived' });
    await renderApp(`/goals/${run._id}`);
    await page.getByRole('button', { name: 'Actions for Map' }).click();
    await expect.element(page.getByRole('menuitem', { name: 'Edit' })).toBeVisible();
    await expect.element(page.getByRole('menuitem', { name: 'Start timer' })).not.toBeInTheDocument();
    await expect.element(button('Start Map')).not.toBeInTheDocument();
  });

  test('adds to its tracked time, next to the sizes of the tasks created from it', async () => {
    const book = await createItem(api, run._id, { title: 'Book' });
    await createItem(api, run._id, { title: 'Map' });
    const chapter = await createTask(api, run._id, 'Read chapter 1 (2 h)', [book._id]);
    await createTask(api, run._id, 'Read chapter 2 (1 h)', [book._id]);
    const entry = await startOn(run, { inventoryItemId: book._id }, 10 * 60_000);
    await callApi(api, 'PATCH', `/api/time-entries/${entry._id}`, { endNow: true });
    await startOn(run, { taskId: chapter._id });
    await renderApp(`/goals/${run._id}`);
    await expect.element(items.filter({ hasText: 'Book' })).toMatchTextContent('1 h 10 min of 3 h tracked');
    await expect.element(items.filter({ hasText: 'Map' })).not.toMatchTextContent('tracked');
    await expect.element(main).toMatchTextContent('Estimated3 h');
  });
});

describe('starting on another task or resource of the goal', () => {
  test('replaces the running timer at once, and can be undone', async () => {
    const task = await createTask(api, run._id, 'Buy shoes');
    await createItem(api, run._id, { title: 'Map' });
    await startOn(run, { taskId: task._id });
    await renderApp(`/goals/${run._id}`);
    const startNow = delayRequests(CREATE);
    await button('Start Map').click();
    await expect.element(button('Stop Map')).toBeDisabled();
    startNow();
    await expect.element(button('Stop Map')).toBeEnabled();
    expect(await listRunning()).toEqual(['Ten kilometres · Map']);
    await toasts.filter({ hasText: 'Ten kilometres · Buy shoes' }).getByRole('button', { name: 'Start again' }).click();
    await expect.element(button('Start Map')).toBeVisible();
    await expect.poll(listRunning).toEqual(['Ten kilometres · Buy shoes']);
  });

  test('is queued with its task while the server cannot be reached, and sent later', async () => {
    const task = await createTask(api, run._id, 'Buy shoes');
    await createItem(api, run._id, { title: 'Map' });
    const first = await startOn(run, { taskId: task._id });
    await renderApp(`/goals/${run._id}`);
    await expect.element(button('Start Map')).toBeVisible();
    const reconnect = intercept(/\/api\//, disconnect);
    await button('Start Map').click();
    await expect.element(button('Stop Map')).toBeEnabled();
    await page.getByRole('link', { name: 'Timers' }).first().click();
    await expect.element(running).toHaveLength(1);
    await expect.element(running).toMatchTextContent(/Ten kilometres.*Map.*not sent yet/);
    expect(await listRunning()).toEqual(['Ten kilometres · Buy shoes']);
    reconnect();
    window.dispatchEvent(new Event('visibilitychange'));
    document.dispatchEvent(new Event('visibilitychange'));
    await expect.poll(listRunning, { timeout: 10_000 }).toEqual(['Ten kilometres · Map']);
    await expect.element(running).toMatchTextContent(/Ten kilometres.*Map.*since/);
    const today = new Date().toISOString().slice(0, 10);
    const yesterday = new Date(Date.now() - 24 * HOUR).toISOString().slice(0, 10);
    const entries = await callApi<TimeEntry[]>(api, 'GET', `/api/time-entries/range?from=${yesterday}&to=${today}`);
    const ended = entries.find(({ _id }) => _id === first._id);
    expect(ended?.endAt).toBe(entries.find(({ stepTitle }) => stepTitle === 'Map')?.startAt);
  });

  test('runs on the goal if the task has just been deleted in another tab', async () => {
    const item = await createItem(api, run._id, { title: 'Map' });
    await renderApp(`/goals/${run._id}`);
    await expect.element(button('Start Map')).toBeVisible();
    await callApi(api, 'DELETE', `/api/inventory/${item._id}`);
    await button('Start Map').click();
    await expect.element(toasts.filter({ hasText: 'Map' })).toMatchTextContent('The timer runs on its goal.');
    expect(await listRunning()).toEqual(['Ten kilometres · null']);
    await expect.element(page.getByText('No items yet.')).toBeVisible();
  });
});

describe('with one timer at a time', () => {
  test('starting another goal offers to start the task again', async () => {
    await callApi(api, 'PUT', '/api/account/single-timer', { singleTimer: true });
    const task = await createTask(api, run._id, 'Buy shoes');
    await startOn(run, { taskId: task._id });
    await renderApp('/timers');
    await button(`Start ${shop.title}`).click();
    const toast = toasts.filter({ hasText: 'Ten kilometres · Buy shoes' });
    await toast.getByRole('button', { name: 'Start again' }).click();
    await expect.element(running).toMatchTextContent(/Ten kilometres.*Buy shoes/);
    await expect.element(running).toHaveLength(1);
    await expect.poll(listRunning).toEqual(['Ten kilometres · Buy shoes']);
  });
});

test('stopping and resuming keeps the task', async () => {
  const task = await createTask(api, run._id, 'Buy shoes');
  await startOn(run, { taskId: task._id });
  await renderApp('/timers');
  await running.getByRole('button', { name: 'Stop Ten kilometres' }).click();
  await toasts.getByRole('button', { name: 'Resume' }).click();
  await expect.element(running).toMatchTextContent(/Ten kilometres.*Buy shoes/);
  expect(await listRunning()).toEqual(['Ten kilometres · Buy shoes']);
});

test('a timer keeps running on its goal when its task is deleted, and is on the task again after undo', async () => {
  const item = await createItem(api, run._id, { title: 'Map' });
  await startOn(run, { inventoryItemId: item._id });
  await renderApp(`/goals/${run._id}`);
  const badge = page.getByRole('link', { name: /^Running:/ });
  await expect.element(badge).toMatchTextContent('Ten kilometres · Map');
  await chooseAction('Map', 'Delete');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect.element(badge).not.toMatchTextContent('Map');
  await expect.element(badge).toMatchTextContent(/Ten kilometres.*1:00:/);
  await toasts.getByRole('button', { name: 'Undo' }).click();
  await expect.element(badge).toMatchTextContent('Ten kilometres · Map');
});

test('a timer shows the new title of its resource', async () => {
  const item = await createItem(api, run._id, { title: 'Map' });
  await startOn(run, { inventoryItemId: item._id });
  await renderApp(`/goals/${run._id}`);
  await chooseAction('Map', 'Edit');
  await page.getByRole('dialog').getByLabelText('Title').fill('Atlas');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByRole('link', { name: /^Running: Ten kilometres · Atlas/ })).toBeVisible();
});
