import type { APIRequestContext, Page } from '@playwright/test';
import type { FocusArea } from '#contract/focus-areas.ts';
import type { Goal } from '#contract/goals.ts';
import { addDays, weekOf } from '#domain/calendar.ts';
import { expect, test } from './fixtures.ts';
import { makeArea, planWeek, startTimer, trackOn } from '../testing/seed.ts';

const thisWeek = () => weekOf(Date.now(), 'UTC');
const lastWeek = () => addDays(thisWeek(), -7);
const gauge = (page: Page) => page.getByRole('meter', { name: 'Productivity Rating' });
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

const example = [
  { name: 'Coding', focusAreaClass: 'level_up', weight: 8, defaultWeeklyMin: 600 },
  { name: 'Fitness', focusAreaClass: 'level_up', weight: 6, defaultWeeklyMin: 180 },
  { name: 'Chores', focusAreaClass: 'life_stuff', weight: 5, defaultWeeklyMin: 240 },
  { name: 'Gaming', focusAreaClass: 'chill_zone', weight: 6, defaultWeeklyMin: 300 },
] as const;

/** The four areas of the worked example, a goal each. */
async function makeExample(request: APIRequestContext) {
  const made: { readonly area: FocusArea; readonly goal: Goal }[] = [];
  for (const fields of example) {
    const { area, goals } = await makeArea(request, fields, [`${fields.name} goal`]);
    made.push({ area, goal: goals[0]! });
  }
  return {
    /** Plans a week as the example does and tracks so much of each area. */
    async live(weekStart: string, minutes: readonly number[]) {
      await planWeek(
        request,
        weekStart,
        made.map(({ area }) => ({ area, goalMin: area.defaultWeeklyMin })),
      );
      for (const [n, { goal }] of made.entries()) {
        if (minutes[n]! > 0) await trackOn(request, goal, addDays(weekStart, n), 60, minutes[n]!);
      }
    },
    made,
  };
}

test('a first day says what to do next, one thing after the other', async ({ freshPage: page }) => {
  const step = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
  await page.goto('/dashboard');
  await step('Create a focus area').click();
  await expect(page).toHaveURL('/focus-areas');
  const { area, goals } = await makeArea(page.request, { name: 'Coding' });
  expect(goals).toEqual([]);
  await page.goto('/dashboard');
  await expect(step('Add a goal')).toBeVisible();
  await expect(gauge(page)).toHaveCount(0);
  const {
    goals: [goal],
  } = await makeArea(page.request, { name: 'Music' }, ['Fugue']);
  await page.goto('/dashboard');
  await step('Go to Timers').click();
  await expect(page).toHaveURL('/timers');
  await startTimer(page.request, goal!, 60_000);
  await page.goto('/dashboard');
  await expect(gauge(page)).toBeAttached();
  await expect(region(page, 'Potential Boosters')).toContainText(area.name);
});

test('a week is rated, with what made it and what would have lifted it', async ({ freshPage: page }) => {
  const { live } = await makeExample(page.request);
  await live(lastWeek(), [450, 180, 120, 420]);
  await live(addDays(lastWeek(), -7), [600, 180, 240, 300]);

  await page.goto(`/dashboard?week=${lastWeek()}`);
  await expect(gauge(page)).toHaveAttribute('aria-valuetext', '3.68 of 5: Good');
  const rating = region(page, 'Productivity Rating');
  await expect(rating.getByRole('definition')).toHaveText(['179', '−33 %', '268']);
  await expect(region(page, 'Top Contributors').getByRole('listitem')).toHaveText([
    /Fitness.*3 h of 3 h.*\+1\.82/,
    /Coding.*7 h 30 min of 10 h.*\+1\.53/,
    /Chores.*2 h of 4 h.*\+0\.57/,
  ]);
  await expect(region(page, 'Potential Boosters').getByRole('listitem')).toHaveText([
    /^60 min of Chores: \+0\.28.*−0\.57/,
    /^60 min of Coding: \+0\.20.*−0\.51/,
    /^2 h over the limit of Gaming: −0\.24/,
  ]);

  await page.getByRole('button', { name: 'Previous week' }).click();
  await expect(gauge(page)).toHaveAttribute('aria-valuetext', '5.00 of 5: Excellent');
  await expect(rating.getByRole('definition')).toHaveText(['268', '—', '—']);
  await page.goBack();
  await expect(gauge(page)).toHaveAttribute('value', '3.68');

  await page.getByRole('button', { name: 'Back to Current Week' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('button', { name: 'Back to Current Week' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Next week' })).toHaveAttribute('aria-disabled', 'true');
  await expect(gauge(page)).toHaveAttribute('value', '0');
  await expect(rating).toContainText(/would fill your plan|more than is left of the week/);
  await expect(rating.getByRole('definition')).toHaveText(['0', '−100 %', '224']);
});

test('a score above the average of six weeks has a star; weeks that rest are left out', async ({ freshPage: page }) => {
  const { live, made } = await makeExample(page.request);
  await live(lastWeek(), [600, 180, 240, 0]);
  await live(addDays(lastWeek(), -7), [0, 0, 0, 0]);
  await live(addDays(lastWeek(), -14), [300, 90, 120, 0]);
  await planWeek(
    page.request,
    addDays(lastWeek(), -7),
    made.map(({ area }) => ({ area, isResting: true })),
  );
  await page.goto(`/dashboard?week=${lastWeek()}`);
  const rating = region(page, 'Productivity Rating');
  await expect(rating.getByRole('definition')).toHaveText([/^268above average$/, '—', '134']);
  await page.getByRole('button', { name: 'Previous week' }).click();
  await expect(rating).toContainText('This week rests');
});

test('what limits cost is told as that, and a week without a plan says so', async ({ freshPage: page }) => {
  const { area, goals } = await makeArea(page.request, { name: 'Work', weight: 5, focusAreaClass: 'level_up' }, [
    'Ship',
  ]);
  const tv = await makeArea(page.request, { name: 'TV', focusAreaClass: 'chill_zone', weight: 10 }, ['Series']);
  await planWeek(page.request, lastWeek(), [
    { area, goalMin: 600 },
    { area: tv.area, goalMin: 60 },
  ]);
  await trackOn(page.request, goals[0]!, lastWeek(), 540, 60);
  await trackOn(page.request, tv.goals[0]!, addDays(lastWeek(), 1), 540, 200);
  await page.goto(`/dashboard?week=${lastWeek()}`);
  await expect(region(page, 'Productivity Rating')).toContainText(
    'Time over your limits cost all that you had earned.',
  );
  await expect(gauge(page)).toHaveAttribute('aria-valuetext', '0.00 of 5: No stars');
  await expect(region(page, 'Potential Boosters').getByRole('listitem')).toHaveText([
    /^Work: time over limits costs more than this brings/,
    /^2 h 20 min over the limit of TV: −1\.00/,
  ]);
  await page.getByRole('button', { name: 'Previous week' }).click();
  await expect(region(page, 'Productivity Rating')).toContainText('Nothing was planned, so there is nothing to rate.');
  await page.getByRole('link', { name: 'Plan this week' }).click();
  await expect(page).toHaveURL(`/planner?week=${addDays(lastWeek(), -7)}`);
});

test('the history leads to a week by keyboard, and to the reports', async ({ freshPage: page }) => {
  const { live } = await makeExample(page.request);
  await live(lastWeek(), [600, 180, 240, 0]);
  await page.goto('/dashboard');
  const history = region(page, 'Weekly Rating History');
  await history.scrollIntoViewIfNeeded();
  await expect(history.getByRole('slider')).toBeAttached();
  await history.getByRole('link', { name: 'See reports' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/dashboard?week=${lastWeek()}`);
  await history.getByRole('link', { name: 'See reports' }).click();
  await expect(page).toHaveURL('/reports?report=weekly');
});

test('a late answer never shows the week that was left', async ({ freshPage: page }) => {
  const { live } = await makeExample(page.request);
  await live(lastWeek(), [600, 180, 240, 0]);
  let answer = () => {};
  await page.route(`**/productivity-score?weekStart=${lastWeek()}`, async (route) => {
    const answered = await route.fetch();
    await new Promise<void>((resolve) => (answer = resolve));
    // The page may have gone on and no longer want it.
    await route.fulfill({ response: answered }).catch(() => {});
  });
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Previous week' }).click();
  await expect(page.getByText('Last week')).toBeVisible();
  await expect(gauge(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Next week' }).click();
  await expect(gauge(page)).toHaveAttribute('value', '0');
  answer();
  await page.waitForTimeout(200);
  await expect(gauge(page)).toHaveAttribute('value', '0');
});

test('it needs five calls, and says what could not be loaded', async ({ freshPage: page }) => {
  const { goals } = await makeArea(page.request, { name: 'Coding' }, ['Learn Rust']);
  await startTimer(page.request, goals[0]!, 60_000);
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname);
  });
  await page.goto('/dashboard', { waitUntil: 'networkidle' });
  await expect(gauge(page)).toBeAttached();
  expect(calls.toSorted()).toEqual([
    '/api/auth/me',
    '/api/reports/productivity-score',
    '/api/reports/weekly-history',
    '/api/sample-data',
    '/api/time-entries/active',
  ]);

  await page.route('**/productivity-score?*', (route) => route.fulfill({ status: 500, json: {} }));
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('The rating of this week could not be loaded.');
  await page.unroute('**/productivity-score?*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(gauge(page)).toBeAttached();
});
