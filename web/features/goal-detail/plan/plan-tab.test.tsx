import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { callApi } from '#testing/api.ts';
import { createArea, createItem, createPlan } from '#testing/seed.ts';
import { api, signUp } from '#web/testing/api.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { chooseAction, currentUrl, texts } from '#web/testing/screen.ts';

const dialog = page.getByRole('dialog');
const main = page.getByRole('main');
const add = dialog.getByRole('button', { name: 'Add', exact: true });
const checkbox = (name: string) => dialog.getByRole('checkbox', { name });
const radio = (name: string) => dialog.getByRole('radio', { name });

async function seedGoal() {
  const { area, goals } = await createArea(api, { name: 'Languages' }, ['Week 1: Sounds']);
  const goal = goals[0]!;
  for (const title of ['A book', 'A podcast', 'A film']) await createItem(api, goal._id, { title });
  return { area, goal };
}

beforeEach(signUp);

test('creates a plan for a goal that has none', async () => {
  const { goal } = await seedGoal();
  await renderApp(`/goals/${goal._id}`);
  await page.getByRole('button', { name: 'Actions for A book' }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Start timer' })).toBeVisible();
  await expect.element(page.getByRole('menuitem', { name: 'Add to plan…' })).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');

  await page.getByRole('tab', { name: 'Action Plan' }).click();
  await expect.poll(currentUrl).toBe(`/goals/${goal._id}?tab=plan`);
  await expect.element(page.getByText('No Action Plan linked.')).toBeVisible();
  await page.getByRole('button', { name: 'Add Action Plan' }).click();
  await expect.element(checkbox('Week 1: Sounds')).toBeChecked();
  await dialog.getByLabelText('Title').fill('Spanish');
  await dialog.getByRole('button', { name: 'Create Plan' }).click();
  await expect.poll(currentUrl).toMatch(/^\/action-plans\/[\da-f-]{36}$/);
  await expect.element(page.getByRole('heading', { level: 2, name: 'Spanish' })).toBeVisible();
  await page.getByRole('link', { name: 'Week 1: Sounds' }).click();
  await page.getByRole('button', { name: 'Actions for A book' }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Add to plan…' })).toBeVisible();
});

test('creates one task from several items, or one from each', async () => {
  const { area, goal } = await seedGoal();
  await createPlan(api, { title: 'Spanish', focusAreaId: area._id }, [goal]);
  await renderApp(`/goals/${goal._id}`);
  await chooseAction('A book', 'Add to plan…');
  await checkbox('A film').click();
  await expect.element(checkbox('A film')).toBeChecked();
  await dialog.getByLabelText('Task title').fill('  ');
  await add.click();
  await expect.element(dialog).toMatchTextContent('Task title is required.');
  await dialog.getByLabelText('Task title').fill(' An evening ');
  await radio('A task for each').click();
  await radio('One task for all').click();
  await add.click();
  await expect.element(dialog).not.toBeInTheDocument();
  await chooseAction('A podcast', 'Add to plan…');
  await checkbox('A book').click();
  await radio('A task for each').click();
  await add.click();
  await expect.element(dialog).not.toBeInTheDocument();
  await page.getByRole('tab', { name: 'Action Plan' }).click();
  await expect
    .poll(() => texts(page.getByRole('region', { name: 'Tasks' }).getByRole('listitem')))
    .toEqual(['An eveningFrom: A book, A film', 'A bookFrom: A book', 'A podcastFrom: A podcast']);
});

test('removes a goal from its plan, and adds it back on Undo, in the same week', async () => {
  const { area, goal } = await seedGoal();
  const plan = await createPlan(api, { title: 'Spanish', focusAreaId: area._id }, [goal]);
  const body = { include: true, actionPlanId: plan._id, week: 4 };
  await callApi(api, 'PATCH', `/api/goals/${goal._id}/action-plan-link`, body);
  await renderApp(`/goals/${goal._id}?tab=plan`);
  await expect.element(main).toMatchTextContent('In plan Spanish · Week 4');
  await page.getByRole('button', { name: 'Remove from plan' }).click();
  await expect.element(page.getByText('No Action Plan linked.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(main).toMatchTextContent('In plan Spanish · Week 4');
});

test('adds a goal to an existing plan, in the week of its title', async () => {
  const { area, goal } = await seedGoal();
  await createPlan(api, { title: 'Spanish', focusAreaId: area._id });
  await renderApp(`/goals/${goal._id}?tab=plan`);
  await page.getByRole('button', { name: 'Add to a plan…' }).click();
  await add.click();
  await expect.element(dialog).toMatchTextContent('Please choose a plan.');
  await dialog.getByLabelText('Plan').selectOptions('Spanish (Languages)');
  await expect.element(dialog.getByLabelText('Week (optional)')).toHaveAttribute('placeholder', '1');
  await add.click();
  await expect.element(main).toMatchTextContent('In plan Spanish · Week 1');
});

test('adds a goal to an existing plan in another week', async () => {
  const { area, goal } = await seedGoal();
  await createPlan(api, { title: 'Spanish', focusAreaId: area._id });
  await renderApp(`/goals/${goal._id}?tab=plan`);
  await page.getByRole('button', { name: 'Add to a plan…' }).click();
  await dialog.getByLabelText('Plan').selectOptions('Spanish (Languages)');
  await dialog.getByLabelText('Week (optional)').fill('0');
  await add.click();
  await expect.element(dialog).toMatchTextContent('The week must be a whole number from 1 to 104.');
  await dialog.getByLabelText('Week (optional)').fill('6');
  await add.click();
  await expect.element(main).toMatchTextContent('In plan Spanish · Week 6');
});
