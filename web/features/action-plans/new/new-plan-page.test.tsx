import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createArea, createPlan } from '#testing/seed.ts';
import { api, signUp } from '#web/testing/api.ts';
import { intercept, recordWrites, respond } from '#web/testing/network.ts';
import { renderApp } from '#web/testing/render-app.tsx';

const dialog = page.getByRole('dialog');
const radio = (name: string | RegExp) => page.getByRole('radio', { name });
const goalCheckbox = (title: string) => page.getByRole('checkbox', { name: title });
const title = page.getByLabelText('Title');
const focusArea = page.getByLabelText('Focus area');
const weeks = page.getByLabelText('Weeks');
const create = page.getByRole('button', { name: 'Create Plan' });

beforeEach(signUp);

test('asks the user to create a focus area first if there are none', async () => {
  await renderApp('/action-plans/new');
  await expect.element(page.getByText('Create a Focus Area first to add a plan.')).toBeVisible();
});

test('defaults to a light backlog of one hour a week', async () => {
  await createArea(api, { name: 'Spanish' });
  await renderApp('/action-plans/new');
  await expect.element(radio(/^Backlog/)).toBeChecked();
  await expect.element(radio('1 h')).toBeChecked();
  await expect.element(radio('Light')).toBeChecked();
  await expect.element(weeks).not.toBeVisible();
});

test('requires a title and a focus area', async () => {
  await createArea(api, { name: 'Spanish' }, ['Greet']);
  await createArea(api, { name: 'Garden' });
  await renderApp('/action-plans/new');
  await create.click();
  await expect.element(page.getByText('Title and focus area are required.')).toHaveLength(2);
  await expect.element(focusArea).toHaveFocus();
  await focusArea.selectOptions('Spanish');
  await title.fill('Seville');
  await expect.element(page.getByText('Title and focus area are required.')).not.toBeInTheDocument();
});

test('offers the goals of the chosen focus area, one by one or all at once', async () => {
  const goals = ['Greet', 'Shop', 'Talk', 'Read', 'Left out'];
  await createArea(api, { name: 'Spanish' }, goals);
  await createArea(api, { name: 'Garden' });
  await renderApp('/action-plans/new');
  await focusArea.selectOptions('Garden');
  await expect.element(page.getByText('No active goals here yet')).toBeVisible();
  await focusArea.selectOptions('Spanish');
  await goalCheckbox('All 5 goals').click();
  for (const goal of goals) await expect.element(goalCheckbox(goal)).toBeChecked();
  await goalCheckbox('Left out').click();
  await expect.element(goalCheckbox('Left out')).not.toBeChecked();
  await expect.element(goalCheckbox('All 5 goals')).not.toBeChecked();
});

test('accepts only a whole number of weeks from 1 to 52', async () => {
  await createArea(api, { name: 'Spanish' });
  await renderApp('/action-plans/new');
  await title.fill('Seville');
  await radio(/^Weekly/).click();
  await expect.element(weeks).toHaveValue('6');
  const writes = recordWrites();
  for (const text of ['53', '0', '1.5', 'ten', '']) {
    await weeks.fill(text);
    await expect.element(page.getByText('Weeks must be a whole number from 1 to 52.')).not.toBeInTheDocument();
    await create.click();
    await expect.element(page.getByText('Weeks must be a whole number from 1 to 52.')).toBeVisible();
  }
  expect(writes).toEqual([]);
});

test('preselects the focus area in the URL, and names the plans its goals are in', async () => {
  const { area, goals } = await createArea(api, { name: 'Spanish' }, ['Greet', 'Shop', 'Talk']);
  await createArea(api, { name: 'Garden' });
  await createPlan(api, { title: 'Seville', focusAreaId: area._id }, goals.slice(0, 2));
  await renderApp(`/action-plans/new?area=${area._id}`);
  await expect.element(focusArea).toHaveValue(area._id);
  await expect.element(page.getByText('Currently in “Seville”')).toHaveLength(2);
});

test('creates one plan on a double click (CL-02)', async () => {
  const { goals } = await createArea(api, { name: 'Spanish' }, ['Greet', 'Shop']);
  await renderApp('/action-plans/new');
  await title.fill('Seville');
  await goalCheckbox('Shop').click();
  await radio(/^Weekly/).click();
  await weeks.fill('10');
  await radio('5 h').click();
  await radio('Strong').click();
  const writes = recordWrites();
  await create.dblClick();
  await expect.element(page.getByRole('heading', { level: 2, name: 'Seville' })).toBeVisible();
  expect(writes).toEqual([
    {
      method: 'POST',
      url: '/api/action-plans',
      body: expect.objectContaining({
        title: 'Seville',
        structure: 'weekly',
        weeks: 10,
        weeklyCommitment: '5h',
        goals: [{ goalId: goals[1]!._id, include: true }],
      }),
    },
  ]);
  const main = page.getByRole('main');
  await expect.element(main).toMatchTextContent('Weekly · 10 weeks');
  await expect.element(main).toMatchTextContent('5 h a week');
  await expect.element(main).toMatchTextContent('Strong commitment');
});

test('keeps the input when creating fails, and asks before leaving', async () => {
  await createArea(api, { name: 'Spanish' }, ['Greet']);
  await renderApp('/action-plans/new');
  await goalCheckbox('Greet').click();
  await title.fill('Seville');
  const restore = intercept(/\/api\/action-plans$/, respond(500));
  await create.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Failed to create action plan.');
  await expect.element(title).toHaveValue('Seville');
  await expect.element(goalCheckbox('Greet')).toBeChecked();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect.element(dialog).toMatchTextContent('What you typed will be lost.');
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await expect.element(title).toHaveValue('Seville');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await expect.element(page.getByRole('alert')).toMatchTextContent('Failed to load action plans.');
  restore();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.element(page.getByText('No Action Plans found.')).toBeVisible();
});

test('offers help beside a plan that calls for it, and saves the plan all the same', async () => {
  await createArea(api, { name: 'Life' });
  await renderApp('/action-plans/new');
  await title.fill('Kill myself before christmas');
  await create.click();
  await expect.element(page.getByRole('heading', { name: 'Your plan is saved' })).toBeVisible();
  await expect.element(page.getByText(/You don't have to carry it alone/)).toBeVisible();
  await expect.element(page.getByText(/We won't/)).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: 'Samaritans: 116 123' })).toBeVisible();
  await page.getByRole('button', { name: 'Go to the plan' }).click();
  await expect.element(page.getByRole('heading', { name: 'Kill myself before christmas' })).toBeVisible();
});

test('saves a plan even if nobody can check it', async () => {
  await createArea(api, { name: 'Life' });
  intercept('/api/ai/check-text', respond(503, { message: 'Busy.' }));
  await renderApp('/action-plans/new');
  await title.fill('Seville');
  await create.click();
  await expect.element(page.getByRole('heading', { name: 'Seville' })).toBeVisible();
});
