import { beforeAll, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { FocusArea } from '#contract/goals/focus-areas.ts';
import { addDays, weekStartForInstant, weeksFrom, isoWeekYear } from '#domain/calendar/calendar.ts';
import { formatDuration } from '#domain/duration/format-duration.ts';
import { smoothExponentially } from '#domain/rating/smoothing.ts';
import { callApi } from '#testing/api.ts';
import { createArea, planWeek, createEntryOnDay } from '#testing/seed.ts';
import { api, signUp } from '#web/testing/api.ts';
import { intercept } from '#web/testing/network.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { currentUrl, texts } from '#web/testing/screen.ts';

const thisWeek = () => weekStartForInstant(Date.now(), 'UTC');
const weeksAgo = (count: number) => addDays(thisWeek(), -7 * count);
const report = (name: string) => page.getByRole('button', { name, exact: true });
const region = (name: string) => page.getByRole('region', { name, exact: true });
const areaPicker = page.getByLabelText('Focus area');

/** How charts label a week. */
const chartWeekLabel = (weekStart: string) => {
  const date = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  return `Week of ${date.format(new Date(weekStart))}`;
};

/** Minutes of coding in the weeks before this one, oldest first; null for a resting week. */
const codingMinutes = [120, 120, 240, null, 360, 480] as const;
const PLANNED_MINUTES = 600;

let coding: FocusArea;
let gaming: FocusArea;

// Six weeks with a focus area that has a target of ten hours, and one whose limit was never exceeded. The tests only read them.
beforeAll(async () => {
  await signUp();
  const rust = await createArea(
    api,
    { name: 'Coding', focusAreaClass: 'level_up', weight: 8, defaultWeeklyMin: PLANNED_MINUTES },
    ['Learn Rust'],
  );
  const wilds = await createArea(
    api,
    { name: 'Gaming', focusAreaClass: 'chill_zone', weight: 6, defaultWeeklyMin: 300 },
    ['Outer Wilds'],
  );
  coding = rust.area;
  gaming = wilds.area;
  for (const [n, minutes] of codingMinutes.entries()) {
    const week = weeksAgo(codingMinutes.length - n);
    await planWeek(api, week, [
      { area: coding, goalMin: PLANNED_MINUTES, isResting: minutes === null },
      { area: gaming, goalMin: 300 },
    ]);
    // Coding starts at 10:00 on Tuesdays; gaming takes an hour on Monday evenings.
    if (minutes !== null) await createEntryOnDay(api, rust.goals[0]!, addDays(week, 1), 600, minutes);
    await createEntryOnDay(api, wilds.goals[0]!, week, 1080 + n * 60, 60);
  }
}, 60_000);

describe('the chart of weekly ratings', () => {
  const lastWeek = weeksAgo(1);
  const year = isoWeekYear(lastWeek);
  const path = `/reports?report=weekly&year=${year}`;
  const inYear = codingMinutes.filter((_, n) => isoWeekYear(weeksAgo(codingMinutes.length - n)) === year);
  const ratings = inYear.map((minutes) => (minutes === null ? null : (5 * minutes) / PLANNED_MINUTES));
  const trend = smoothExponentially(ratings).at(-1)!.toFixed(2);
  const chart = page.getByRole('slider', { name: `Weekly ratings of ${year}` });

  async function goToLastWeek(): Promise<void> {
    (await chart.findElement()).focus();
    await userEvent.keyboard('{End}');
    if (isoWeekYear(thisWeek()) === year) await userEvent.keyboard('{ArrowLeft}');
  }

  test('describes each week to keyboard users', async () => {
    await renderApp(path);
    await goToLastWeek();
    await expect
      .element(chart)
      .toHaveAttribute('aria-valuetext', `${chartWeekLabel(lastWeek)}: Rating 4.00, Trend ${trend}`);
    await expect.element(page.getByRole('figure', { name: /ratings/ })).toMatchTextContent('Press Enter to open');
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(chart).toHaveAttribute('aria-valuetext', expect.stringMatching(/: Rating 3\.00, Trend/));
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(chart).toHaveAttribute('aria-valuetext', expect.stringMatching(/: Rating not rated, Trend/));
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByText('Press Enter to open', { exact: true })).not.toBeInTheDocument();
  });

  test('lists the same values in its table', async () => {
    await renderApp(path);
    await page.getByText('Show as table').first().click();
    const row = page
      .getByRole('table', { name: `Weekly ratings of ${year}` })
      .getByRole('row', { name: chartWeekLabel(lastWeek) });
    await expect.poll(() => texts(row.getByRole('cell'))).toEqual(['4.00', trend]);
    await expect.element(region('Your rating, week by week')).toMatchTextContent('Best week4.00');
  });

  test('opens a week with Enter', async () => {
    await renderApp(path);
    await goToLastWeek();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowRight}{ArrowRight}{Enter}');
    await expect.poll(currentUrl).toContain(`week=${lastWeek}`);
    await expect.element(region('How the week went')).toMatchTextContent('Tracked9 h');
  });

  test('opens a week with a click', async () => {
    await renderApp(path);
    await chart.hover();
    await expect.element(page.getByText('Click to open', { exact: true })).toBeVisible();
    await chart.click();
    await expect.element(report('Week Analysis')).toHaveAttribute('aria-pressed', 'true');
  });
});

test('ignores a late response for a focus area that is no longer shown', async () => {
  const received = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  const responded = Promise.withResolvers<void>();
  intercept(`/weekly-focus-area-history?focusAreaId=${coding._id}`, async ({ forward }) => {
    const response = await forward();
    received.resolve();
    await release.promise;
    responded.resolve();
    return response;
  });
  await renderApp(`/reports?report=categories&area=${coding._id}`);
  await received.promise;
  await areaPicker.selectOptions('Gaming');
  await expect.element(page.getByRole('heading', { name: 'Gaming' })).toBeVisible();
  await expect.poll(currentUrl).toContain(`area=${gaming._id}`);
  await expect.element(page.getByText('6 weeks under 50%')).toBeVisible();
  release.resolve();
  await responded.promise;
  // Once another request has completed, the page has processed the late response.
  await callApi(api, 'GET', '/api/focus-areas');
  await expect.element(page.getByText('6 weeks under 50%')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Coding' })).not.toBeInTheDocument();
});

test("shows a focus area's trend", async () => {
  await renderApp(`/reports?report=categories&area=${gaming._id}`);
  await areaPicker.selectOptions('Coding');
  await expect
    .element(region('Coding'))
    .toMatchTextContent(`On average ${formatDuration(1320 / 6)} a week, 22 h in total.`);
  const reached = region('How much of the target was reached');
  await expect.element(reached).toMatchTextContent('The trend is rising: 49% now, 20% five weeks ago.');
  await expect.element(reached).toMatchTextContent(/1 week 80% or more\s*1 week 50% to 80%\s*3 weeks under 50%/);
  const chart = page.getByRole('slider', { name: 'Time for Coding, week by week' });
  (await chart.findElement()).focus();
  await userEvent.keyboard('{End}{ArrowLeft}');
  await expect
    .element(chart)
    .toHaveAttribute('aria-valuetext', `${chartWeekLabel(weeksAgo(1))}: Tracked 8 h, Target 10 h`);
  await page.getByRole('button', { name: 'Year', exact: true }).click();
  await expect.poll(currentUrl).toMatch(/year=\d{4}/);
});

test('shows when the user is most active, and the share of each focus area', async () => {
  await renderApp('/reports');
  await report('Trends').click();
  await expect.element(page.getByText('You are most active on Tuesdays from 10:00 to 12:00.')).toBeVisible();
  const tuesday = page.getByRole('row', { name: /^Tuesday/ });
  await expect.element(tuesday.getByRole('button', { name: '5 h', exact: true })).toHaveLength(2);
  const shares = page.getByRole('slider', { name: 'Share of each focus area, week by week' });
  (await shares.findElement()).focus();
  await userEvent.keyboard('{End}{ArrowLeft}');
  await expect.element(shares).toHaveAttribute('aria-valuetext', expect.stringMatching(/Coding 89%, Gaming 11%$/));
  expect(weeksFrom(weeksAgo(11), 12)).toHaveLength(Number(shares.element().getAttribute('max')) + 1);
});
