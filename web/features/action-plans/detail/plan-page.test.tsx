import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ActionPlanWithGoals } from '#contract/plans/action-plans.ts';
import type { GoalDetail } from '#contract/goals/goals.ts';
import { createArea, createItem, createPlan, createTask } from '#testing/seed.ts';
import { api, signUp } from '#web/testing/api.ts';
import { delayRequests, intercept, recordWrites, respond } from '#web/testing/network.ts';
import { renderApp, remountApp } from '#web/testing/render-app.tsx';
import { chooseAction, currentUrl, texts } from '#web/testing/screen.ts';

const dialog = page.getByRole('dialog');
const task = (title: string) => page.getByRole('checkbox', { name: title, exact: true });
const tasks = (goal: string) => page.getByRole('list', { name: `Tasks of ${goal}` }).getByRole('listitem');
const newTask = (goal: string) => page.getByRole('textbox', { name: `New task for ${goal}` });
const card = (goal: string) => page.getByRole('article').filter({ hasText: goal });

/** A plan with enough goals that only one is initially open; Greet and Shop have a task each. */
async function seedPlan(): Promise<{ planId: string; greetId: string; shopId: string }> {
  const { area, goals } = await createArea(api, { name: 'Spanish' }, ['Greet', 'Shop', 'Talk', 'Exam']);
  const [greet, shop] = goals;
  await createTask(api, greet!._id, 'Say hello');
  await createTask(api, shop!._id, 'Count to ten');
  const { _id: planId } = await createPlan(api, { title: 'Seville', focusAreaId: area._id }, goals);
  return { planId, greetId: greet!._id, shopId: shop!._id };
}

beforeEach(signUp);

test('copies the plan as text, with what is done', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const { planId } = await seedPlan();
  await renderApp(`/action-plans/${planId}`);
  await task('Say hello').click();
  await expect.element(task('Say hello')).toBeChecked();
  await chooseAction('Seville', 'Copy as text');
  await expect.element(page.getByText('Plan copied.')).toBeVisible();
  expect(writeText).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('- [x] Say hello'));
  writeText.mockRestore();
});

test('counts tasks, resources and goals without either as steps, and updates the count optimistically', async () => {
  const { area, goals } = await createArea(api, { name: 'Spanish' }, ['Greet', 'Shop', 'Talk', 'Exam']);
  const [greet, shop] = goals;
  const book = await createItem(api, greet!._id, { title: 'The book', url: 'https://example.com/book' });
  await createTask(api, greet!._id, 'Read it', [book._id]);
  await createTask(api, shop!._id, 'Count to ten');
  const plan = await createPlan(api, { title: 'Seville', focusAreaId: area._id }, goals);
  await renderApp(`/action-plans/${plan._id}`);
  const progress = page.getByRole('progressbar', { name: 'Progress of Seville' });
  await expect.element(progress).toHaveAttribute('aria-valuetext', '0 of 5 steps');
  await expect.element(card('Greet')).toMatchTextContent('From: The book');
  await expect.element(page.getByRole('button', { name: 'Steps of Shop' })).toHaveAttribute('aria-expanded', 'false');
  // Delays the refetch, so that only the optimistic update can change the count.
  const loadPlan = delayRequests(`/api/action-plans/${plan._id}`);
  await task('Read it').dblClick({ delay: 60 });
  await expect.element(task('Read it')).toBeChecked();
  await expect.element(progress).toHaveAttribute('aria-valuetext', '1 of 5 steps');
  loadPlan();
  await task('The book').click();
  await expect.element(dialog).toBeVisible();
  await expect.element(task('The book')).not.toBeChecked();
  await dialog.getByRole('button', { name: 'Mark Complete' }).click();
  await expect.element(task('The book')).toBeChecked();
  await expect.element(card('Greet')).toMatchTextContent('2 of 2 steps');

  // Completing the last step offers to complete the goal, until a step is reopened.
  const offer = page.getByRole('status').filter({ hasText: 'Greet – all steps done. Complete the goal?' });
  await expect.element(offer).toBeVisible();
  await task('Read it').click();
  await expect.element(offer).not.toBeInTheDocument();
  await task('Read it').click();
  await offer.getByRole('button', { name: 'Complete' }).click();
  await expect.element(page.getByText('Greet completed. Congratulations!')).toBeVisible();
  const detail = (await (await api.get(`/api/goals/${greet!._id}/detail`)).json()) as GoalDetail;
  expect(detail.goal.status).toBe('Completed');
});

test('adds tasks in the order they were typed, even if the first is saved slowly', async () => {
  const { planId } = await seedPlan();
  await renderApp(`/action-plans/${planId}`);
  const saveFirst = delayRequests('/tasks', ({ body }) => JSON.stringify(body).includes('One'));
  (await newTask('Greet').findElement()).focus();
  for (const title of ['One', 'Two', 'Three']) await userEvent.keyboard(`${title}{Enter}`);
  saveFirst();
  await expect.poll(() => texts(tasks('Greet'))).toEqual(['Say hello', 'One', 'Two', 'Three']);
  await expect.element(newTask('Greet')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(card('Greet').getByText('Task title is required.')).toBeVisible();
  await remountApp();
  await expect.poll(() => texts(tasks('Greet'))).toEqual(['Say hello', 'One', 'Two', 'Three']);
});

test('renames and deletes a task', async () => {
  const { planId, greetId } = await seedPlan();
  await createTask(api, greetId, 'Wave');
  await renderApp(`/action-plans/${planId}`);
  await chooseAction('task Say hello', 'Edit');
  await dialog.getByLabelText('Title').fill('Say goodbye');
  await userEvent.keyboard('{Enter}');
  await expect.element(task('Say goodbye')).toBeVisible();
  await chooseAction('task Wave', 'Delete');
  await expect.element(dialog).toMatchTextContent('Wave will be deleted. You can restore it for 30 days.');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect.element(task('Wave')).not.toBeInTheDocument();
  await remountApp();
  await expect.poll(() => texts(tasks('Greet'))).toEqual(['Say goodbye']);
});

test('shows the estimates of resources if tasks have no sizes, and repeating tasks without an end by the week', async () => {
  const { planId, greetId, shopId } = await seedPlan();
  await createItem(api, greetId, { title: 'A book', estimatedMinutes: 90 });
  await createTask(api, shopId, 'Revise (3 × 20 min)');
  await renderApp(`/action-plans/${planId}`);
  await expect.element(card('Greet')).toMatchTextContent('1 h 30 min planned');
  await expect.element(card('Shop')).toMatchTextContent('1 h a week planned');
  await expect.element(page.getByRole('main')).toMatchTextContent('1 h 30 min plus 1 h a week planned');
});

test('initially opens the first goal with an open step', async () => {
  const { planId } = await seedPlan();
  await renderApp(`/action-plans/${planId}`);
  await task('Say hello').click();
  await expect.element(card('Greet')).toMatchTextContent('1 of 1 step');
  // The goal stays open until the next visit.
  await expect.element(task('Say hello')).toBeChecked();
  await remountApp();
  await expect.element(task('Count to ten')).toBeVisible();
  await expect.element(task('Say hello')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Collapse All' }).click();
  await expect.element(task('Count to ten')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Expand All' }).click();
  // In the test iframe, nothing counts as near the viewport until it is visible.
  (await card('Exam').findElement()).scrollIntoView();
  await expect.element(newTask('Exam')).toBeVisible();
  await expect.element(task('Say hello')).toBeChecked();
});

test("starts and stops a goal's timer, and links to the goal", async () => {
  const { planId, shopId } = await seedPlan();
  await renderApp(`/action-plans/${planId}`);
  await page.getByRole('button', { name: 'Expand All' }).click();
  await chooseAction('task Count to ten', 'Start timer');
  await card('Shop').getByRole('button', { name: 'Stop Shop' }).click();
  await expect.element(card('Shop').getByRole('button', { name: 'Start Shop' })).toBeVisible();
  await page.getByRole('link', { name: 'Shop' }).click();
  await expect.poll(currentUrl).toBe(`/goals/${shopId}`);
});

test('keeps the weekly hours chosen by the assistant until the user selects others', async () => {
  const { planId } = await seedPlan();
  intercept('/api/action-plans/', async (request) => {
    const response = await request.forward();
    if (request.method !== 'GET') return response;
    const plan = (await response.json()) as ActionPlanWithGoals;
    return respond(200, { ...plan, weeklyCommitment: '4h', weeklyCommitmentHours: 4 })();
  });
  await renderApp(`/action-plans/${planId}`);
  await expect.element(page.getByRole('main')).toMatchTextContent('4 h a week');
  await chooseAction('Seville', 'Edit');
  await expect.element(page.getByRole('radio', { name: '4 h' })).toBeChecked();
  await dialog.getByLabelText('Title').fill('Sevilla');
  const writes = recordWrites();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(writes).toEqual([{ method: 'PUT', url: `/api/action-plans/${planId}`, body: { title: 'Sevilla' } }]);
});

test('offers help if a new title calls for it, but not about what was there before', async () => {
  const { planId } = await seedPlan();
  await renderApp(`/action-plans/${planId}`);
  await chooseAction('Seville', 'Edit');
  await dialog.getByLabelText('Title').fill('Kill myself before christmas');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByText(/You don't have to carry it alone/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect.element(dialog).not.toBeInTheDocument();
  await chooseAction('Kill myself before christmas', 'Edit');
  await dialog.getByRole('radio', { name: 'Strong' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('shows an error if the plan cannot be loaded, and loads it on retry', async () => {
  const { planId } = await seedPlan();
  const restore = intercept('/api/action-plans/', respond(500));
  const load = delayRequests('/api/action-plans/');
  await renderApp(`/action-plans/${planId}`);
  await expect.element(page.getByText('Loading…')).toBeVisible();
  load();
  await expect.element(page.getByRole('alert')).toMatchTextContent('Failed to load Action Plan.');
  restore();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.element(task('Say hello')).toBeVisible();
});

test('rolls back a task that cannot be saved, and keeps the title of one that cannot be added (CL-01)', async () => {
  const { planId } = await seedPlan();
  await renderApp(`/action-plans/${planId}`);
  await expect.element(task('Say hello')).toBeVisible();
  // Make sure that the rollback, not a refetch, restores the checkbox.
  delayRequests('/api/action-plans/');
  intercept('/status', respond(500));
  const failNow = delayRequests('/status');
  await task('Say hello').click();
  await expect.element(task('Say hello')).toBeChecked();
  await expect.element(card('Greet')).toMatchTextContent('1 of 1 step');
  failNow();
  await expect.element(page.getByRole('alert')).toMatchTextContent('The task was not saved.');
  await expect.element(task('Say hello')).not.toBeChecked();
  await expect.element(card('Greet')).toMatchTextContent('0 of 1 step');
  intercept('/tasks', respond(500));
  await newTask('Greet').fill('Wave');
  await userEvent.keyboard('{Enter}');
  await expect.element(card('Greet').getByRole('alert')).toHaveTextContent('The task was not added.');
  await expect.element(newTask('Greet')).toHaveValue('Wave');
});

test('shows an error if the plan cannot be saved or deleted, and deletes it on retry', async () => {
  const { planId } = await seedPlan();
  await renderApp(`/action-plans/${planId}`);
  const restore = intercept('/action-plans/', (request) =>
    request.method === 'GET' ? request.forward() : respond(500)(),
  );
  await chooseAction('Seville', 'Edit');
  await dialog.getByLabelText('Title').fill('Sevilla');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByRole('alert').first()).toHaveTextContent('Failed to save action plan.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.getByRole('button', { name: 'Discard' }).click();
  await chooseAction('Seville', 'Delete');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect.element(dialog.getByRole('alert').first()).toHaveTextContent('Failed to delete action plan.');
  restore();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect.element(page.getByText('No Action Plans found.')).toBeVisible();
});
