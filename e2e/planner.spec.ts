import type { Page, Route } from '@playwright/test';
import type { WeeklyGoal } from '#contract/weekly-goals.ts';
import { addDays, weekOf } from '#domain/calendar.ts';
import { type Account, logOut, newAccount, signUp } from '../testing/accounts.ts';
import { send } from '../testing/api.ts';
import { expect, test } from './fixtures.ts';
import { makeArea, planWeek, trackOn } from '../testing/seed.ts';

const thisWeek = () => weekOf(Date.now(), 'UTC');
const nextWeek = () => addDays(thisWeek(), 7);
const aRow = /api\/weekly-goals\/[\da-f-]{36}$/;

const row = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) });
const hours = (page: Page, name: string) => page.getByLabel(`${name}: hours`);
const minutes = (page: Page, name: string) => page.getByLabel(`${name}: minutes`);
const button = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name });
const summary = (page: Page) => page.getByRole('region', { name: 'Summary of the plan' });
const question = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' });

/** What was sent to change rows, from now on. */
function sentFrom(page: Page): object[] {
  const sent: object[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') sent.push(request.postDataJSON() as object);
  });
  return sent;
}

/** Keeps requests waiting until they are let go. */
async function hold(
  page: Page,
  url: RegExp | string,
  isHeld: (route: Route) => boolean = () => true,
): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(url, async (route) => {
    if (isHeld(route)) await held;
    await route.continue();
  });
  return letGo;
}

async function saved(page: Page, weekStart = thisWeek()): Promise<WeeklyGoal[]> {
  return send(page.request, 'GET', `/api/weekly-goals?weekStart=${weekStart}`);
}

/** For how long the page says so to those who listen, from the next time on, in milliseconds. */
function shownFor(words: string): Promise<number> {
  return new Promise((resolve) => {
    let since: number | undefined;
    new MutationObserver((_, observer) => {
      const isSaid = document.querySelector('main output')?.textContent === words;
      if (isSaid) since ??= performance.now();
      if (isSaid || since === undefined) return;
      observer.disconnect();
      resolve(performance.now() - since);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}

/** A row that was sent has arrived. */
async function expectSaved(page: Page, name: string): Promise<void> {
  await expect(row(page, name)).not.toContainText(/Unsaved|Saving|Error/);
}

test('a row is saved alone and says how that goes; a target off the steps is shown as it is', async ({
  freshPage: page,
}) => {
  await page.goto('/planner');
  await expect(page.getByText('Plan and manage your weekly goals by category.')).toBeVisible();
  await expect(page.getByText('You need focus areas before you can plan.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add a focus area' })).toHaveAttribute('href', '/focus-areas');
  await makeArea(page.request, { name: 'Coding', focusAreaClass: 'level_up', defaultWeeklyMin: 20 * 60 + 50 });
  await page.reload();
  await expect(hours(page, 'Coding')).toHaveValue('20');
  await expect(minutes(page, 'Coding')).toHaveValue('50');
  await expect(hours(page, 'Coding').getByRole('option')).toHaveCount(17);
  await expect(minutes(page, 'Coding').getByRole('option')).toHaveText([
    '0 min',
    '15 min',
    '30 min',
    '45 min',
    '50 min',
  ]);

  const sent = sentFrom(page);
  const letGo = await hold(page, aRow);
  await minutes(page, 'Coding').selectOption('15');
  await hours(page, 'Coding').selectOption('3');
  await expect(minutes(page, 'Coding').getByRole('option', { name: '50 min' })).toBeAttached();
  await expect(row(page, 'Coding')).toContainText('Unsaved');
  await button(page, 'Save Coding').evaluate((save: HTMLElement) => {
    save.click();
    save.click();
  });
  await expect(row(page, 'Coding')).toContainText('Saving...');
  const shown = page.evaluate(shownFor, 'Coding: Saved.');
  letGo();
  // 1.2 s from the answer on: to draw it takes a part of that on a busy machine.
  expect(await shown).toBeGreaterThanOrEqual(800);
  await expect(row(page, 'Coding')).not.toContainText('Saved');
  expect(sent).toEqual([{ goalMin: 195 }]);
  await page.reload();
  await expect(hours(page, 'Coding')).toHaveValue('3');
});

test('the changed rows of a class are saved or discarded together', async ({ freshPage: page }) => {
  for (const name of ['Coding', 'Fitness', 'Music']) await makeArea(page.request, { name });
  await makeArea(page.request, { name: 'Chores', focusAreaClass: 'life_stuff', defaultWeeklyMin: 60 });
  await page.goto('/planner');
  const levelUp = page.getByRole('region', { name: 'Level-Up' });
  await expect(levelUp.getByRole('listitem')).toHaveCount(3);
  await expect(button(page, 'Save All in Level-Up')).toBeHidden();
  const sent = sentFrom(page);
  for (const name of ['Coding', 'Fitness', 'Chores']) await hours(page, name).selectOption('2');
  await expect(levelUp).toContainText('2 unsaved');
  await expect(summary(page)).toContainText('You plan 7 h of Level-Up and Life Stuff');
  await button(page, 'Discard All in Level-Up').click();
  await expect(hours(page, 'Coding')).toHaveValue('1');
  await expect(hours(page, 'Chores')).toHaveValue('2');
  expect(sent).toEqual([]);

  for (const name of ['Coding', 'Fitness']) await hours(page, name).selectOption('3');
  await button(page, 'Save All in Level-Up').dblclick();
  for (const name of ['Coding', 'Fitness']) await expectSaved(page, name);
  await expect(row(page, 'Chores')).toContainText('Unsaved');
  expect(sent).toEqual([{ goalMin: 180 }, { goalMin: 180 }]);
  expect((await saved(page)).map(({ goalMin }) => goalMin)).toEqual([180, 180, 60, 60]);
});

test('a row goes back to its default, or rests for a week', async ({ freshPage: page }) => {
  const { area } = await makeArea(page.request, { name: 'Coding' });
  await makeArea(page.request, { name: 'Gaming', focusAreaClass: 'chill_zone', defaultWeeklyMin: 300 });
  await planWeek(page.request, thisWeek(), [{ area, goalMin: 135 }]);
  await page.goto('/planner');
  await expect(button(page, 'Default of Gaming: 5 h')).toBeDisabled();
  await expect(row(page, 'Gaming')).toContainText('0 min of at most 5 h so far');
  await expect(row(page, 'Coding')).toContainText('default 1 h');
  const sent = sentFrom(page);
  await button(page, 'Default of Coding: 1 h').click();
  await expect(minutes(page, 'Coding')).toHaveValue('0');
  await button(page, 'Save Coding').click();
  await expectSaved(page, 'Coding');
  await expect(button(page, 'Default of Coding: 1 h')).toBeDisabled();

  await button(page, 'Rest this week: Coding').click();
  await expect(row(page, 'Coding')).toContainText('rests this week: left out of the rating');
  await expect(hours(page, 'Coding')).toBeDisabled();
  await expect(summary(page)).toContainText('You plan 0 min');
  await expect(summary(page)).toContainText('and at most 5 h of Chill Zone');
  await button(page, 'Save Coding').click();
  await expectSaved(page, 'Coding');
  expect(sent).toEqual([{ useDefault: true }, { isResting: true }]);
  expect(await saved(page)).toMatchObject([{ goalMin: 60, isDefault: true, isResting: true }, { isResting: false }]);
});

test('what could not be saved stays, says why and can be tried again', async ({ freshPage: page }) => {
  const { area } = await makeArea(page.request, { name: 'Coding' });
  await makeArea(page.request, { name: 'Fitness' });
  await page.goto('/planner');
  await page.route(aRow, (route) => {
    const { goalMin } = route.request().postDataJSON() as { goalMin: number };
    return goalMin === 120 ? route.fulfill({ status: 500, json: { message: 'Broken.' } }) : route.continue();
  });
  await hours(page, 'Coding').selectOption('2');
  await hours(page, 'Fitness').selectOption('3');
  await button(page, 'Save All in Level-Up').click();
  await expect(row(page, 'Coding')).toContainText('Error');
  await expect(row(page, 'Coding')).toContainText('Failed to save. Please try again.');
  await expect(hours(page, 'Coding')).toHaveValue('2');
  await expect(page.getByRole('status')).toContainText('Coding: Error. Failed to save. Please try again.');
  await expectSaved(page, 'Fitness');
  await page.unroute(aRow);
  await button(page, 'Save Coding').click();
  await expectSaved(page, 'Coding');
  expect((await saved(page)).map(({ goalMin }) => goalMin)).toEqual([120, 180]);

  await hours(page, 'Coding').selectOption('5');
  await send(page.request, 'DELETE', `/api/safe-delete/focus-areas/${area._id}`);
  await button(page, 'Save Coding').click();
  await expect(page.getByRole('alert')).toContainText('Coding – Missing goal ID, please refresh');
  await expect(row(page, 'Coding')).toBeHidden();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('leaving with unsaved rows asks; after saving nobody is asked', async ({ freshPage: page }) => {
  await makeArea(page.request, { name: 'Coding' });
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Weekly Planner' }).click();
  await hours(page, 'Coding').selectOption('2');
  await page.getByRole('link', { name: 'Goals', exact: true }).click();
  await expect(question(page)).toContainText('The change of 1 row is not saved and will be lost:');
  await expect(question(page)).toContainText('Coding');
  await question(page).getByRole('button', { name: 'Stay' }).click();
  await page.goBack();
  await question(page).getByRole('button', { name: 'Stay' }).click();
  await expect(page).toHaveURL(/\/planner/);
  await button(page, 'Next week').click();
  await page.keyboard.press('Escape');
  await expect(question(page)).toBeHidden();
  await page.getByRole('button', { name: 'Logout' }).click();
  await question(page).getByRole('button', { name: 'Stay' }).click();
  await expect(hours(page, 'Coding')).toHaveValue('2');

  let asked = '';
  page.once('dialog', async (dialog) => {
    asked = dialog.type();
    await dialog.dismiss();
  });
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => asked).toBe('beforeunload');

  await button(page, 'Next week').click();
  await question(page).getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(`/planner?week=${nextWeek()}`);
  await expect(hours(page, 'Coding')).toHaveValue('1');
  await hours(page, 'Coding').selectOption('4');
  await button(page, 'Save Coding').click();
  await expectSaved(page, 'Coding');
  await button(page, 'Back to Current Week').click();
  await expect(hours(page, 'Coding')).toHaveValue('1');
  await page.getByRole('link', { name: 'Goals', exact: true }).click();
  await expect(page).toHaveURL('/goals');
  await page.goBack();
  await hours(page, 'Coding').selectOption('3');
  await page.getByRole('button', { name: 'Logout' }).click();
  await question(page).getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/login');
});

test('what is answered late lands in its own week', async ({ freshPage: page }) => {
  await makeArea(page.request, { name: 'Coding' });
  await page.goto('/planner');
  await hours(page, 'Coding').selectOption('5');
  const answerSave = await hold(page, aRow);
  await button(page, 'Save Coding').click();
  await expect(row(page, 'Coding')).toContainText('Saving...');

  // Nothing is lost by leaving now, so nobody is asked.
  const answerNext = await hold(page, /weekly-goals\?/, (route) => route.request().url().includes(nextWeek()));
  await button(page, 'Next week').click();
  await button(page, 'Next week').click();
  await expect(page).toHaveURL(`/planner?week=${addDays(nextWeek(), 7)}`);
  await expect(hours(page, 'Coding')).toHaveValue('1');
  const patched = page.waitForResponse(aRow);
  answerSave();
  answerNext();
  await patched;
  await expect(row(page, 'Coding')).not.toContainText(/Saving|Saved|Unsaved/);
  await expect(hours(page, 'Coding')).toHaveValue('1');
  await button(page, 'Back to Current Week').click();
  await expect(hours(page, 'Coding')).toHaveValue('5');
  expect((await saved(page, nextWeek()))[0]).toMatchObject({ goalMin: 60, isDefault: true });
});

test('what is picked while a save or another answer is under way stays', async ({ freshPage: page }) => {
  const { area } = await makeArea(page.request, { name: 'Coding' });
  await makeArea(page.request, { name: 'Fitness' });
  await page.goto('/planner');
  await hours(page, 'Coding').selectOption('5');
  const letGo = await hold(page, aRow);
  await button(page, 'Save Coding').click();
  await hours(page, 'Coding').selectOption('1');
  await expect(row(page, 'Coding')).toContainText('Saving...');
  letGo();
  await expect(row(page, 'Coding')).toContainText('Unsaved');
  await expect(hours(page, 'Coding')).toHaveValue('1');
  expect((await saved(page))[0]).toMatchObject({ goalMin: 300 });

  // Another tab.
  await planWeek(page.request, thisWeek(), [{ area, goalMin: 600, isResting: false }]);
  await send(page.request, 'PATCH', `/api/weekly-goals/${(await saved(page))[1]!._id}`, { goalMin: 240 });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(hours(page, 'Fitness')).toHaveValue('4');
  await expect(hours(page, 'Coding')).toHaveValue('1');
  await button(page, 'Discard All in Level-Up').click();
  await expect(hours(page, 'Coding')).toHaveValue('10');
});

test('a plan is set beside what was really done', async ({ freshPage: page }) => {
  const {
    area,
    goals: [goal],
  } = await makeArea(page.request, { name: 'Coding' }, ['Learn Rust']);
  await page.goto('/planner');
  await expect(summary(page)).toContainText('Not enough past weeks to compare with yet.');
  const ago = (weeks: number) => addDays(thisWeek(), -7 * weeks);
  for (const [weeks, tracked] of [
    [1, 360],
    [2, 480],
  ] as const) {
    await trackOn(page.request, goal!, ago(weeks), 60, tracked);
  }
  await planWeek(page.request, ago(1), [{ area, goalMin: 300 }]);
  await page.reload();
  await expect(summary(page)).toContainText('On average you tracked 7 h a week; your best was 8 h.');
  await expect(summary(page)).toContainText('A plan you can keep');
  await expect(summary(page).getByRole('listitem')).toHaveCount(6);
  await expect(row(page, 'Coding')).toContainText('usually 7 h');
  await hours(page, 'Coding').selectOption('10');
  await expect(summary(page)).toContainText('A little more than ever before');
  await minutes(page, 'Coding').selectOption('15');
  await expect(summary(page)).toContainText('That is far more than your best week of 8 h.');
  await button(page, 'Discard All in Level-Up').click();

  await button(page, 'Previous week').click();
  await expect(page.getByText('This week is over: what you change here changes its rating.')).toBeVisible();
  await expect(row(page, 'Coding')).toContainText('6 h of 5 h tracked');
});

test('what was not saved when the session ended is there after logging in', async ({ page }) => {
  const account: Account = newAccount();
  await signUp(page.request, account);
  await makeArea(page.request, { name: 'Coding' });
  await page.goto('/planner');
  await hours(page, 'Coding').selectOption('7');
  await logOut(page.request);
  // Coming back to the tab is enough to find out, if nothing else has asked meanwhile.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(page).toHaveURL(/\/login\?(?=.*expired=true)/);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/planner/);
  await expect(hours(page, 'Coding')).toHaveValue('7');
  await expect(page.getByText('You were logged out. This is what you had changed.')).toBeVisible();
  await button(page, 'Save Coding').click();
  await expectSaved(page, 'Coding');
});
