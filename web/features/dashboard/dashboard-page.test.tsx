import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { FocusArea } from '#contract/goals/focus-areas.ts';
import type { Goal } from '#contract/goals/goals.ts';
import { addDays, weekStartForInstant } from '#domain/calendar/calendar.ts';
import { callApi } from '#testing/api.ts';
import { createArea, planWeek, startTimer, createEntryOnDay } from '#testing/seed.ts';
import { api, signUp } from '#web/testing/api.ts';
import { intercept, respond } from '#web/testing/network.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { currentUrl, texts } from '#web/testing/screen.ts';

const thisWeek = () => weekStartForInstant(Date.now(), 'UTC');
const lastWeek = () => addDays(thisWeek(), -7);
const gauge = page.getByRole('meter', { name: 'Productivity Rating' });
const region = (name: string) => page.getByRole('region', { name, exact: true });
const rating = region('Productivity Rating');
const boosters = region('Potential Boosters');
const button = (name: string) => page.getByRole('button', { name });

const example = [
  { name: 'Coding', focusAreaClass: 'level_up', weight: 8, defaultWeeklyMin: 600 },
  { name: 'Fitness', focusAreaClass: 'level_up', weight: 6, defaultWeeklyMin: 180 },
  { name: 'Chores', focusAreaClass: 'life_stuff', weight: 5, defaultWeeklyMin: 240 },
  { name: 'Gaming', focusAreaClass: 'chill_zone', weight: 6, defaultWeeklyMin: 300 },
] as const;

/** The four focus areas of the specification's worked example, with a goal each. */
async function seedExample() {
  const seeded: { readonly area: FocusArea; readonly goal: Goal }[] = [];
  for (const fields of example) {
    const { area, goals } = await createArea(api, fields, [`${fields.name} goal`]);
    seeded.push({ area, goal: goals[0]! });
  }
  return {
    areas: seeded.map(({ area }) => area),
    /** Plans a week as in the example, and tracks this many minutes for each area. */
    async trackWeek(weekStart: string, minutes: readonly number[]) {
      await planWeek(
        api,
        weekStart,
        seeded.map(({ area }) => ({ area, goalMin: area.defaultWeeklyMin })),
      );
      for (const [n, { goal }] of seeded.entries()) {
        if (minutes[n]! > 0) await createEntryOnDay(api, goal, addDays(weekStart, n), 60, minutes[n]!);
      }
    },
  };
}

beforeEach(signUp);

describe('a new account', () => {
  const step = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true });

  test('is asked to create a focus area first', async () => {
    await renderApp('/dashboard');
    await step('Create a focus area').click();
    await expect.poll(currentUrl).toBe('/focus-areas');
  });

  test('is asked to add a goal to its focus area', async () => {
    await createArea(api, { name: 'Coding' });
    await renderApp('/dashboard');
    await expect.element(step('Add a goal')).toBeVisible();
    await expect.element(gauge).not.toBeInTheDocument();
  });

  test('is asked to start a timer for its goal, and then gets a rating', async () => {
    await createArea(api, { name: 'Coding' });
    const { goals } = await createArea(api, { name: 'Music' }, ['Fugue']);
    await renderApp('/dashboard');
    await step('Go to Timers').click();
    await expect.poll(currentUrl).toBe('/timers');
    await startTimer(api, goals[0]!, 60_000);
    await renderApp('/dashboard');
    await expect.element(gauge).toBeInTheDocument();
    await expect.element(boosters).toMatchTextContent('Coding');
  });
});

test('rates a week, and lists its top contributors and potential boosters', async () => {
  const { trackWeek } = await seedExample();
  await trackWeek(lastWeek(), [450, 180, 120, 420]);
  await trackWeek(addDays(lastWeek(), -7), [600, 180, 240, 300]);
  await renderApp(`/dashboard?week=${lastWeek()}`);
  await expect.element(gauge).toHaveAttribute('aria-valuetext', '3.68 of 5: Good');
  await expect.element(gauge).toHaveAttribute('value', '3.68');
  await expect.poll(() => texts(rating.getByRole('definition'))).toEqual(['179', '−33 %', '268']);
  await expect
    .poll(() => texts(region('Top Contributors').getByRole('listitem')))
    .toEqual([
      expect.stringMatching(/Fitness.*3 h of 3 h.*\+1\.82/),
      expect.stringMatching(/Coding.*7 h 30 min of 10 h.*\+1\.53/),
      expect.stringMatching(/Chores.*2 h of 4 h.*\+0\.57/),
    ]);
  await expect
    .poll(() => texts(boosters.getByRole('listitem')))
    .toEqual([
      expect.stringMatching(/Chores.*for one more hour.*\+0\.28/),
      expect.stringMatching(/Gaming.*for time over its limit.*−0\.24/),
      expect.stringMatching(/Coding.*for one more hour.*\+0\.20/),
    ]);
  await button('Previous week').click();
  await expect.element(gauge).toHaveAttribute('aria-valuetext', '5.00 of 5: Excellent');
  await expect.poll(() => texts(rating.getByRole('definition'))).toEqual(['268', '—', '—']);

  await button('Back to Current Week').click();
  await expect.poll(currentUrl).toBe('/dashboard');
  await expect.element(button('Back to Current Week')).not.toBeInTheDocument();
  await expect.element(button('Next week')).toHaveAttribute('aria-disabled', 'true');
  await expect.element(gauge).toHaveAttribute('value', '0');
  await expect.element(rating).toMatchTextContent(/would complete your plan|more than the week has left/);
  // At the same point in last week, nothing may have been tracked yet.
  await expect
    .poll(() => texts(rating.getByRole('definition')))
    .toEqual(['0', expect.stringMatching(/^(−100 %|—)$/), '224']);
  await expect.element(rating).toMatchTextContent('vs. previous week at this point');
});

test('stars a score above the 6-week average, which excludes rest weeks', async () => {
  const { trackWeek, areas } = await seedExample();
  await trackWeek(lastWeek(), [600, 180, 240, 0]);
  await trackWeek(addDays(lastWeek(), -7), [0, 0, 0, 0]);
  await trackWeek(addDays(lastWeek(), -14), [300, 90, 120, 0]);
  await planWeek(
    api,
    addDays(lastWeek(), -7),
    areas.map((area) => ({ area, isResting: true })),
  );
  await renderApp(`/dashboard?week=${lastWeek()}`);
  await expect.poll(() => texts(rating.getByRole('definition'))).toEqual(['268above average', '—', '134']);
  await button('Previous week').click();
  await expect.element(rating).toMatchTextContent('This is a rest week');
});

test('explains a rating of zero caused by time over limits', async () => {
  const work = await createArea(api, { name: 'Work', weight: 5, focusAreaClass: 'level_up' }, ['Ship']);
  const tv = await createArea(api, { name: 'TV', focusAreaClass: 'chill_zone', weight: 10 }, ['Series']);
  await planWeek(api, lastWeek(), [
    { area: work.area, goalMin: 600 },
    { area: tv.area, goalMin: 60 },
  ]);
  await createEntryOnDay(api, work.goals[0]!, lastWeek(), 540, 60);
  await createEntryOnDay(api, tv.goals[0]!, addDays(lastWeek(), 1), 540, 200);
  await renderApp(`/dashboard?week=${lastWeek()}`);
  await expect.element(rating).toMatchTextContent('Time over your limits cost you every star you earned.');
  await expect.element(gauge).toHaveAttribute('aria-valuetext', '0.00 of 5: No stars');
  await expect
    .poll(() => texts(boosters.getByRole('listitem')))
    .toEqual([
      expect.stringMatching(/TV.*for time over its limit.*−1\.00/),
      expect.stringMatching(/Work.*Time over your limits outweighs any gain here$/),
    ]);
});

test('says in which time overlapping timers were tracked, and that the rating uses the sum', async () => {
  const { goals } = await createArea(api, example[0], ['Learn Rust', 'Podcast']);
  await createEntryOnDay(api, goals[0]!, lastWeek(), 9 * 60, 240);
  await createEntryOnDay(api, goals[1]!, lastWeek(), 11 * 60 + 20, 300);
  await renderApp(`/dashboard?week=${lastWeek()}`);
  const days = region('Day by day');
  await expect
    .element(days)
    .toMatchTextContent('Timers overlapped: 9 h tracked in 7 h 20 min. Ratings count each timer in full.');
  await expect.element(days.getByRole('listitem').first()).toMatchTextContent('9 h (9 h tracked in 7 h 20 min)');
  await createEntryOnDay(api, goals[0]!, addDays(lastWeek(), -7), 600, 240);
  await renderApp(`/dashboard?week=${addDays(lastWeek(), -7)}`);
  await expect.element(days).toMatchTextContent('Level-Up 4 h');
  await expect.element(days).not.toMatchTextContent('overlapped');
});

test('links a week without a plan to the planner', async () => {
  const { goals } = await createArea(api, { name: 'Work' }, ['Ship']);
  await createEntryOnDay(api, goals[0]!, lastWeek(), 540, 60);
  const week = addDays(lastWeek(), -7);
  await renderApp(`/dashboard?week=${week}`);
  await expect.element(rating).toMatchTextContent('Nothing was planned, so there is nothing to rate.');
  await page.getByRole('link', { name: 'Plan this week' }).click();
  await expect.poll(currentUrl).toBe(`/planner?week=${week}`);
});

test('opens a week from the history by keyboard, and links to the reports', async () => {
  const { trackWeek } = await seedExample();
  await trackWeek(lastWeek(), [600, 180, 240, 0]);
  await renderApp('/dashboard');
  const history = region('Weekly Rating History');
  const reports = history.getByRole('link', { name: 'See reports' });
  (await history.findElement()).scrollIntoView();
  await expect.element(history.getByRole('slider')).toBeInTheDocument();
  (await reports.findElement()).focus();
  await userEvent.keyboard('{Tab}{End}{ArrowLeft}{Enter}');
  await expect.poll(currentUrl).toBe(`/dashboard?week=${lastWeek()}`);
  await reports.click();
  await expect.poll(currentUrl).toBe('/reports?report=weekly');
});

test('ignores a late response for a week that is no longer shown', async () => {
  const { trackWeek } = await seedExample();
  await trackWeek(lastWeek(), [600, 180, 240, 0]);
  const url = `/productivity-score?weekStart=${lastWeek()}`;
  const received = Promise.withResolvers<void>();
  const late = Promise.withResolvers<void>();
  const responded = Promise.withResolvers<void>();
  intercept(url, async ({ forward }) => {
    const response = await forward();
    received.resolve();
    await late.promise;
    responded.resolve();
    return response;
  });
  await renderApp('/dashboard');
  await button('Previous week').click();
  await expect.element(page.getByText('Last week')).toBeVisible();
  await expect.element(gauge).not.toBeInTheDocument();
  await received.promise;
  await button('Next week').click();
  await expect.element(gauge).toHaveAttribute('value', '0');
  late.resolve();
  await responded.promise;
  // Another round trip gives the page time to process the late response.
  await callApi(api, 'GET', `/api/reports${url}`);
  await expect.element(gauge).toHaveAttribute('value', '0');
});

test('shows an error if the rating cannot be loaded, and loads it on retry', async () => {
  const { goals } = await createArea(api, { name: 'Coding' }, ['Learn Rust']);
  await startTimer(api, goals[0]!, 60_000);
  const restore = intercept('/productivity-score?', respond(500, {}));
  await renderApp('/dashboard');
  await expect.element(page.getByRole('alert')).toMatchTextContent("This week's rating could not be loaded.");
  restore();
  await button('Retry').click();
  await expect.element(gauge).toBeInTheDocument();
});
