import type { APIRequestContext, Page } from '@playwright/test';
import { addDays, weekOf, weeksFrom, yearOfWeek } from '#domain/calendar.ts';
import { minutesInWords } from '#domain/duration.ts';
import { smoothed } from '#domain/smoothing.ts';
import { send } from '../testing/api.ts';
import { expect, test } from './fixtures.ts';
import { makeArea, planWeek, trackOn } from '../testing/seed.ts';

const thisWeek = () => weekOf(Date.now(), 'UTC');
const weeksAgo = (count: number) => addDays(thisWeek(), -7 * count);
const report = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
/** How a chart names a week. */
const weekOfChart = (weekStart: string) => {
  const date = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  return `Week of ${date.format(new Date(weekStart))}`;
};

/** Minutes of coding in the weeks before this one, the last at the end; null for a week that rests. */
const coded = [120, 120, 240, null, 360, 480] as const;
const PLANNED = 600;

/** Six weeks of one focus area that asks for ten hours, and a limit that was kept. */
async function makeWeeks(request: APIRequestContext) {
  const coding = await makeArea(
    request,
    { name: 'Coding', focusAreaClass: 'level_up', weight: 8, defaultWeeklyMin: PLANNED },
    ['Learn Rust'],
  );
  const gaming = await makeArea(
    request,
    { name: 'Gaming', focusAreaClass: 'chill_zone', weight: 6, defaultWeeklyMin: 300 },
    ['Outer Wilds'],
  );
  for (const [n, minutes] of coded.entries()) {
    const week = weeksAgo(coded.length - n);
    await planWeek(request, week, [
      { area: coding.area, goalMin: PLANNED, isResting: minutes === null },
      { area: gaming.area, goalMin: 300 },
    ]);
    // On Tuesdays from 10 on, and an hour on Monday evenings.
    if (minutes !== null) await trackOn(request, coding.goals[0]!, addDays(week, 1), 600, minutes);
    await trackOn(request, gaming.goals[0]!, week, 1080 + n * 60, 60);
  }
  return { coding, gaming };
}

test('an account without a past is told how to begin', async ({ freshPage: page }) => {
  await page.goto('/reports');
  await expect(page.getByText('There is nothing to report yet')).toBeVisible();
  await page.getByRole('link', { name: 'Create a focus area' }).click();
  await expect(page).toHaveURL('/focus-areas');

  await page.goto('/reports?report=weekly');
  await expect(page.getByText(`No week of ${yearOfWeek(thisWeek())} has a rating`)).toBeVisible();
  await page.goto('/reports?report=trends');
  await expect(page.getByText('Trends report coming soon!')).toBeVisible();
  const { goals } = await makeArea(page.request, { name: 'Coding' });
  expect(goals).toEqual([]);
  await page.goto('/reports?report=objective');
  await expect(page.getByText('There are no goals yet')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Create a goal' })).toHaveAttribute('href', '/goals');
});

test('the address says which report is shown, and Back leads back', async ({ signedInPage: page }) => {
  await page.goto('/reports');
  await expect(report(page, 'Week Analysis')).toHaveAttribute('aria-pressed', 'true');
  await report(page, 'Weekly Trend').click();
  await expect(page).toHaveURL('/reports?report=weekly');
  await page.getByRole('button', { name: 'Previous year' }).click();
  await expect(page).toHaveURL(/year=\d{4}/);
  await report(page, 'Trends').click();
  await expect(report(page, 'Trends')).toHaveAttribute('aria-pressed', 'true');
  await page.goBack();
  await expect(report(page, 'Weekly Trend')).toHaveAttribute('aria-pressed', 'true');
  await page.goBack();
  await page.goBack();
  await expect(report(page, 'Week Analysis')).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/reports?report=nonsense&week=2026-02-31&year=99999');
  await expect(report(page, 'Week Analysis')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('This week')).toBeVisible();
});

test('a week is told by its plan, its goals and what is usual', async ({ freshPage: page }) => {
  const week = weeksAgo(1);
  const { area: coding, goals } = await makeArea(
    page.request,
    { name: 'Coding', focusAreaClass: 'level_up', weight: 8, defaultWeeklyMin: 600 },
    ['Learn Rust', 'Ship it', 'Old idea'],
  );
  const { area: gaming, goals: games } = await makeArea(
    page.request,
    { name: 'Gaming', focusAreaClass: 'chill_zone', weight: 6, defaultWeeklyMin: 60 },
    ['Outer Wilds'],
  );
  const { area: chores } = await makeArea(page.request, {
    name: 'Chores',
    focusAreaClass: 'life_stuff',
    weight: 5,
    defaultWeeklyMin: 120,
  });
  await makeArea(page.request, { name: 'Nothing at all' });
  await planWeek(page.request, week, [
    { area: coding, goalMin: 600 },
    { area: gaming, goalMin: 60 },
    { area: chores, goalMin: 120, isResting: true },
  ]);
  const [rust, ship, idea] = goals;
  await trackOn(page.request, rust!, addDays(week, 1), 600, 240);
  await trackOn(page.request, ship!, addDays(week, 2), 600, 80);
  await trackOn(page.request, idea!, addDays(week, 3), 600, 20);
  await trackOn(page.request, games[0]!, addDays(week, 4), 1200, 90);
  // The average of six weeks is an hour.
  await trackOn(page.request, rust!, addDays(week, -7), 600, 360);
  for (const [goal, status] of [
    [ship, 'Completed'],
    [idea, 'Archived'],
  ] as const) {
    await send(page.request, 'PATCH', `/api/goals/${goal!._id}/status`, { status });
  }

  await page.goto('/reports');
  await page.getByRole('button', { name: 'Previous week' }).click();
  await expect(page).toHaveURL(`/reports?week=${week}`);
  const totals = region(page, 'How the week went');
  await expect(totals).toContainText('Tracked7 h 10 min');
  await expect(totals).toContainText('Planned10 h5 h 40 min tracked of it');
  await expect(totals).toContainText(/Level-Up 5 h 40 min · 79%.*Chill Zone 1 h 30 min · 21%/);

  const row = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
  await expect(row('Coding')).toContainText('Halfway there');
  await expect(row('Coding')).toContainText('5 h 40 min of 10 h · 56%');
  await expect(row('Coding')).toContainText('20 min less than your usual 6 h');
  await expect(page.getByRole('progressbar', { name: 'Gaming' })).toHaveAttribute(
    'aria-valuetext',
    '1 h 30 min of at most 1 h: Over limit',
  );
  await expect(row('Chores')).toContainText('Resting');
  await expect(page.getByText('Neither planned nor tracked: Nothing at all.')).toBeVisible();

  await row('Coding').getByText('3 goals').click();
  await expect(row('Coding').getByRole('listitem')).toHaveText([
    'Learn Rust4 h',
    'Ship it [Completed]1 h 20 min',
    'Old idea [Archived]20 min',
  ]);
  await page.getByRole('link', { name: 'Ship it [Completed]' }).click();
  await expect(page.getByRole('heading', { name: 'Ship it [Completed]' })).toBeVisible();
  await expect(page.getByText(/^1 h 20 min in 1 of the last 12 weeks, most in the week of/)).toBeVisible();

  const goal = page.getByLabel('Goal', { exact: true });
  await expect(goal.getByRole('option')).toHaveText([
    'Learn Rust',
    'Old idea [Archived]',
    'Ship it [Completed]',
    'Outer Wilds',
  ]);
  await page.goto('/reports?report=objective');
  await expect(page.getByText('Please choose a goal to view the graph')).toBeVisible();
  const { goals: unused } = await makeArea(page.request, { name: 'Later' }, ['Some day']);
  await page.reload();
  await goal.selectOption('Some day');
  await expect(page).toHaveURL(new RegExp(`goal=${unused[0]!._id}`));
  await expect(page.getByText('No data available for this goal')).toBeVisible();
});

test('the rating of weeks is drawn, spoken and read, and leads to each week', async ({ freshPage: page }) => {
  await makeWeeks(page.request);
  const lastWeek = weeksAgo(1);
  const year = yearOfWeek(lastWeek);
  const inYear = coded.filter((_, n) => yearOfWeek(weeksAgo(coded.length - n)) === year);
  const ratings = inYear.map((minutes) => (minutes === null ? null : (5 * minutes) / PLANNED));
  const trend = smoothed(ratings).map((value) => value!.toFixed(2));
  await page.goto(`/reports?report=weekly&year=${year}`);
  const chart = page.getByRole('slider', { name: `Weekly ratings of ${year}` });
  await chart.focus();
  await page.keyboard.press('End');
  if (yearOfWeek(thisWeek()) === year) await page.keyboard.press('ArrowLeft');
  const last = `${weekOfChart(lastWeek)}: Rating 4.00, Trend ${trend.at(-1)}`;
  await expect(chart).toHaveAttribute('aria-valuetext', last);
  await expect(page.getByRole('figure', { name: /ratings/ })).toContainText('Press Enter to open');
  await page.keyboard.press('ArrowLeft');
  await expect(chart).toHaveAttribute('aria-valuetext', /: Rating 3\.00, Trend/);
  await page.keyboard.press('ArrowLeft');
  await expect(chart).toHaveAttribute('aria-valuetext', /: Rating no value, Trend/);
  await page.keyboard.press('Escape');
  await expect(page.getByText('Press Enter to open', { exact: true })).toHaveCount(0);

  await page.getByText('Show as table').first().click();
  const row = page
    .getByRole('table', { name: `Weekly ratings of ${year}` })
    .getByRole('row', { name: weekOfChart(lastWeek) });
  await expect(row.getByRole('cell')).toHaveText(['4.00', trend.at(-1)!]);
  await expect(region(page, 'Your rating, week by week')).toContainText('Best week4.00');

  await chart.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`week=${lastWeek}`));
  await expect(region(page, 'How the week went')).toContainText('Tracked9 h');
  await page.goBack();
  const { x, y, width, height } = (await chart.boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await expect(page.getByText('Click to open', { exact: true })).toBeVisible();
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(report(page, 'Week Analysis')).toHaveAttribute('aria-pressed', 'true');
});

test('a focus area has its own trend; a late answer changes nothing, and habits are told', async ({
  freshPage: page,
}) => {
  const { coding, gaming } = await makeWeeks(page.request);
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  const ofCoding = `**/weekly-focus-area-history?focusAreaId=${coding.area._id}*`;
  let passed = () => {};
  const isPassed = new Promise<void>((resolve) => (passed = resolve));
  await page.route(ofCoding, async (route) => {
    await held;
    await route.continue();
    passed();
  });
  await page.goto(`/reports?report=categories&area=${coding.area._id}`);
  await page.getByLabel('Focus area').selectOption('Gaming');
  await expect(page.getByRole('heading', { name: 'Gaming' })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`area=${gaming.area._id}`));
  await expect(page.getByText('6 weeks under 50%')).toBeVisible();
  answer();
  await isPassed;
  await page.unroute(ofCoding);
  await expect(page.getByText('6 weeks under 50%')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Coding' })).toHaveCount(0);

  await page.getByLabel('Focus area').selectOption('Coding');
  await expect(region(page, 'Coding')).toContainText(`On average ${minutesInWords(1320 / 6)} a week, 22 h in all.`);
  const reached = region(page, 'How much of the target was reached');
  await expect(reached).toContainText('The trend is rising: 49% now, 20% five weeks ago.');
  await expect(reached).toContainText(/1 week 80% or more\s*1 week 50% to 80%\s*3 weeks under 50%/);
  const chart = page.getByRole('slider', { name: 'Time for Coding, week by week' });
  await chart.focus();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await expect(chart).toHaveAttribute('aria-valuetext', `${weekOfChart(weeksAgo(1))}: Tracked 8 h, Target 10 h`);
  await page.getByRole('button', { name: 'Year', exact: true }).click();
  await expect(page).toHaveURL(/year=\d{4}/);

  await report(page, 'Trends').click();
  await expect(page.getByText('You are most active on Tuesdays around 10:00.')).toBeVisible();
  const tuesday = page.getByRole('row', { name: /^Tuesday/ });
  await expect(tuesday.getByRole('button', { name: '5 h', exact: true })).toHaveCount(2);
  const shares = page.getByRole('slider', { name: 'Share of each focus area, week by week' });
  await shares.focus();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await expect(shares).toHaveAttribute('aria-valuetext', /Coding 89%, Gaming 11%$/);
  expect(weeksFrom(weeksAgo(11), 12)).toHaveLength(Number(await shares.getAttribute('max')) + 1);
});

test('what cannot be loaded says so and is tried again', async ({ signedInPage: page }) => {
  for (const [path, call, title] of [
    ['/reports', '**/api/reports/weekly?*', 'Failed to load categories & objectives'],
    ['/reports?report=weekly', '**/api/reports/weekly-history?*', 'Failed to load trend data'],
    ['/reports?report=objective', '**/api/focus-areas/with-goals', 'Failed to load categories & objectives'],
    ['/reports?report=trends', '**/api/reports/trends', 'Failed to load trend data'],
  ] as const) {
    await page.route(call, (route) => route.fulfill({ status: 500, json: { message: 'Broken.' } }));
    await page.goto(path);
    await expect(page.getByRole('alert')).toContainText(title);
    await page.unroute(call);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByRole('main')).not.toContainText('Loading…');
  }
});
