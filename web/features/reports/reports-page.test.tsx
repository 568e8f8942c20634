import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { addDays, weekStartForInstant, isoWeekYear } from '#domain/calendar/calendar.ts';
import { callApi } from '#testing/api.ts';
import { createArea, planWeek, createEntryOnDay } from '#testing/seed.ts';
import { api, signUp } from '#web/testing/api.ts';
import { intercept, respond } from '#web/testing/network.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { currentUrl, texts } from '#web/testing/screen.ts';

const thisWeek = () => weekStartForInstant(Date.now(), 'UTC');
const goalPicker = page.getByLabelText('Goal', { exact: true });

beforeEach(signUp);

describe('an account without data', () => {
  test('is asked to create a focus area', async () => {
    await renderApp('/reports');
    await expect.element(page.getByText('Nothing to report yet')).toBeVisible();
    await page.getByRole('link', { name: 'Create a focus area' }).click();
    await expect.poll(currentUrl).toBe('/focus-areas');
  });

  test('has no weekly ratings and no trends', async () => {
    await renderApp('/reports?report=weekly');
    await expect.element(page.getByText(`No rated weeks in ${isoWeekYear(thisWeek())}`)).toBeVisible();
    await renderApp('/reports?report=trends');
    await expect.element(page.getByText('Trends report coming soon!')).toBeVisible();
  });

  test('is asked to create a goal once it has a focus area', async () => {
    await createArea(api, { name: 'Coding' });
    await renderApp('/reports?report=objective');
    await expect.element(page.getByText('No goals yet')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Create a goal' })).toHaveAttribute('href', '/goals');
  });
});

test('falls back to the analysis of the current week if the URL is invalid', async () => {
  await renderApp('/reports?report=nonsense&week=2026-02-31&year=99999');
  await expect
    .element(page.getByRole('button', { name: 'Week Analysis', exact: true }))
    .toHaveAttribute('aria-pressed', 'true');
  await expect.element(page.getByText('This week')).toBeVisible();
});

describe('the analysis of a week', () => {
  const week = addDays(thisWeek(), -7);
  const row = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

  beforeEach(async () => {
    const { area: coding, goals } = await createArea(
      api,
      { name: 'Coding', focusAreaClass: 'level_up', weight: 8, defaultWeeklyMin: 600 },
      ['Learn Rust', 'Ship it', 'Old idea'],
    );
    const { area: gaming, goals: games } = await createArea(
      api,
      { name: 'Gaming', focusAreaClass: 'chill_zone', weight: 6, defaultWeeklyMin: 60 },
      ['Outer Wilds'],
    );
    const { area: chores } = await createArea(api, {
      name: 'Chores',
      focusAreaClass: 'life_stuff',
      weight: 5,
      defaultWeeklyMin: 120,
    });
    await createArea(api, { name: 'Nothing at all' });
    await planWeek(api, week, [
      { area: coding, goalMin: 600 },
      { area: gaming, goalMin: 60 },
      { area: chores, goalMin: 120, isResting: true },
    ]);
    const [rust, ship, idea] = goals;
    await createEntryOnDay(api, rust!, addDays(week, 1), 600, 240);
    await createEntryOnDay(api, ship!, addDays(week, 2), 600, 80);
    await createEntryOnDay(api, idea!, addDays(week, 3), 600, 20);
    await createEntryOnDay(api, games[0]!, addDays(week, 4), 1200, 90);
    // This is the only earlier week, so it is the baseline.
    await createEntryOnDay(api, rust!, addDays(week, -7), 600, 360);
    await callApi(api, 'PATCH', `/api/goals/${ship!._id}/status`, { status: 'Completed' });
    await callApi(api, 'PATCH', `/api/goals/${idea!._id}/status`, { status: 'Archived' });
  }, 30_000);

  test('compares tracked time with the plan and with earlier weeks', async () => {
    await renderApp('/reports');
    await page.getByRole('button', { name: 'Previous week' }).click();
    await expect.poll(currentUrl).toBe(`/reports?week=${week}`);
    const totals = page.getByRole('region', { name: 'How the week went', exact: true });
    await expect.element(totals).toMatchTextContent('Tracked7 h 10 min');
    await expect.element(totals).toMatchTextContent('Planned10 h5 h 40 min of it tracked');
    await expect.element(totals).toMatchTextContent(/Level-Up 5 h 40 min · 79%.*Chill Zone 1 h 30 min · 21%/);
    await expect.element(row('Coding')).toMatchTextContent('Halfway there');
    await expect.element(row('Coding')).toMatchTextContent('5 h 40 min of 10 h · 56%');
    await expect.element(row('Coding')).toMatchTextContent('20 min less than your usual 6 h');
    await expect
      .element(page.getByRole('progressbar', { name: 'Gaming' }))
      .toHaveAttribute('aria-valuetext', '1 h 30 min, limit 1 h: Over limit');
    await expect.element(row('Chores')).toMatchTextContent('Resting');
    await expect.element(page.getByText('Neither planned nor tracked: Nothing at all.')).toBeVisible();
  });

  test('says in which time overlapping timers were tracked', async () => {
    const { goals } = await createArea(api, { name: 'Music' }, ['Piano', 'Singing']);
    for (const goal of goals) await createEntryOnDay(api, goal, addDays(week, 5), 600, 60);
    await renderApp(`/reports?week=${week}`);
    await expect
      .element(page.getByText('Timers overlapped: 9 h 10 min tracked in 8 h 10 min. Ratings count each timer in full.'))
      .toBeVisible();
  });

  test("lists a focus area's goals, and links each to its own report", async () => {
    await renderApp(`/reports?week=${week}`);
    await row('Coding').getByText('3 goals').click();
    await expect
      .poll(() => texts(row('Coding').getByRole('listitem')))
      .toEqual(['Learn Rust4 h', 'Ship it [Completed]1 h 20 min', 'Old idea [Archived]20 min']);
    await page.getByRole('link', { name: 'Ship it [Completed]' }).click();
    await expect.element(page.getByRole('heading', { name: 'Ship it [Completed]' })).toBeVisible();
    await expect.element(page.getByText(/^1 h 20 min in 1 of the last 12 weeks, most in the week of/)).toBeVisible();
    await expect
      .poll(() => texts(goalPicker.getByRole('option')))
      .toEqual(['Learn Rust', 'Old idea [Archived]', 'Ship it [Completed]', 'Outer Wilds']);
  });
});

test('asks for a goal to report on, and says when it has no data', async () => {
  await createArea(api, { name: 'Coding' }, ['Learn Rust']);
  const { goals: unused } = await createArea(api, { name: 'Later' }, ['Some day']);
  await renderApp('/reports?report=objective');
  await expect.element(page.getByText('Please choose a goal to view the graph')).toBeVisible();
  await goalPicker.selectOptions('Some day');
  await expect.poll(currentUrl).toContain(`goal=${unused[0]!._id}`);
  await expect.element(page.getByText('No data available for this goal')).toBeVisible();
});

test.each([
  ['week analysis', '/reports', '/api/reports/weekly?', 'Failed to load categories & objectives'],
  ['weekly trend', '/reports?report=weekly', '/api/reports/weekly-history?', 'Failed to load trend data'],
  ['goal report', '/reports?report=objective', '/api/focus-areas/with-goals', 'Failed to load categories & objectives'],
  ['trends', '/reports?report=trends', '/api/reports/trends', 'Failed to load trend data'],
])('shows an error if the data of the %s cannot be loaded, and loads it on retry', async (_, path, endpoint, title) => {
  const restore = intercept(endpoint, respond(500, { message: 'Broken.' }));
  await renderApp(path);
  await expect.element(page.getByRole('alert')).toMatchTextContent(title);
  restore();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  await expect.element(page.getByRole('main')).not.toMatchTextContent('Loading…');
});
