import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { makeArea, makeEntry, makeItem, makePlan, makeTask } from '../testing/seed.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const box = (page: Page, name: string) => page.getByRole('main').getByRole('checkbox', { name });

async function choose(page: Page, title: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${title}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

test('a goal keeps its items: added, done with a word and stars, taken back, changed, deleted', async ({
  freshPage: page,
}) => {
  const { goals } = await makeArea(page.request, { name: 'Languages' }, ['Learn Spanish']);
  await page.goto('/goals');
  await page.getByRole('link', { name: 'Learn Spanish' }).click();
  await expect(page).toHaveURL(`/goals/${goals[0]!._id}`);
  await expect(page.getByRole('heading', { level: 2, name: 'Learn Spanish' })).toBeVisible();

  await page.getByRole('button', { name: 'Add Item' }).click();
  await dialog(page).getByLabel('Title').fill('Grammar');
  await dialog(page).getByLabel('Link').fill('javascript:alert(1)');
  await dialog(page).getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog(page)).toContainText('The link must be the address of a web page');
  await dialog(page).getByLabel('Link').fill('https://example.com/grammar');
  await dialog(page).getByRole('button', { name: 'Add', exact: true }).dblclick();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByText('0/1 completed')).toBeVisible();
  const link = page.getByRole('main').getByRole('link', { name: /example\.com/ });
  await expect(link).toHaveAttribute('href', 'https://example.com/grammar');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');

  await box(page, 'Grammar').click();
  await expect(box(page, 'Grammar')).not.toBeChecked();
  await dialog(page).getByRole('radio', { name: /^4/ }).check();
  await dialog(page).getByLabel('Notes').fill('Clear and short.');
  await dialog(page).getByRole('button', { name: 'Mark Complete' }).click();
  await expect(page.getByText('1/1 completed')).toBeVisible();
  await expect(box(page, 'Grammar')).toBeChecked();
  await page.reload();
  await expect(page.getByRole('main')).toContainText('Clear and short.');
  await expect(page.getByRole('main')).toContainText('4 of 5 stars');

  await box(page, 'Grammar').click();
  await expect(page.getByText('0/1 completed')).toBeVisible();
  await expect(dialog(page)).toBeHidden();

  await choose(page, 'Grammar', 'Edit');
  await dialog(page).getByLabel('Title').fill('Grammar in use');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(box(page, 'Grammar in use')).toBeVisible();
  await choose(page, 'Grammar in use', 'Delete');
  await expect(dialog(page)).toContainText('Delete this item permanently?');
  await dialog(page).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No items yet.')).toBeVisible();
});

test('a goal gets a plan, and its items become tasks: one for all, or one for each', async ({ freshPage: page }) => {
  const { goals } = await makeArea(page.request, { name: 'Languages' }, ['Week 1: Sounds']);
  const goal = goals[0]!;
  for (const title of ['A book', 'A podcast', 'A film']) await makeItem(page.request, goal._id, { title });
  await page.goto(`/goals/${goal._id}`);
  await page.getByRole('button', { name: 'Actions for A book' }).click();
  await expect(page.getByRole('menuitem', { name: 'Start timer' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Add to plan…' })).toHaveCount(0);
  await page.keyboard.press('Escape');

  await page.getByRole('tab', { name: 'Action Plan' }).click();
  await expect(page).toHaveURL(`/goals/${goal._id}?tab=plan`);
  await expect(page.getByText('No Action Plan linked.')).toBeVisible();
  await page.getByRole('button', { name: 'Add Action Plan' }).click();
  await expect(dialog(page).getByRole('checkbox', { name: 'Week 1: Sounds' })).toBeChecked();
  await dialog(page).getByLabel('Title').fill('Spanish');
  await dialog(page).getByRole('button', { name: 'Create Plan' }).click();
  await expect(page).toHaveURL(/\/action-plans\/[\da-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 2, name: 'Spanish' })).toBeVisible();
  await page.getByRole('link', { name: 'Week 1: Sounds' }).click();
  await choose(page, 'A book', 'Add to plan…');
  await dialog(page).getByRole('checkbox', { name: 'A film' }).check();
  await dialog(page).getByLabel('Title of the task').fill('  ');
  await dialog(page).getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog(page)).toContainText('Task title is required.');
  await dialog(page).getByLabel('Title of the task').fill(' An evening ');
  await dialog(page).getByRole('radio', { name: 'A task for each' }).check();
  await dialog(page).getByRole('radio', { name: 'One task for all' }).check();
  await dialog(page).getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog(page)).toBeHidden();
  await choose(page, 'A podcast', 'Add to plan…');
  await dialog(page).getByRole('checkbox', { name: 'A book' }).check();
  await dialog(page).getByRole('radio', { name: 'A task for each' }).check();
  await dialog(page).getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog(page)).toBeHidden();

  await page.getByRole('tab', { name: 'Action Plan' }).click();
  await expect(page.getByRole('region', { name: 'Tasks' }).getByRole('listitem')).toHaveText([
    'An eveningFrom: A book, A film',
    'A bookFrom: A book',
    'A podcastFrom: A podcast',
  ]);

  await page.getByRole('button', { name: 'Take out of plan' }).click();
  await expect(page.getByText('No Action Plan linked.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('main').getByRole('link', { name: 'Spanish' })).toBeVisible();
});

test('a goal joins a plan that is there, is timed from a task, and tells its time beside the estimate', async ({
  freshPage: page,
}) => {
  const { area, goals } = await makeArea(page.request, { name: 'Languages' }, ['Learn Spanish']);
  const goal = goals[0]!;
  await makePlan(page.request, { title: 'Spanish', focusAreaId: area._id });
  await makeItem(page.request, goal._id, { title: 'A book', estimatedMinutes: 90 });
  await makeItem(page.request, goal._id, { title: 'A film', estimatedMinutes: 30, completed: true });
  await makeTask(page.request, goal._id, 'Read aloud');
  const start = new Date(Date.now() - 5 * 86_400_000).toISOString();
  await makeEntry(page.request, goal._id, start, new Date(Date.parse(start) + 3_600_000).toISOString());
  await page.goto(`/goals/${goal._id}?tab=plan`);
  const head = page.getByRole('region', { name: 'Learn Spanish' });
  await expect(head).toContainText('Tracked1 h');
  await expect(head).toContainText('Estimated2 h');
  await expect(head).toContainText('Still to do1 h 30 min');
  await expect(head.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '1 h of 2 h');

  await page.getByRole('button', { name: 'Add to a plan…' }).click();
  await dialog(page).getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog(page)).toContainText('Please choose a plan.');
  await dialog(page).getByLabel('Plan').selectOption({ label: 'Spanish (Languages)' });
  await dialog(page).getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('main').getByRole('link', { name: 'Spanish' })).toBeVisible();

  await choose(page, 'task Read aloud', 'Start timer');
  const stop = head.getByRole('button', { name: /^Stop .* of Learn Spanish$/ });
  await expect(stop).toContainText(/0:00:0\d/);
  await stop.click();
  await expect(head.getByRole('button', { name: 'Start timer of Learn Spanish' })).toBeVisible();
});

test('what is not there, or cannot be loaded, is told; what fails is taken back', async ({ freshPage: page }) => {
  const { goals } = await makeArea(page.request, { name: 'Languages' }, ['Learn Spanish']);
  const goal = goals[0]!;
  await makeItem(page.request, goal._id, { title: 'A film', completed: true });
  await page.goto('/goals/00000000-0000-7000-8000-000000000000');
  await expect(page.getByText('There is no such goal.')).toBeVisible();
  await page.goto('/goals/rubbish');
  await expect(page.getByText('There is no such goal.')).toBeVisible();

  await page.route('**/api/goals/*/detail', (route) => route.fulfill({ status: 500, json: { message: 'Sorry.' } }));
  await page.goto(`/goals/${goal._id}`);
  await expect(page.getByRole('alert')).toContainText('Unable to load the goal.');
  await page.unroute('**/api/goals/*/detail');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('1/1 completed')).toBeVisible();

  await page.route('**/toggle', (route) => route.fulfill({ status: 500, json: { message: 'Sorry.' } }));
  await box(page, 'A film').click();
  await expect(page.getByRole('alert').or(page.getByRole('status')).filter({ hasText: 'Sorry.' })).toBeVisible();
  await expect(box(page, 'A film')).toBeChecked();

  await choose(page, 'Learn Spanish', 'Delete');
  await expect(dialog(page)).toContainText('A film');
  await dialog(page).getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(/\/goals\?status=Active/);
  await expect(page.getByText('No active goals here yet.')).toBeVisible();
});
