import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { makeArea, makePlan } from '#testing/seed.ts';
import { api, signUp } from '#web/testing/api.ts';
import { intercept, recordWrites, respond } from '#web/testing/network.ts';
import { open } from '#web/testing/open.tsx';

const dialog = page.getByRole('dialog');
const choice = (name: string | RegExp) => page.getByRole('radio', { name });
const goalTick = (title: string) => page.getByRole('checkbox', { name: title });
const title = page.getByLabelText('Title');
const focusArea = page.getByLabelText('Focus area');
const weeks = page.getByLabelText('Weeks');
const create = page.getByRole('button', { name: 'Create Plan' });

beforeEach(signUp);

test('asks for a focus area while there are none', async () => {
  await open('/action-plans/new');
  await expect.element(page.getByText('Create a Focus Area first to make a plan.')).toBeVisible();
});

test('starts with a light backlog of one hour a week', async () => {
  await makeArea(api, { name: 'Spanish' });
  await open('/action-plans/new');
  await expect.element(choice(/^Backlog/)).toBeChecked();
  await expect.element(choice('1 h')).toBeChecked();
  await expect.element(choice('Light')).toBeChecked();
  await expect.element(weeks).not.toBeVisible();
});

test('requires a title and a focus area', async () => {
  await makeArea(api, { name: 'Spanish' }, ['Greet']);
  await makeArea(api, { name: 'Garden' });
  await open('/action-plans/new');
  await create.click();
  await expect.element(page.getByText('Title and focus area are required.')).toHaveLength(2);
  await expect.element(focusArea).toHaveFocus();
  await focusArea.selectOptions('Spanish');
  await title.fill('Seville');
  await expect.element(page.getByText('Title and focus area are required.')).not.toBeInTheDocument();
});

test('offers the goals of the chosen focus area, one by one or all at once', async () => {
  const goals = ['Greet', 'Shop', 'Talk', 'Read', 'Left out'];
  await makeArea(api, { name: 'Spanish' }, goals);
  await makeArea(api, { name: 'Garden' });
  await open('/action-plans/new');
  await focusArea.selectOptions('Garden');
  await expect.element(page.getByText('No active goals here yet')).toBeVisible();
  await focusArea.selectOptions('Spanish');
  await goalTick('All 5 goals').click();
  for (const goal of goals) await expect.element(goalTick(goal)).toBeChecked();
  await goalTick('Left out').click();
  await expect.element(goalTick('Left out')).not.toBeChecked();
  await expect.element(goalTick('All 5 goals')).not.toBeChecked();
});

test('accepts only a whole number of weeks from 1 to 52', async () => {
  await makeArea(api, { name: 'Spanish' });
  await open('/action-plans/new');
  await title.fill('Seville');
  await choice(/^Weekly/).click();
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

test('takes the focus area from the address, and names the plans that its goals are in', async () => {
  const { area, goals } = await makeArea(api, { name: 'Spanish' }, ['Greet', 'Shop', 'Talk']);
  await makeArea(api, { name: 'Garden' });
  await makePlan(api, { title: 'Seville', focusAreaId: area._id }, goals.slice(0, 2));
  await open(`/action-plans/new?area=${area._id}`);
  await expect.element(focusArea).toHaveValue(area._id);
  await expect.element(page.getByText('now in “Seville”')).toHaveLength(2);
});

test('creates one plan on a double click', async () => {
  const { goals } = await makeArea(api, { name: 'Spanish' }, ['Greet', 'Shop']);
  await open('/action-plans/new');
  await title.fill('Seville');
  await goalTick('Shop').click();
  await choice(/^Weekly/).click();
  await weeks.fill('10');
  await choice('5 h').click();
  await choice('Strong').click();
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

test('keeps what was typed when creating fails, and asks before leaving it', async () => {
  await makeArea(api, { name: 'Spanish' }, ['Greet']);
  await open('/action-plans/new');
  await goalTick('Greet').click();
  await title.fill('Seville');
  const restore = intercept(/\/api\/action-plans$/, respond(500));
  await create.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Failed to create action plan.');
  await expect.element(title).toHaveValue('Seville');
  await expect.element(goalTick('Greet')).toBeChecked();
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
