import type { Page } from '@playwright/test';
import type { ActionPlanWithGoals } from '#contract/action-plans.ts';
import { logIn, newAccount, signUp } from '../testing/accounts.ts';
import { send } from '../testing/api.ts';
import { logOutAtNextWrite } from './log-out-at-next-write.ts';
import { expect, test } from './fixtures.ts';
import { makeArea, makeItem, makePlan, makeTask } from '../testing/seed.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const choice = (page: Page, name: string | RegExp) => page.getByRole('radio', { name });
const goalTick = (page: Page, title: string) => page.getByRole('checkbox', { name: title });
const task = (page: Page, title: string) => page.getByRole('checkbox', { name: title, exact: true });
const tasks = (page: Page, goal: string) => page.getByRole('list', { name: `Tasks of ${goal}` }).getByRole('listitem');
const newTask = (page: Page, goal: string) => page.getByRole('textbox', { name: `New task for ${goal}` });
const goalTitles = (page: Page) => page.getByRole('article').getByRole('heading', { level: 3 });
const card = (page: Page, goal: string) => page.getByRole('article').filter({ hasText: goal });
const create = (page: Page) => page.getByRole('button', { name: 'Create Plan' });

async function choose(page: Page, of: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${of}`, exact: true }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

/** A tick shows once the change is on its way, a moment after the click: `check()` would not wait for it. */
async function tick(page: Page, title: string): Promise<void> {
  await task(page, title).click();
  await expect(task(page, title)).toBeChecked();
}

/** As a server that has broken down. */
const broken = { status: 500, body: '' };

test('from nothing to a plan with its goals in the order of their weeks', async ({ freshPage: page }) => {
  await page.goto('/action-plans');
  await expect(page.getByText('No Action Plans found.')).toBeVisible();
  await page.getByRole('link', { name: 'Generate Plan 2' }).click();
  await expect(page.getByText('What would you like to achieve?')).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'New Plan' }).click();
  await expect(page.getByText('Create a Focus Area first to make a plan.')).toBeVisible();
  const titles = ['Exam', 'Week 10: Talk', 'Week 2: Shop', 'Week 1: Greet', 'Left out'];
  const { area } = await makeArea(page.request, { name: 'Spanish' }, titles);
  await makeArea(page.request, { name: 'Garden' });
  await page.goto('/action-plans');
  await page.getByRole('link', { name: 'New Plan' }).click();

  await expect(choice(page, /^Backlog/)).toBeChecked();
  await expect(choice(page, '1 h')).toBeChecked();
  await expect(choice(page, 'Light')).toBeChecked();
  await expect(page.getByLabel('Weeks')).toBeHidden();
  await create(page).click();
  await expect(page.getByText('Title and focus area are required.')).toHaveCount(2);
  await expect(page.getByLabel('Focus area')).toBeFocused();
  await page.getByLabel('Focus area').selectOption('Garden');
  await expect(page.getByText('No active goals here yet')).toBeVisible();
  await page.getByLabel('Focus area').selectOption('Spanish');
  await goalTick(page, 'All 5 goals').check();
  await goalTick(page, 'Left out').uncheck();
  await expect(goalTick(page, 'All 5 goals')).not.toBeChecked();
  await page.getByLabel('Title').fill('Seville');
  await expect(page.getByText('Title and focus area are required.')).toHaveCount(0);
  await choice(page, /^Weekly/).check();
  await expect(page.getByLabel('Weeks')).toHaveValue('6');
  for (const weeks of ['53', '0', '1.5', 'ten', '']) {
    await page.getByLabel('Weeks').fill(weeks);
    await create(page).click();
    await expect(page.getByText('Weeks must be a whole number from 1 to 52.')).toBeVisible();
  }
  await page.getByLabel('Weeks').fill('10');
  await choice(page, '5 h').check();
  await choice(page, 'Strong').check();
  await create(page).dblclick();

  await expect(page.getByRole('heading', { level: 2, name: 'Seville' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Weekly · 10 weeks');
  await expect(page.getByRole('main')).toContainText('5 h a week');
  await expect(page.getByRole('main')).toContainText('Strong commitment');
  await expect(goalTitles(page)).toHaveText(['Week 1: Greet', 'Week 2: Shop', 'Week 10: Talk', 'Exam']);
  await page.goBack();
  await expect(page).toHaveURL('/action-plans');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('main').getByRole('listitem')).toContainText('0 of 4 steps');
  await page.goto(`/action-plans/new?area=${area._id}`);
  await expect(page.getByLabel('Focus area')).toHaveValue(area._id);
  await expect(page.getByText('now in “Seville”')).toHaveCount(4);
});

test('steps are ticked off and added on the plan, by mouse and by keyboard', async ({ freshPage: page }) => {
  const { area, goals } = await makeArea(page.request, { name: 'Spanish' }, ['Greet', 'Shop', 'Talk', 'Exam']);
  const [greet, shop] = goals;
  const book = await makeItem(page.request, greet!._id, { title: 'The book', url: 'https://example.com/book' });
  await makeTask(page.request, greet!._id, 'Read it', [book._id]);
  await makeTask(page.request, shop!._id, 'Count to ten');
  const plan = await makePlan(page.request, { title: 'Seville', focusAreaId: area._id }, goals);
  await page.goto(`/action-plans/${plan._id}`);

  const progress = page.getByRole('progressbar', { name: 'Progress of Seville' });
  await expect(progress).toHaveAttribute('aria-valuetext', '0 of 5 steps');
  await expect(card(page, 'Greet')).toContainText('From: The book');
  await expect(page.getByRole('button', { name: 'Steps of Shop' })).toHaveAttribute('aria-expanded', 'false');
  // What is ticked counts at once, not only when the plan was asked for again.
  await page.route(`**/api/action-plans/${plan._id}`, () => undefined);
  await task(page, 'Read it').dblclick({ delay: 60 });
  await expect(task(page, 'Read it')).toBeChecked();
  await expect(progress).toHaveAttribute('aria-valuetext', '1 of 5 steps');
  await page.unroute(`**/api/action-plans/${plan._id}`);
  await task(page, 'The book').click();
  await expect(task(page, 'The book')).not.toBeChecked();
  await dialog(page).getByRole('button', { name: 'Mark Complete' }).click();
  await expect(task(page, 'The book')).toBeChecked();
  await expect(card(page, 'Greet')).toContainText('2 of 2 steps');

  await newTask(page, 'Greet').focus();
  await page.route('**/tasks', async (route) => {
    // The first is the slowest; they come in order all the same.
    if (route.request().postData()?.includes('One')) await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  for (const title of ['One', 'Two', 'Three']) {
    await page.keyboard.type(title);
    await page.keyboard.press('Enter');
  }
  await expect(tasks(page, 'Greet')).toHaveText(['Read itFrom: The book', 'One', 'Two', 'Three']);
  await expect(newTask(page, 'Greet')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card(page, 'Greet').getByText('Task title is required.')).toBeVisible();

  await choose(page, 'task Two', 'Rename');
  await dialog(page).getByLabel('Title').fill('Two again');
  await page.keyboard.press('Enter');
  await expect(task(page, 'Two again')).toBeVisible();
  await choose(page, 'task Three', 'Delete');
  await expect(dialog(page)).toContainText('Three will be gone for good.');
  await dialog(page).getByRole('button', { name: 'Delete' }).click();
  await expect(task(page, 'Three')).toHaveCount(0);

  await page.reload();
  // What was done is behind; the next goal with something to do is the one that is open.
  await expect(tasks(page, 'Greet')).toHaveText(['Read itFrom: The book', 'One', 'Two again']);
  await expect(task(page, 'Read it')).toBeChecked();
  await tick(page, 'One');
  await tick(page, 'Two again');
  await expect(card(page, 'Greet')).toContainText('4 of 4 steps');
  await expect(task(page, 'Two again')).toBeVisible();
  await page.reload();
  await expect(task(page, 'Count to ten')).toBeVisible();
  await expect(task(page, 'One')).toBeHidden();
  await page.getByRole('button', { name: 'Collapse All' }).click();
  await expect(task(page, 'Count to ten')).toBeHidden();
  await page.getByRole('button', { name: 'Expand All' }).click();
  await expect(newTask(page, 'Exam')).toBeVisible();
  await choose(page, 'task Count to ten', 'Start timer');
  await expect(card(page, 'Shop').getByRole('button', { name: 'Stop Shop' })).toBeVisible();
  await card(page, 'Shop').getByRole('button', { name: 'Stop Shop' }).click();
  await expect(card(page, 'Shop').getByRole('button', { name: 'Start Shop' })).toBeVisible();
  await page.getByRole('link', { name: 'Shop' }).click();
  await expect(page).toHaveURL(`/goals/${shop!._id}`);
});

test('a plan is changed, takes a goal from another, and leaves its goals when it is deleted', async ({
  freshPage: page,
}) => {
  const { area, goals } = await makeArea(page.request, { name: 'Spanish' }, ['Greet', 'Shop', 'Talk', 'Done']);
  const [greet, shop, talk, done] = goals;
  const other = await makePlan(page.request, { title: 'Other', focusAreaId: area._id }, [talk!]);
  const plan = await makePlan(page.request, { title: 'Seville', focusAreaId: area._id }, [greet!, shop!, done!]);
  await send(page.request, 'PATCH', `/api/goals/${done!._id}/status`, { status: 'Completed' });
  await makeTask(page.request, shop!._id, 'Count to ten');
  await page.goto('/action-plans');
  await choose(page, 'Seville', 'Edit');
  await expect(dialog(page).getByLabel('Title')).toHaveValue('Seville');
  await expect(goalTick(page, 'Done')).toBeChecked();
  await expect(goalTick(page, 'Talk')).not.toBeChecked();
  await expect(dialog(page)).toContainText('now in “Other”');
  await goalTick(page, 'Talk').check();
  await goalTick(page, 'Shop').uncheck();
  await choice(page, /^Weekly/).check();
  await choice(page, '3 h').check();
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  // What is as it was is not sent: another tab may have changed it meanwhile.
  expect((await sent).postDataJSON()).toEqual({
    structure: 'weekly',
    weeks: 6,
    weeklyCommitment: '3h',
    goals: [
      { goalId: talk!._id, include: true },
      { goalId: shop!._id, include: false },
    ],
  });
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Seville' })).toContainText(
    'Weekly · 6 weeks',
  );
  await page.getByRole('link', { name: 'Seville' }).click();
  await expect(goalTitles(page)).toHaveText(['Greet', 'Talk', 'DoneCompleted']);
  await page.goto(`/action-plans/${other._id}`);
  await expect(page.getByText('No goals in this plan yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Include goals' }).click();
  await expect(goalTick(page, 'Done')).toHaveCount(0);
  await goalTick(page, 'Shop').check();
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(task(page, 'Count to ten')).toBeVisible();

  await choose(page, 'Other', 'Delete');
  await expect(dialog(page)).toContainText('Its goal stays, with its tasks and resources.');
  await dialog(page).getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL('/action-plans');
  await expect(page.getByRole('status').filter({ hasText: 'Other deleted.' })).toBeVisible();
  await choose(page, 'Seville', 'Delete');
  await expect(dialog(page)).toContainText('Its 3 goals stay, with their tasks and resources.');
  await dialog(page).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No Action Plans found.')).toBeVisible();
  await page.goto(`/goals/${shop!._id}?tab=plan`);
  await expect(task(page, 'Count to ten')).toBeVisible();
  await page.goto(`/action-plans/${plan._id}`);
  await expect(page.getByText('There is no such plan.')).toBeVisible();
  await page.getByRole('link', { name: 'Go to Action Plans' }).click();
  await expect(page).toHaveURL('/action-plans');
});

test('what fails is told, taken back where it showed, and nothing typed is lost', async ({ freshPage: page }) => {
  const { area, goals } = await makeArea(page.request, { name: 'Spanish' }, ['Greet']);
  await page.goto('/action-plans/new');
  await goalTick(page, 'Greet').check();
  await page.getByLabel('Title').fill('Seville');
  await page.route('**/api/action-plans', (route) => route.fulfill(broken));
  await create(page).click();
  await expect(page.getByRole('alert')).toHaveText('Failed to create action plan.');
  await expect(page.getByLabel('Title')).toHaveValue('Seville');
  await expect(goalTick(page, 'Greet')).toBeChecked();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(dialog(page)).toContainText('What you typed will be lost.');
  await dialog(page).getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Seville');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await dialog(page).getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('alert')).toContainText('Failed to load action plans.');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('No Action Plans found.')).toBeVisible();

  await makeTask(page.request, goals[0]!._id, 'Say hello');
  const plan = await makePlan(page.request, { title: 'Seville', focusAreaId: area._id }, goals);
  const load = new Promise<void>((resolve) => setTimeout(resolve, 700));
  await page.route('**/api/action-plans/*', async (route) => {
    await load;
    await route.fulfill(broken);
  });
  await page.goto(`/action-plans/${plan._id}`);
  await expect(page.getByText('Loading...')).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('Failed to load Action Plan.');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(task(page, 'Say hello')).toBeVisible();
  // Nothing that is asked for afterwards sets it right.
  await page.route('**/api/action-plans/*', () => undefined);
  await page.route('**/status', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.fulfill(broken);
  });
  await tick(page, 'Say hello');
  await expect(card(page, 'Greet')).toContainText('1 of 1 step');
  await expect(page.getByRole('alert')).toContainText('The task was not saved.');
  await expect(task(page, 'Say hello')).not.toBeChecked();
  await expect(card(page, 'Greet')).toContainText('0 of 1 step');
  await page.route('**/tasks', (route) => route.fulfill(broken));
  await newTask(page, 'Greet').fill('Wave');
  await page.keyboard.press('Enter');
  await expect(card(page, 'Greet').getByRole('alert')).toHaveText('The task was not added.');
  await expect(newTask(page, 'Greet')).toHaveValue('Wave');
  await page.unroute('**/api/action-plans/*');
  await page.route('**/api/action-plans/*', (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.fulfill(broken),
  );
  await choose(page, 'Seville', 'Edit');
  await dialog(page).getByLabel('Title').fill('Sevilla');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page).getByRole('alert').first()).toHaveText('Failed to save action plan.');
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await dialog(page).getByRole('button', { name: 'Discard' }).click();
  await choose(page, 'Seville', 'Delete');
  await dialog(page).getByRole('button', { name: 'Delete' }).click();
  await expect(dialog(page).getByRole('alert').first()).toHaveText('Failed to delete action plan.');
  await page.unrouteAll();
  await dialog(page).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No Action Plans found.')).toBeVisible();
});

test('hours that only the assistant chooses stay as they are until others are chosen', async ({ freshPage: page }) => {
  const { area } = await makeArea(page.request, { name: 'Spanish' });
  const plan = await makePlan(page.request, { title: 'Seville', focusAreaId: area._id });
  await page.route('**/api/action-plans/*', async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const made = (await (await route.fetch()).json()) as ActionPlanWithGoals;
    return route.fulfill({ json: { ...made, weeklyCommitment: '4h', weeklyCommitmentHours: 4 } });
  });
  await page.goto(`/action-plans/${plan._id}`);
  await expect(page.getByRole('main')).toContainText('4 h a week');
  await choose(page, 'Seville', 'Edit');
  await expect(choice(page, '4 h')).toBeChecked();
  await dialog(page).getByLabel('Title').fill('Sevilla');
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  expect((await sent).postDataJSON()).toEqual({ title: 'Sevilla' });
});

test('a plan that was being typed when the session ended waits after the next log-in', async ({ page }) => {
  const account = newAccount();
  await signUp(page.request, account);
  const { goals } = await makeArea(page.request, { name: 'Spanish' }, ['Greet', 'Shop']);
  await page.goto('/action-plans/new');
  await page.getByLabel('Title').fill('Seville');
  await goalTick(page, 'Shop').check();
  await choice(page, /^Weekly/).check();
  await page.getByLabel('Weeks').fill('12');
  await logOutAtNextWrite(page);
  await create(page).click();
  await expect(page).toHaveURL(/\/login\?/);
  await logIn(page.request, account);
  await page.goto('/action-plans/new');
  await expect(page.getByText('You were logged out. This is what you had typed.')).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('Seville');
  await expect(goalTick(page, 'Shop')).toBeChecked();
  await expect(goalTick(page, 'Greet')).not.toBeChecked();
  await expect(page.getByLabel('Weeks')).toHaveValue('12');
  await create(page).click();
  await expect(goalTitles(page)).toHaveText([goals[1]!.title]);
});
