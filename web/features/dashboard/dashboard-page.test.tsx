import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { FocusArea } from '#contract/focus-areas.ts';
import type { Goal } from '#contract/goals.ts';
import { addDays, weekOf } from '#domain/calendar.ts';
import { send } from '#testing/api.ts';
import { makeArea, planWeek, startTimer, trackOn } from '#testing/seed.ts';
import { api, signUp } from '#web/testing/api.ts';
import { intercept, respond } from '#web/testing/network.ts';
import { open } from '#web/testing/open.tsx';
import { address, texts } from '#web/testing/screen.ts';

const thisWeek = () => weekOf(Date.now(), 'UTC');
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

/** The four focus areas of the worked example, with a goal each. */
async function makeExample() {
  const made: { readonly area: FocusArea; readonly goal: Goal }[] = [];
  for (const fields of example) {
    const { area, goals } = await makeArea(api, fields, [`${fields.name} goal`]);
    made.push({ area, goal: goals[0]! });
  }
  return {
    areas: made.map(({ area }) => area),
    /** Plans a week as in the example, and tracks this many minutes of each area. */
    async live(weekStart: string, minutes: readonly number[]) {
      await planWeek(
        api,
        weekStart,
        made.map(({ area }) => ({ area, goalMin: area.defaultWeeklyMin })),
      );
      for (const [n, { goal }] of made.entries()) {
        if (minutes[n]! > 0) await trackOn(api, goal, addDays(weekStart, n), 60, minutes[n]!);
      }
    },
  };
}

beforeEach(signUp);

describe('a new account', () => {
  const step = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true });

  test('is first asked to create a focus area', async () => {
    await open('/dashboard');
    await step('Create a focus area').click();
    await expect.poll(address).toBe('/focus-areas');
  });

  test('is asked to add a goal to its focus area', async () => {
    await makeArea(api, { name: 'Coding' });
    await open('/dashboard');
    await expect.element(step('Add a goal')).toBeVisible();
    await expect.element(gauge).not.toBeInTheDocument();
  });

  test('is asked to start a timer for its goal, and then gets a rating', async () => {
    await makeArea(api, { name: 'Coding' });
    const { goals } = await makeArea(api, { name: 'Music' }, ['Fugue']);
    await open('/dashboard');
    await step('Go to Timers').click();
    await expect.poll(address).toBe('/timers');
    await startTimer(api, goals[0]!, 60_000);
    await open('/dashboard');
    await expect.element(gauge).toBeInTheDocument();
    await expect.element(boosters).toMatchTextContent('Coding');
  });
});

test('rates a week, and shows what contributed to it and what would have raised it', async () => {
  const { live } = await makeExample();
  await live(lastWeek(), [450, 180, 120, 420]);
  await live(addDays(lastWeek(), -7), [600, 180, 240, 300]);
  await open(`/dashboard?week=${lastWeek()}`);
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
  await expect.poll(address).toBe('/dashboard');
  await expect.element(button('Back to Current Week')).not.toBeInTheDocument();
  await expect.element(button('Next week')).toHaveAttribute('aria-disabled', 'true');
  await expect.element(gauge).toHaveAttribute('value', '0');
  await expect.element(rating).toMatchTextContent(/would complete your plan|more than is left of the week/);
  // Compared with the same point of last week, at which there may be nothing yet.
  await expect
    .poll(() => texts(rating.getByRole('definition')))
    .toEqual(['0', expect.stringMatching(/^(−100 %|—)$/), '224']);
  await expect.element(rating).toMatchTextContent('vs. previous week at this point');
});

test('stars a score above the average of six weeks, which leaves out weeks of rest', async () => {
  const { live, areas } = await makeExample();
  await live(lastWeek(), [600, 180, 240, 0]);
  await live(addDays(lastWeek(), -7), [0, 0, 0, 0]);
  await live(addDays(lastWeek(), -14), [300, 90, 120, 0]);
  await planWeek(
    api,
    addDays(lastWeek(), -7),
    areas.map((area) => ({ area, isResting: true })),
  );
  await open(`/dashboard?week=${lastWeek()}`);
  await expect.poll(() => texts(rating.getByRole('definition'))).toEqual(['268above average', '—', '134']);
  await button('Previous week').click();
  await expect.element(rating).toMatchTextContent('This is a rest week');
});

test('explains a rating that time over limits used up', async () => {
  const work = await makeArea(api, { name: 'Work', weight: 5, focusAreaClass: 'level_up' }, ['Ship']);
  const tv = await makeArea(api, { name: 'TV', focusAreaClass: 'chill_zone', weight: 10 }, ['Series']);
  await planWeek(api, lastWeek(), [
    { area: work.area, goalMin: 600 },
    { area: tv.area, goalMin: 60 },
  ]);
  await trackOn(api, work.goals[0]!, lastWeek(), 540, 60);
  await trackOn(api, tv.goals[0]!, addDays(lastWeek(), 1), 540, 200);
  await open(`/dashboard?week=${lastWeek()}`);
  await expect.element(rating).toMatchTextContent('Time over your limits cost you every star you earned.');
  await expect.element(gauge).toHaveAttribute('aria-valuetext', '0.00 of 5: No stars');
  await expect
    .poll(() => texts(boosters.getByRole('listitem')))
    .toEqual([
      expect.stringMatching(/TV.*for time over its limit.*−1\.00/),
      expect.stringMatching(/Work.*Time over your limits costs more than this brings$/),
    ]);
});

test('links a week without a plan to the planner', async () => {
  const { goals } = await makeArea(api, { name: 'Work' }, ['Ship']);
  await trackOn(api, goals[0]!, lastWeek(), 540, 60);
  const week = addDays(lastWeek(), -7);
  await open(`/dashboard?week=${week}`);
  await expect.element(rating).toMatchTextContent('Nothing was planned, so there is nothing to rate.');
  await page.getByRole('link', { name: 'Plan this week' }).click();
  await expect.poll(address).toBe(`/planner?week=${week}`);
});

test('opens a week from the history by keyboard, and links to the reports', async () => {
  const { live } = await makeExample();
  await live(lastWeek(), [600, 180, 240, 0]);
  await open('/dashboard');
  const history = region('Weekly Rating History');
  const reports = history.getByRole('link', { name: 'See reports' });
  (await history.findElement()).scrollIntoView();
  await expect.element(history.getByRole('slider')).toBeInTheDocument();
  (await reports.findElement()).focus();
  await userEvent.keyboard('{Tab}{End}{ArrowLeft}{Enter}');
  await expect.poll(address).toBe(`/dashboard?week=${lastWeek()}`);
  await reports.click();
  await expect.poll(address).toBe('/reports?report=weekly');
});

test('ignores a late response for a week that is no longer shown', async () => {
  const { live } = await makeExample();
  await live(lastWeek(), [600, 180, 240, 0]);
  const url = `/productivity-score?weekStart=${lastWeek()}`;
  const late = Promise.withResolvers<void>();
  const responded = Promise.withResolvers<void>();
  intercept(url, async ({ forward }) => {
    const response = await forward();
    await late.promise;
    responded.resolve();
    return response;
  });
  await open('/dashboard');
  await button('Previous week').click();
  await expect.element(page.getByText('Last week')).toBeVisible();
  await expect.element(gauge).not.toBeInTheDocument();
  await button('Next week').click();
  await expect.element(gauge).toHaveAttribute('value', '0');
  late.resolve();
  await responded.promise;
  // By the time that the server has responded again, the page has dealt with the late response.
  await send(api, 'GET', `/api/reports${url}`);
  await expect.element(gauge).toHaveAttribute('value', '0');
});

test('says when the rating cannot be loaded, and loads it on retry', async () => {
  const { goals } = await makeArea(api, { name: 'Coding' }, ['Learn Rust']);
  await startTimer(api, goals[0]!, 60_000);
  const restore = intercept('/productivity-score?', respond(500, {}));
  await open('/dashboard');
  await expect.element(page.getByRole('alert')).toMatchTextContent("This week's rating could not be loaded.");
  restore();
  await button('Retry').click();
  await expect.element(gauge).toBeInTheDocument();
});
