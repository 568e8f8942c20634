import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { WeeklyGoal } from '#contract/weekly-goals/weekly-goals.ts';
import { addDays, weekStartForInstant } from '#domain/calendar/calendar.ts';
import { callApi } from '#testing/api.ts';
import { createArea, planWeek, createEntryOnDay } from '#testing/seed.ts';
import { api, signUp } from '#web/testing/api.ts';
import { delayRequests, intercept, recordWrites, respond } from '#web/testing/network.ts';
import { renderApp, remountApp } from '#web/testing/render-app.tsx';
import { currentUrl, texts } from '#web/testing/screen.ts';

const thisWeek = () => weekStartForInstant(Date.now(), 'UTC');
const nextWeek = () => addDays(thisWeek(), 7);
const ROW_URL = /api\/weekly-goals\/[\da-f-]{36}$/;

const row = (name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) });
const hours = (name: string) => page.getByLabelText(`${name}: hours`);
const minutes = (name: string) => page.getByLabelText(`${name}: minutes`);
const button = (name: string | RegExp) => page.getByRole('main').getByRole('button', { name });
const summary = page.getByRole('region', { name: 'Plan summary' });
const unsavedDialog = page.getByRole('dialog', { name: 'Leave without saving?' });

async function fetchSavedGoals(weekStart = thisWeek()): Promise<WeeklyGoal[]> {
  return callApi(api, 'GET', `/api/weekly-goals?weekStart=${weekStart}`);
}

async function expectSaved(name: string): Promise<void> {
  await expect.element(row(name)).not.toMatchTextContent(/Unsaved|Saving|Error/);
}

/** Simulates the user returning to this tab. */
function returnToTab(): void {
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

beforeEach(signUp);

test('links to focus areas while there are none', async () => {
  await renderApp('/planner');
  await expect.element(page.getByText('Plan and manage your weekly goals by category.')).toBeVisible();
  await expect.element(page.getByText('You need focus areas before you can plan.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Add a focus area' })).toHaveAttribute('href', '/focus-areas');
});

test('shows the colour of each focus area', async () => {
  await createArea(api, { name: 'Coding', color: 'pink' });
  await renderApp('/planner');
  await expect.element(row('Coding')).toBeVisible();
  await expect.poll(() => row('Coding').element().querySelector('[style*="--ww-area-pink"]')).not.toBeNull();
});

test('offers a target between the regular steps as an additional option', async () => {
  await createArea(api, { name: 'Coding', focusAreaClass: 'level_up', defaultWeeklyMin: 20 * 60 + 50 });
  await renderApp('/planner');
  await expect.element(hours('Coding')).toHaveValue('20');
  await expect.element(minutes('Coding')).toHaveValue('50');
  await expect.element(hours('Coding').getByRole('option')).toHaveLength(17);
  expect(texts(minutes('Coding').getByRole('option'))).toEqual(['0 min', '15 min', '30 min', '45 min', '50 min']);
  await minutes('Coding').selectOptions('15');
  await expect.element(row('Coding')).toMatchTextContent('Unsaved');
  await expect.element(minutes('Coding').getByRole('option', { name: '50 min' })).toBeInTheDocument();
});

test('accepts any typed target up to a whole week, and saves rows of all classes at once', async () => {
  await createArea(api, { name: 'Job' });
  await createArea(api, { name: 'Chores', focusAreaClass: 'life_stuff', defaultWeeklyMin: 60 });
  await renderApp('/planner');
  await button('Type the time for Job').click();
  const typed = page.getByLabelText('Job: hours per week');
  await expect.element(typed).toHaveFocus();
  await typed.fill('169');
  await expect.element(row('Job')).toMatchTextContent('A week has 168 hours.');
  await expect.element(row('Job')).not.toMatchTextContent('Unsaved');
  await typed.fill('37:30');
  await expect.element(row('Job')).toMatchTextContent('37 h 30 min');
  await typed.fill('40');
  await userEvent.keyboard('{Enter}');
  await expect.element(hours('Job')).toHaveValue('40');
  await expect.element(button('Type the time for Job')).toHaveFocus();
  await expect.element(button('Save all (2)')).not.toBeInTheDocument();
  await hours('Chores').selectOptions('2');
  await button('Save all (2)').click();
  for (const name of ['Job', 'Chores']) await expectSaved(name);
  expect((await fetchSavedGoals()).map(({ goalMin }) => goalMin)).toEqual([2400, 120]);
});

test('rests a whole week, and on undo restores only the rows that were not resting before', async () => {
  await createArea(api, { name: 'Coding' });
  const { area } = await createArea(api, { name: 'Fitness' });
  await planWeek(api, thisWeek(), [{ area, isResting: true }]);
  await renderApp('/planner');
  const fetchResting = async () => (await fetchSavedGoals()).map(({ isResting }) => isResting);
  await button('Rest the whole week').click();
  await expect.poll(fetchResting).toEqual([true, true]);
  await expect.element(button('Plan this week again')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(fetchResting).toEqual([false, true]);
});

test("applies today's targets to a past week without a plan, and removes them again", async () => {
  const { goals } = await createArea(api, { name: 'Coding' }, ['Learn Rust']);
  const lastWeek = addDays(thisWeek(), -7);
  await createEntryOnDay(api, goals[0]!, lastWeek, 60, 90);
  await renderApp(`/planner?week=${lastWeek}`);
  await button('Apply today’s targets').click();
  await expect.element(hours('Coding')).toHaveValue('1');
  await expect.element(row('Coding')).toMatchTextContent('1 h 30 min of 1 h tracked');
  await button('Remove them').click();
  await expect.element(hours('Coding')).toHaveValue('0');
  await expect.element(button('Apply today’s targets')).toBeVisible();
});

test('saves a row only once on a double click, and briefly confirms it (CL-02)', async () => {
  await createArea(api, { name: 'Coding' });
  await renderApp('/planner');
  const writes = recordWrites(ROW_URL);
  const respondNow = delayRequests(ROW_URL);
  await minutes('Coding').selectOptions('15');
  await hours('Coding').selectOptions('3');
  await expect.element(row('Coding')).toMatchTextContent('Unsaved');
  const save = (await button('Save Coding').findElement()) as HTMLElement;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const readAnnouncement = async () => {
    await vi.advanceTimersByTimeAsync(1);
    return page.getByRole('status').element().textContent;
  };
  save.click();
  save.click();
  await expect.poll(readAnnouncement).toBe('Saving...');
  await expect.element(row('Coding')).toMatchTextContent('Saving...');
  respondNow();
  await expect.poll(readAnnouncement).toBe('Coding: Saved.');
  await expect.element(row('Coding')).toMatchTextContent('Saved');
  await vi.advanceTimersByTimeAsync(800);
  expect(await readAnnouncement()).toBe('Coding: Saved.');
  await vi.advanceTimersByTimeAsync(400);
  vi.useRealTimers();
  await expect.element(row('Coding')).not.toMatchTextContent('Saved');
  expect(writes).toMatchObject([{ method: 'PATCH', body: { goalMin: 195 } }]);
  await remountApp();
  await expect.element(hours('Coding')).toHaveValue('3');
});

test('saves or discards all changed rows of a class at once', async () => {
  for (const name of ['Coding', 'Fitness', 'Music']) await createArea(api, { name });
  await createArea(api, { name: 'Chores', focusAreaClass: 'life_stuff', defaultWeeklyMin: 60 });
  await renderApp('/planner');
  const levelUp = page.getByRole('region', { name: 'Level-Up' });
  await expect.element(levelUp.getByRole('listitem')).toHaveLength(3);
  await expect.element(button('Save All in Level-Up')).not.toBeInTheDocument();
  const writes = recordWrites(ROW_URL);
  for (const name of ['Coding', 'Fitness', 'Chores']) await hours(name).selectOptions('2');
  await expect.element(levelUp).toMatchTextContent('2 unsaved');
  await expect.element(summary).toMatchTextContent('You plan 7 h of Level-Up and Life Stuff');
  await button('Discard All in Level-Up').click();
  await expect.element(hours('Coding')).toHaveValue('1');
  await expect.element(hours('Chores')).toHaveValue('2');
  expect(writes).toEqual([]);

  for (const name of ['Coding', 'Fitness']) await hours(name).selectOptions('3');
  await button('Save All in Level-Up').dblClick();
  for (const name of ['Coding', 'Fitness']) await expectSaved(name);
  await expect.element(row('Chores')).toMatchTextContent('Unsaved');
  expect(writes.map(({ body }) => body)).toEqual([{ goalMin: 180 }, { goalMin: 180 }]);
  expect((await fetchSavedGoals()).map(({ goalMin }) => goalMin)).toEqual([180, 180, 60, 60]);
});

test('resets a row to its default, and rests it for a week', async () => {
  const { area } = await createArea(api, { name: 'Coding' });
  await createArea(api, { name: 'Gaming', focusAreaClass: 'chill_zone', defaultWeeklyMin: 300 });
  await planWeek(api, thisWeek(), [{ area, goalMin: 135 }]);
  await renderApp('/planner');
  await expect.element(button('Default of Gaming: 5 h')).toBeDisabled();
  await expect.element(row('Gaming')).toMatchTextContent('0 min so far, limit 5 h');
  await expect.element(row('Coding')).toMatchTextContent('default 1 h');
  const writes = recordWrites(ROW_URL);
  await button('Default of Coding: 1 h').click();
  await expect.element(minutes('Coding')).toHaveValue('0');
  await button('Save Coding').click();
  await expectSaved('Coding');
  await expect.element(button('Default of Coding: 1 h')).toBeDisabled();

  await button('Rest this week: Coding').click();
  await expect.element(row('Coding')).toMatchTextContent('resting this week, not rated');
  await expect.element(hours('Coding')).toBeDisabled();
  await expect.element(summary).toMatchTextContent('You plan 0 min');
  await expect.element(summary).toMatchTextContent('and up to 5 h of Chill Zone');
  await button('Save Coding').click();
  await expectSaved('Coding');
  expect(writes.map(({ body }) => body)).toEqual([{ useDefault: true }, { isResting: true }]);
  expect(await fetchSavedGoals()).toMatchObject([
    { goalMin: 60, isDefault: true, isResting: true },
    { isResting: false },
  ]);
});

test('keeps a change that failed to save, shows why, and saves it on retry (CL-01)', async () => {
  await createArea(api, { name: 'Coding' });
  await createArea(api, { name: 'Fitness' });
  await renderApp('/planner');
  const restore = intercept(ROW_URL, ({ body, forward }) =>
    (body as { goalMin: number }).goalMin === 120 ? respond(500, { message: 'Broken.' })() : forward(),
  );
  await hours('Coding').selectOptions('2');
  await hours('Fitness').selectOptions('3');
  await button('Save All in Level-Up').click();
  await expect.element(row('Coding')).toMatchTextContent('Error');
  await expect.element(row('Coding')).toMatchTextContent('Failed to save. Please try again.');
  await expect.element(hours('Coding')).toHaveValue('2');
  await expect.element(page.getByRole('status')).toMatchTextContent('Coding: Error. Failed to save. Please try again.');
  await expectSaved('Fitness');
  restore();
  await button('Save Coding').click();
  await expectSaved('Coding');
  expect((await fetchSavedGoals()).map(({ goalMin }) => goalMin)).toEqual([120, 180]);
});

test('removes a row whose focus area was deleted elsewhere, and no longer asks to save it', async () => {
  const { area } = await createArea(api, { name: 'Coding' });
  await createArea(api, { name: 'Fitness' });
  await renderApp('/planner');
  await hours('Coding').selectOptions('5');
  await callApi(api, 'DELETE', `/api/safe-delete/focus-areas/${area._id}`);
  await button('Save Coding').click();
  await expect.element(page.getByRole('alert')).toMatchTextContent('Coding – Missing goal ID, please refresh');
  await expect.element(row('Coding')).not.toBeInTheDocument();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect.poll(currentUrl).toBe('/dashboard');
});

describe('leaving with unsaved rows', () => {
  beforeEach(async () => {
    await createArea(api, { name: 'Coding' });
    await renderApp('/planner');
    await hours('Coding').selectOptions('2');
  });

  test('asks first, and changes nothing if the user stays', async () => {
    await page.getByRole('link', { name: 'Goals', exact: true }).click();
    await expect.element(unsavedDialog).toMatchTextContent('1 row has unsaved changes, which will be lost:');
    await expect.element(unsavedDialog).toMatchTextContent('Coding');
    await unsavedDialog.getByRole('button', { name: 'Stay' }).click();
    await button('Next week').click();
    await expect.element(unsavedDialog).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(unsavedDialog).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Logout' }).click();
    await unsavedDialog.getByRole('button', { name: 'Stay' }).click();
    await expect.element(unsavedDialog).not.toBeInTheDocument();
    expect(currentUrl()).toMatch(/^\/planner/);
    await expect.element(hours('Coding')).toHaveValue('2');
  });

  test('discards the changes if the user leaves', async () => {
    await button('Next week').click();
    await unsavedDialog.getByRole('button', { name: 'Leave' }).click();
    await expect.poll(currentUrl).toBe(`/planner?week=${nextWeek()}`);
    await expect.element(hours('Coding')).toHaveValue('1');
    await button('Back to Current Week').click();
    await expect.element(hours('Coding')).toHaveValue('1');
    await hours('Coding').selectOptions('3');
    await page.getByRole('button', { name: 'Logout' }).click();
    await unsavedDialog.getByRole('button', { name: 'Leave' }).click();
    await expect.poll(currentUrl).toBe('/login');
  });

  test('does not ask once the rows are saved', async () => {
    await button('Save Coding').click();
    await expectSaved('Coding');
    await button('Next week').click();
    await expect.element(hours('Coding')).toHaveValue('1');
    await page.getByRole('link', { name: 'Goals', exact: true }).click();
    await expect.poll(currentUrl).toBe('/goals');
  });
});

test('applies a late response to the week it belongs to', async () => {
  await createArea(api, { name: 'Coding' });
  await renderApp('/planner');
  await hours('Coding').selectOptions('5');
  const saveNow = delayRequests(ROW_URL);
  const responded = Promise.withResolvers<void>();
  intercept(ROW_URL, async ({ forward }) => {
    const response = await forward();
    responded.resolve();
    return response;
  });
  await button('Save Coding').click();
  await expect.element(row('Coding')).toMatchTextContent('Saving...');

  // Nothing would be lost, so there is no prompt.
  const loadNow = delayRequests(/weekly-goals\?/, ({ url }) => url.includes(nextWeek()));
  await button('Next week').click();
  await button('Next week').click();
  await expect.poll(currentUrl).toBe(`/planner?week=${addDays(nextWeek(), 7)}`);
  await expect.element(hours('Coding')).toHaveValue('1');
  saveNow();
  loadNow();
  await responded.promise;
  await expect.element(row('Coding')).not.toMatchTextContent(/Saving|Saved|Unsaved/);
  await expect.element(hours('Coding')).toHaveValue('1');
  await button('Back to Current Week').click();
  await expect.element(hours('Coding')).toHaveValue('5');
  expect((await fetchSavedGoals(nextWeek()))[0]).toMatchObject({ goalMin: 60, isDefault: true });
});

test('keeps a change made while a save is in flight', async () => {
  await createArea(api, { name: 'Coding' });
  await renderApp('/planner');
  await hours('Coding').selectOptions('5');
  const saveNow = delayRequests(ROW_URL);
  await button('Save Coding').click();
  await hours('Coding').selectOptions('1');
  await expect.element(row('Coding')).toMatchTextContent('Saving...');
  saveNow();
  await expect.element(row('Coding')).toMatchTextContent('Unsaved');
  await expect.element(hours('Coding')).toHaveValue('1');
  expect((await fetchSavedGoals())[0]).toMatchObject({ goalMin: 300 });
});

test('shows changes from another tab, except in rows with unsaved changes', async () => {
  const { area: coding } = await createArea(api, { name: 'Coding' });
  const { area: fitness } = await createArea(api, { name: 'Fitness' });
  await renderApp('/planner');
  await hours('Coding').selectOptions('2');
  await planWeek(api, thisWeek(), [
    { area: coding, goalMin: 600, isResting: false },
    { area: fitness, goalMin: 240 },
  ]);
  returnToTab();
  await expect.element(hours('Fitness')).toHaveValue('4');
  await expect.element(hours('Coding')).toHaveValue('2');
  await button('Discard All in Level-Up').click();
  await expect.element(hours('Coding')).toHaveValue('10');
});

test('compares a plan with previous weeks', async () => {
  const { area, goals } = await createArea(api, { name: 'Coding' }, ['Learn Rust']);
  await renderApp('/planner');
  await expect.element(summary).toMatchTextContent('Not enough past weeks to compare with yet.');
  const weeksAgo = (weeks: number) => addDays(thisWeek(), -7 * weeks);
  await createEntryOnDay(api, goals[0]!, weeksAgo(1), 60, 360);
  await createEntryOnDay(api, goals[0]!, weeksAgo(2), 60, 480);
  await planWeek(api, weeksAgo(1), [{ area, goalMin: 300 }]);
  await remountApp();
  await expect.element(summary).toMatchTextContent('On average you tracked 7 h a week; your best was 8 h.');
  await expect.element(summary).toMatchTextContent('A realistic plan');
  await expect.element(summary.getByRole('listitem')).toHaveLength(6);
  await expect.element(row('Coding')).toMatchTextContent('average 7 h');
  await hours('Coding').selectOptions('10');
  await expect.element(summary).toMatchTextContent('A little more than ever before');
  await minutes('Coding').selectOptions('15');
  await expect.element(summary).toMatchTextContent('Far more than your best week of 8 h.');
  await button('Discard All in Level-Up').click();

  await button('Previous week').click();
  await expect.element(page.getByText('This week is over. Changes here affect its rating.')).toBeVisible();
  await expect.element(row('Coding')).toMatchTextContent('6 h of 5 h tracked');
});
