import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { send } from '#testing/api.ts';
import { makeArea, makePlan, makeTask } from '#testing/seed.ts';
import { api, signUp } from '#web/testing/api.ts';
import { recordWrites } from '#web/testing/network.ts';
import { open } from '#web/testing/open.tsx';
import { address, texts } from '#web/testing/screen.ts';

const dialog = page.getByRole('dialog');
const choice = (name: string | RegExp) => page.getByRole('radio', { name });
const goalTick = (title: string) => page.getByRole('checkbox', { name: title });
const task = (title: string) => page.getByRole('checkbox', { name: title, exact: true });
const goalTitles = page.getByRole('article').getByRole('heading', { level: 3 });
const plans = page.getByRole('main').getByRole('listitem');

async function choose(title: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${title}`, exact: true }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

beforeEach(signUp);

test('leads to both ways of making a plan while there are none', async () => {
  await open('/action-plans');
  await expect.element(page.getByText('No Action Plans found.')).toBeVisible();
  await page.getByRole('link', { name: 'Generate Plan 2' }).click();
  await expect.element(page.getByText('What would you like to achieve?')).toBeVisible();
  await open('/action-plans');
  await page.getByRole('link', { name: 'New Plan' }).click();
  await expect.poll(address).toBe('/action-plans/new');
});

test('saves only what was changed in a plan, and takes a goal from another plan', async () => {
  const { area, goals } = await makeArea(api, { name: 'Spanish' }, ['Greet', 'Shop', 'Talk', 'Done']);
  const [greet, shop, talk, done] = goals;
  const other = await makePlan(api, { title: 'Other', focusAreaId: area._id }, [talk!]);
  await makePlan(api, { title: 'Seville', focusAreaId: area._id }, [greet!, shop!, done!]);
  await send(api, 'PATCH', `/api/goals/${done!._id}/status`, { status: 'Completed' });
  await open('/action-plans');
  await choose('Seville', 'Edit');
  await expect.element(dialog.getByLabelText('Title')).toHaveValue('Seville');
  await expect.element(goalTick('Done')).toBeChecked();
  await expect.element(goalTick('Talk')).not.toBeChecked();
  await expect.element(dialog).toMatchTextContent('now in “Other”');
  await goalTick('Talk').click();
  await goalTick('Shop').click();
  await choice(/^Weekly/).click();
  await choice('3 h').click();
  const writes = recordWrites();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  // Another tab may have changed the rest.
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
  await open(`/action-plans/${other._id}`);
  await expect.element(page.getByText('No goals in this plan yet.')).toBeVisible();
});

test('includes goals in an empty plan, but none that are completed', async () => {
  const { area, goals } = await makeArea(api, { name: 'Spanish' }, ['Shop', 'Done']);
  const [shop, done] = goals;
  await makeTask(api, shop!._id, 'Count to ten');
  await send(api, 'PATCH', `/api/goals/${done!._id}/status`, { status: 'Completed' });
  const plan = await makePlan(api, { title: 'Seville', focusAreaId: area._id });
  await open(`/action-plans/${plan._id}`);
  await page.getByRole('button', { name: 'Include goals' }).click();
  await expect.element(goalTick('Shop')).toBeVisible();
  await expect.element(goalTick('Done')).not.toBeInTheDocument();
  await goalTick('Shop').click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(task('Count to ten')).toBeVisible();
});

test('deletes a plan from its page and from the list, its goals only if asked to, and restores it', async () => {
  const { area, goals } = await makeArea(api, { name: 'Spanish' }, ['Greet', 'Shop', 'Talk', 'Read']);
  const [greet, shop, talk, read] = goals;
  await makeTask(api, shop!._id, 'Count to ten');
  const other = await makePlan(api, { title: 'Other', focusAreaId: area._id }, [shop!]);
  const plan = await makePlan(api, { title: 'Seville', focusAreaId: area._id }, [greet!, talk!, read!]);
  await open(`/action-plans/${other._id}`);
  await choose('Other', 'Delete');
  await expect.element(dialog).toMatchTextContent('Its goal stays, with its tasks and resources.');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect.poll(address).toBe('/action-plans');
  await expect.element(page.getByRole('status').filter({ hasText: 'Other deleted.' })).toBeVisible();
  await choose('Seville', 'Delete');
  await expect.element(dialog).toMatchTextContent('Its 3 goals stay, with their tasks and resources.');
  await dialog.getByLabelText('Delete its 3 goals too').click();
  await expect.element(dialog.getByRole('heading', { name: 'Goals (3)' })).toBeVisible();
  await expect.element(dialog).not.toMatchTextContent('goals stay');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect.element(page.getByText('No Action Plans found.')).toBeVisible();
  const titlesOfGoals = async () => {
    const list = (await (await api.get(`/api/focus-areas/${area._id}/goals`)).json()) as { title: string }[];
    return list.map(({ title }) => title);
  };
  expect(await titlesOfGoals()).toEqual(['Shop']);

  // The toast offers to undo it; what was deleted before can be restored after its toast has gone.
  const deleted = page.getByRole('status').filter({ hasText: 'Seville deleted.' });
  await deleted.getByRole('button', { name: 'Undo' }).click();
  await expect.element(page.getByText('Seville restored.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Seville' })).toBeVisible();
  expect(await titlesOfGoals()).toEqual(['Greet', 'Shop', 'Talk', 'Read']);
  await open('/settings');
  const section = page.getByRole('region', { name: 'Recently deleted' });
  await section.getByRole('button', { name: /^Restore Other/ }).click();
  await expect.element(section.getByText('Nothing to restore.')).toBeVisible();
  await open('/action-plans');
  await expect.element(page.getByRole('link', { name: 'Other' })).toBeVisible();
  await choose('Seville', 'Delete');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await open(`/goals/${shop!._id}?tab=plan`);
  await expect.element(task('Count to ten')).toBeVisible();
  await open(`/action-plans/${plan._id}`);
  await expect.element(page.getByText('There is no such plan.')).toBeVisible();
  await page.getByRole('link', { name: 'Go to Action Plans' }).click();
  await expect.poll(address).toBe('/action-plans');
});
