import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Goal } from '#contract/goals/goals.ts';
import { addDays, weekStartForInstant } from '#domain/calendar/calendar.ts';
import { callApi } from '#testing/api.ts';
import { createArea, createPlan, createTask } from '#testing/seed.ts';
import { api, signUp } from '#web/testing/api.ts';
import { recordWrites } from '#web/testing/network.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { chooseAction, currentUrl, texts } from '#web/testing/screen.ts';

const dialog = page.getByRole('dialog');
const radio = (name: string | RegExp) => page.getByRole('radio', { name });
const goalCheckbox = (title: string) => page.getByRole('checkbox', { name: title });
const task = (title: string) => page.getByRole('checkbox', { name: title, exact: true });
const goalTitles = page.getByRole('article').getByRole('heading', { level: 3 });
const plans = page.getByRole('main').getByRole('listitem');

beforeEach(signUp);

test('links to the form and the wizard while there are no plans', async () => {
  await renderApp('/action-plans');
  await expect.element(page.getByText('No Action Plans found.')).toBeVisible();
  await page.getByRole('link', { name: 'Generate Plan 2' }).click();
  await expect.element(page.getByText('What would you like to achieve?')).toBeVisible();
  await renderApp('/action-plans');
  await page.getByRole('link', { name: 'New Plan' }).click();
  await expect.poll(currentUrl).toBe('/action-plans/new');
});

test('shows the colour of the focus area, in the list and on the page of the plan', async () => {
  const { area, goals } = await createArea(api, { name: 'Spanish', color: 'pink' }, ['Greet']);
  await createPlan(api, { title: 'Seville', focusAreaId: area._id }, goals);
  const pinkDot = () => page.getByRole('main').element().querySelector('[style*="--ww-area-pink"]');
  await renderApp('/action-plans');
  await expect.poll(pinkDot).not.toBeNull();
  await page.getByRole('link', { name: 'Seville' }).click();
  await expect.element(goalTitles).toMatchTextContent('Greet');
  await expect.poll(pinkDot).not.toBeNull();
});

test('says where each plan stands, running ones first and finished ones last', async () => {
  const { area, goals } = await createArea(api, { name: 'Spanish' }, ['Greet', 'Shop', 'Talk', 'Read', 'Exam']);
  const currentWeek = weekStartForInstant(Date.now(), 'UTC');
  const seedPlan = async (title: string, goal: Goal, startWeek?: string, action?: 'pause' | 'finish') => {
    const fields = { title, focusAreaId: area._id, structure: 'weekly', weeks: 8 } as const;
    const { _id } = await createPlan(api, fields, [goal]);
    const change = (body: object) => callApi(api, 'PATCH', `/api/action-plans/${_id}/schedule`, body);
    if (startWeek) await change({ action: 'start', startWeek });
    if (action) await change({ action });
  };
  await seedPlan('Running', goals[0]!, addDays(currentWeek, -14));
  await seedPlan('Ahead', goals[1]!, addDays(currentWeek, 7));
  await seedPlan('Paused plan', goals[2]!, currentWeek, 'pause');
  await seedPlan('Idea', goals[3]!);
  await seedPlan('Done', goals[4]!, currentWeek, 'finish');
  await renderApp('/action-plans');
  await expect
    .poll(() => texts(plans.getByRole('heading', { level: 2 })))
    .toEqual(['Ahead', 'Running', 'Idea', 'Paused plan', 'Done']);
  await expect.element(plans.nth(0)).toMatchTextContent(/Starts \d/);
  await expect.element(plans.nth(1)).toMatchTextContent('Week 3 of 8');
  await expect.element(plans.nth(2)).toMatchTextContent('SpanishNo first week yet');
  await expect.element(plans.nth(3)).toMatchTextContent('SpanishPaused');
  await expect.element(plans.nth(4)).toMatchTextContent(/Finished on \d/);
});

test('chooses the weeks of goals, or leaves them to their titles', async () => {
  const { area, goals } = await createArea(api, { name: 'Spanish' }, ['Week 3: Shop', 'Talk']);
  const shop = goals[0]!;
  const plan = await createPlan(api, { title: 'Seville', focusAreaId: area._id }, [shop]);
  const week = (title: string) => dialog.getByRole('textbox', { name: `Week of ${title}` });
  const save = dialog.getByRole('button', { name: 'Save' });
  await renderApp(`/action-plans/${plan._id}`);
  await chooseAction('Seville', 'Edit');
  await expect.element(week('Week 3: Shop')).toHaveValue('');
  await expect.element(week('Week 3: Shop')).toHaveAttribute('placeholder', '3');
  await expect.element(week('Talk')).not.toBeInTheDocument();
  await goalCheckbox('Talk').click();
  await week('Talk').fill('105');
  await save.click();
  await expect.element(dialog).toMatchTextContent('The week must be a whole number from 1 to 104.');
  await expect.element(week('Talk')).toHaveFocus();
  await week('Talk').fill('1');
  await week('Week 3: Shop').fill('5');
  await save.click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(() => texts(goalTitles)).toEqual(['Talk', 'Week 3: Shop']);
  await chooseAction('Seville', 'Edit');
  await expect.element(week('Talk')).toHaveValue('1');
  await expect.element(week('Week 3: Shop')).toHaveValue('5');
  await week('Week 3: Shop').clear();
  const writes = recordWrites();
  await save.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(writes.map(({ body }) => body)).toEqual([{ goals: [{ goalId: shop._id, include: true, week: null }] }]);
  await expect.element(page.getByRole('article').filter({ hasText: 'Talk' })).toMatchTextContent('Week 1');
});

test('saves only the changed fields of a plan, and moves a goal from another plan', async () => {
  const { area, goals } = await createArea(api, { name: 'Spanish' }, ['Greet', 'Shop', 'Talk', 'Done']);
  const [greet, shop, talk, done] = goals;
  const other = await createPlan(api, { title: 'Other', focusAreaId: area._id }, [talk!]);
  await createPlan(api, { title: 'Seville', focusAreaId: area._id }, [greet!, shop!, done!]);
  await callApi(api, 'PATCH', `/api/goals/${done!._id}/status`, { status: 'Completed' });
  await renderApp('/action-plans');
  await chooseAction('Seville', 'Edit');
  await expect.element(dialog.getByLabelText('Title')).toHaveValue('Seville');
  await expect.element(goalCheckbox('Done')).toBeChecked();
  await expect.element(goalCheckbox('Talk')).not.toBeChecked();
  await expect.element(dialog).toMatchTextContent('Currently in “Other”');
  await goalCheckbox('Talk').click();
  await goalCheckbox('Shop').click();
  await radio(/^Weekly/).click();
  await radio('3 h').click();
  const writes = recordWrites();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  // Unchanged fields are not sent, because they may have been edited in another tab.
  expect(writes.map(({ method, body }) => ({ method, body }))).toEqual([
    {
      method: 'PUT',
      body: {
        structure: 'weekly',
        weeks: 6,
        weeklyCommitment: '3h',
        goals: [
          { goalId: talk!._id, include: true },
          { goalId: shop!._id, include: false },
        ],
      },
    },
  ]);
  await expect.element(plans.filter({ hasText: 'Seville' })).toMatchTextContent('Weekly · 6 weeks');
  await page.getByRole('link', { name: 'Seville' }).click();
  await expect.poll(() => texts(goalTitles)).toEqual(['Greet', 'Talk', 'DoneCompleted']);
  await renderApp(`/action-plans/${other._id}`);
  await expect.element(page.getByText('No goals in this plan yet.')).toBeVisible();
});

test('offers active goals, but no completed ones, for an empty plan', async () => {
  const { area, goals } = await createArea(api, { name: 'Spanish' }, ['Shop', 'Done']);
  const [shop, done] = goals;
  await createTask(api, shop!._id, 'Count to ten');
  await callApi(api, 'PATCH', `/api/goals/${done!._id}/status`, { status: 'Completed' });
  const plan = await createPlan(api, { title: 'Seville', focusAreaId: area._id });
  await renderApp(`/action-plans/${plan._id}`);
  await page.getByRole('button', { name: 'Include goals' }).click();
  await expect.element(goalCheckbox('Shop')).toBeVisible();
  await expect.element(goalCheckbox('Done')).not.toBeInTheDocument();
  await goalCheckbox('Shop').click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(task('Count to ten')).toBeVisible();
});

test('deletes a plan from its page or the list, optionally with its goals, and restores it', async () => {
  const { area, goals } = await createArea(api, { name: 'Spanish' }, ['Greet', 'Shop', 'Talk', 'Read']);
  const [greet, shop, talk, read] = goals;
  await createTask(api, shop!._id, 'Count to ten');
  const other = await createPlan(api, { title: 'Other', focusAreaId: area._id }, [shop!]);
  const plan = await createPlan(api, { title: 'Seville', focusAreaId: area._id }, [greet!, talk!, read!]);
  await renderApp(`/action-plans/${other._id}`);
  await chooseAction('Other', 'Delete');
  await expect.element(dialog).toMatchTextContent('Its goal will be kept, with its tasks and resources.');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect.poll(currentUrl).toBe('/action-plans');
  await expect.element(page.getByRole('status').filter({ hasText: 'Other deleted.' })).toBeVisible();
  await chooseAction('Seville', 'Delete');
  await expect.element(dialog).toMatchTextContent('Its 3 goals will be kept, with their tasks and resources.');
  await dialog.getByLabelText('Delete its 3 goals too').click();
  await expect.element(dialog.getByRole('heading', { name: 'Goals (3)' })).toBeVisible();
  await expect.element(dialog).not.toMatchTextContent('goals will be kept');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect.element(page.getByText('No Action Plans found.')).toBeVisible();
  const fetchGoalTitles = async () => {
    const list = (await (await api.get(`/api/focus-areas/${area._id}/goals`)).json()) as { title: string }[];
    return list.map(({ title }) => title);
  };
  expect(await fetchGoalTitles()).toEqual(['Shop']);

  // Undo restores the last deletion; earlier ones can be restored in Settings.
  const deleted = page.getByRole('status').filter({ hasText: 'Seville deleted.' });
  await deleted.getByRole('button', { name: 'Undo' }).click();
  await expect.element(page.getByText('Seville restored.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Seville' })).toBeVisible();
  expect(await fetchGoalTitles()).toEqual(['Greet', 'Shop', 'Talk', 'Read']);
  await renderApp('/settings');
  const section = page.getByRole('region', { name: 'Recently deleted' });
  await section.getByRole('button', { name: /^Restore Other/ }).click();
  await expect.element(section.getByText('Nothing to restore.')).toBeVisible();
  await renderApp('/action-plans');
  await expect.element(page.getByRole('link', { name: 'Other' })).toBeVisible();
  await chooseAction('Seville', 'Delete');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await renderApp(`/goals/${shop!._id}?tab=plan`);
  await expect.element(task('Count to ten')).toBeVisible();
  await renderApp(`/action-plans/${plan._id}`);
  await expect.element(page.getByText('This plan does not exist.')).toBeVisible();
  await page.getByRole('link', { name: 'Go to Action Plans' }).click();
  await expect.poll(currentUrl).toBe('/action-plans');
});
