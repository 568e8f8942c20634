import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { TimeEntry } from '#contract/time-entries/time-entries.ts';
import { callApi } from '#testing/api.ts';
import { createArea, createPlan, createTask } from '#testing/seed.ts';
import { api, signUp } from '#web/testing/api.ts';
import { delayRequests, intercept, recordWrites, respond } from '#web/testing/network.ts';
import { createRunningPlan, fetchTask } from '#web/testing/running-plan.ts';
import { remountApp, renderApp } from '#web/testing/render-app.tsx';
import { texts } from '#web/testing/screen.ts';

const card = page.getByRole('region', { name: 'This week', exact: true });
const list = page.getByRole('list', { name: 'Half marathon' });
const rows = list.getByRole('listitem');
const box = (name: string) => page.getByRole('checkbox', { name, exact: true });
const row = (name: string) => page.getByRole('listitem').filter({ has: box(name), hasNot: page.getByRole('heading') });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const heading = page.getByRole('heading', { level: 3, name: 'Half marathon' });
const toast = (text: string) => page.getByText(text);

const names = () =>
  rows
    .getByRole('checkbox')
    .elements()
    .map((each) => each.closest('li')!.querySelector('[dir]')!.textContent);

beforeEach(signUp);

describe('the tasks of a plan', () => {
  test('are those carried over, then those of this week, without the sizes in their titles', async () => {
    await createRunningPlan([
      { title: 'Run 8 km (1 h)', week: 3 },
      { title: 'Buy shoes', week: 1, estimatedMinutes: 90 },
      { title: 'Race', week: 8 },
    ]);
    await renderApp('/dashboard');
    await expect.element(heading).toMatchTextContent('Half marathon · Week 3 of 8 · 2 h 30 min left');
    await expect.element(heading.getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^\/action-plans\//));
    await expect
      .poll(() => texts(rows.getByText(/from|1 h/)))
      .toEqual(expect.arrayContaining(['from Week 1', '1 h 30 min', '1 h']));
    expect(names()).toEqual(['Buy shoes', 'Run 8 km']);
    await expect.element(row('Run 8 km')).toMatchTextContent('Goal of Half marathon');
  });

  test('are the next ones for a plan without weeks', async () => {
    const titles = ['Lesson 1 (2 h)', 'Lesson 2 (1 h)', 'Lesson 3 (1 h)'];
    await createRunningPlan(
      titles.map((title) => ({ title })),
      { weeks: null },
    );
    await renderApp('/dashboard');
    await expect.element(heading).toMatchTextContent('Week 3 · 3 h left');
    expect(names()).toEqual(['Lesson 1', 'Lesson 2']);
    await expect.element(row('Lesson 1')).toMatchTextContent('next');
  });

  test('keep their place when they are ticked, and are collapsed on the next visit', async () => {
    const { tasks } = await createRunningPlan([
      { title: 'One', week: 3, estimatedMinutes: 20 },
      { title: 'Two', week: 3, estimatedMinutes: 30 },
    ]);
    await renderApp('/dashboard');
    await box('One').click();
    await expect.element(heading).toMatchTextContent('30 min left');
    await expect.poll(async () => (await fetchTask(tasks[0]!)).completed).toBe(true);
    expect(names()).toEqual(['One', 'Two']);
    await expect.element(box('One')).toBeChecked();

    await remountApp();
    await expect.element(card.getByText('1 done')).toBeVisible();
    expect(names()).toEqual(['Two']);
    await card.getByText('1 done').click();
    await box('One').click();
    await expect.poll(async () => (await fetchTask(tasks[0]!)).completed).toBe(false);
    await expect.element(heading).toMatchTextContent('50 min left');
  });

  test('show a single sentence once everything is done', async () => {
    await createRunningPlan([{ title: 'One', week: 3 }]);
    await renderApp('/dashboard');
    await expect.element(heading).toMatchTextContent('1 task left');
    await box('One').click();
    await expect.element(card.getByText('Everything your plans asked for this week is done.')).toBeVisible();
    await expect.element(heading).toMatchTextContent('all done');
  });

  test('are unticked again if saving fails', async () => {
    await createRunningPlan([{ title: 'One', week: 3 }]);
    await renderApp('/dashboard');
    await expect.element(box('One')).toBeVisible();
    intercept(/status$/, respond(500, {}));
    await box('One').click();
    await expect.element(toast('The task was not saved.')).toBeVisible();
    await expect.element(box('One')).not.toBeChecked();
  });

  test('are the first seven of many, and the rest on request or in the plan', async () => {
    const titles = Array.from({ length: 60 }, (_, n) => `Step ${n + 1}`);
    await createRunningPlan(titles.map((title) => ({ title, week: 3, estimatedMinutes: 5 })));
    await renderApp('/dashboard');
    await expect.element(heading).toMatchTextContent('5 h left');
    expect(names()).toHaveLength(7);
    await button('Show 50').click();
    await expect.poll(names).toHaveLength(50);
    await expect.element(page.getByRole('link', { name: '10 more in the plan' })).toBeVisible();
    await button('Show fewer').click();
    await expect.poll(names).toHaveLength(7);
  });
});

test('shows the first six of many plans, and those that ask for nothing last', async () => {
  for (let n = 8; n > 0; n--)
    await createRunningPlan([{ title: 'Step', week: n === 8 ? 4 : 3 }], { title: `Plan ${n}`, areaName: `Area ${n}` });
  const titles = () => texts(card.getByRole('heading', { level: 3 }).getByRole('link')).map((title) => title.trim());
  await renderApp('/dashboard');
  await expect.element(button('Show all 8 plans')).toBeVisible();
  expect(titles()).toHaveLength(6);
  expect(titles()).not.toContain('Plan 8');
  await button('Show all 8 plans').click();
  await expect.poll(titles).toHaveLength(8);
  expect(titles().at(-1)).toBe('Plan 8');
  await button('Show fewer plans').click();
  await expect.poll(titles).toHaveLength(6);
});

test('counts the days on which a repeating task was done, and ticks or unticks today', async () => {
  const { tasks } = await createRunningPlan([{ title: 'Stretch (3 × 20 min)', week: 1 }]);
  await renderApp('/dashboard');
  await expect.element(row('Stretch')).toMatchTextContent('0 of 3 this week');
  await expect.element(heading).toMatchTextContent('1 h left');
  await expect.element(button('Not this week: Stretch')).not.toBeInTheDocument();
  await box('Stretch').click();
  await expect.element(row('Stretch')).toMatchTextContent('1 of 3 this week');
  await expect.element(heading).toMatchTextContent('40 min left');
  await expect.poll(async () => (await fetchTask(tasks[0]!)).ticks).toHaveLength(1);
  await box('Stretch').click();
  await expect.element(row('Stretch')).toMatchTextContent('0 of 3 this week');
  await expect.poll(async () => (await fetchTask(tasks[0]!)).ticks).toEqual([]);
});

test('offers to complete a goal whose last task is completed by its last tick, until that is removed', async () => {
  const { plan } = await createRunningPlan([{ title: 'Stretch', week: 3, untilWeek: 3, timesPerWeek: 1 }]);
  await renderApp(`/action-plans/${plan._id}`);
  // The offer depends on the plan, which has to be in the cache.
  await expect.element(page.getByText('Stretch').first()).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect.element(card).toBeVisible();
  await box('Stretch').click();
  const offer = toast('– all steps done. Complete the goal?');
  await expect.element(offer).toBeVisible();
  await box('Stretch').click();
  await expect.element(offer).not.toBeInTheDocument();
});

describe('a timer', () => {
  test('can be started on a task', async () => {
    const { goal } = await createRunningPlan([{ title: 'Run', week: 3, estimatedMinutes: 60 }]);
    await renderApp('/dashboard');
    const writes = recordWrites('/api/time-entries');
    await button('Start Run').click();
    await expect.poll(() => writes).toMatchObject([{ method: 'POST', body: { goalId: goal._id } }]);
  });

  test('that runs on a task shows its time there, and stops there', async () => {
    const { goal, tasks } = await createRunningPlan([
      { title: 'Run', week: 3, estimatedMinutes: 60 },
      { title: 'Stretch', week: 3 },
    ]);
    const { _id } = await callApi<TimeEntry>(api, 'POST', '/api/time-entries', {
      goalId: goal._id,
      taskId: tasks[0]!._id,
    });
    const startAt = new Date(Date.now() - 20 * 60_000).toISOString();
    await callApi(api, 'PATCH', `/api/time-entries/${_id}`, { startAt });
    await renderApp('/dashboard');
    await expect.element(row('Run')).toMatchTextContent(/0:20:\d\d ?20 min of 1 h/);
    await expect.element(row('Stretch')).not.toMatchTextContent(/0:20/);
    await button('Stop Run').click();
    await expect.element(button('Start Run')).toBeVisible();
    await expect.element(row('Run')).not.toMatchTextContent(/0:20:/);
  });
});

describe('not this week', () => {
  const later = (name: string) => button(`Not this week: ${name}`);

  test('moves a task to the next week at once, and keeps the focus in the list', async () => {
    const { tasks } = await createRunningPlan(
      ['One', 'Two', 'Three'].map((title) => ({ title, week: 3, estimatedMinutes: 10 })),
    );
    await renderApp('/dashboard');
    await expect.element(box('Two')).toBeVisible();
    const respondNow = delayRequests(`/api/tasks/${tasks[1]!._id}`);
    (later('Two').element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(names).toEqual(['One', 'Three']);
    await expect.element(heading).toMatchTextContent('20 min left');
    await expect.element(later('Three')).toHaveFocus();
    respondNow();
    await expect.element(toast('moved to next week.')).toBeVisible();
    expect((await fetchTask(tasks[1]!)).week).toBe(4);
    await userEvent.keyboard('{Enter}');
    await expect.element(later('One')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(heading.getByRole('link')).toHaveFocus();
    await expect.element(heading).toMatchTextContent('nothing to do');
  });

  test('restores exactly the earlier week on undo, even if that was the week of the goal', async () => {
    const { tasks } = await createRunningPlan([{ title: 'Jog' }, { title: 'Two' }], { goalWeek: 2 });
    await renderApp('/dashboard');
    await expect.element(row('Jog')).toMatchTextContent('from Week 2');
    await later('Jog').click();
    await expect.poll(async () => (await fetchTask(tasks[0]!)).week).toBe(4);
    await expect.poll(names).toEqual(['Two']);
    // A toast of the test before may arrive late.
    const moved = page.getByRole('status').filter({ hasText: 'Jog' });
    await moved.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(names).toEqual(['Jog', 'Two']);
    expect((await fetchTask(tasks[0]!)).week).toBeNull();
  });

  test('says so if the plan takes longer', async () => {
    await createRunningPlan([{ title: 'Race', week: 3 }], { weeks: 3 });
    await renderApp('/dashboard');
    await later('Race').click();
    await expect.element(toast('moved to next week, so the plan takes a week longer.')).toBeVisible();
  });

  test('is rejected in the last week that a plan can have', async () => {
    const { tasks } = await createRunningPlan([{ title: 'Race', week: 104 }], { planWeek: 104 });
    await renderApp('/dashboard');
    await later('Race').click();
    await expect.element(toast('week 104 is the last one that a plan can have')).toBeVisible();
    await expect.element(box('Race')).toBeVisible();
    expect((await fetchTask(tasks[0]!)).week).toBe(104);
  });

  test('shows the task again if it could not be moved', async () => {
    await createRunningPlan([
      { title: 'One', week: 3 },
      { title: 'Two', week: 3 },
    ]);
    await renderApp('/dashboard');
    await expect.element(box('One')).toBeVisible();
    intercept('/api/tasks/', respond(500, {}));
    await later('One').click();
    await expect.element(toast('The task was not moved.')).toBeVisible();
    await expect.poll(names).toEqual(['One', 'Two']);
  });
});

describe('without running plans', () => {
  test('there is nothing', async () => {
    const { goals } = await createArea(api, { name: 'Coding' }, ['Learn Rust']);
    await createPlan(api, { title: 'Empty', focusAreaId: goals[0]!.focusArea });
    const loaded = Promise.withResolvers<void>();
    intercept('/api/plan-weeks/tasks', async ({ forward }) => {
      const response = await forward();
      loaded.resolve();
      return response;
    });
    await renderApp('/dashboard');
    await loaded.promise;
    await expect.element(page.getByRole('heading', { name: 'Your week so far' })).toBeVisible();
    await expect.element(card).not.toBeInTheDocument();
    await expect.element(page.getByRole('link', { name: 'Start a plan' })).not.toBeInTheDocument();
  });

  test('a line links to the plans that could be started', async () => {
    const { goals } = await createArea(api, { name: 'Coding' }, ['Learn Rust']);
    await createTask(api, goals[0]!._id, 'Read the book');
    await createPlan(api, { title: 'Rust', focusAreaId: goals[0]!.focusArea }, goals);
    await renderApp('/dashboard');
    await expect.element(page.getByText('A plan is waiting to be started.')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Start a plan' })).toHaveAttribute('href', '/action-plans');
    await expect.element(card).not.toBeInTheDocument();
  });
});

test('leaves the page intact if it fails to load, and offers to retry', async () => {
  await createRunningPlan([{ title: 'One', week: 3 }]);
  const recover = intercept('/api/plan-weeks/tasks', respond(500, {}));
  for (const path of ['/timers', '/dashboard']) {
    await renderApp(path);
    await expect.element(page.getByRole('alert')).toMatchTextContent("This week's tasks could not be loaded.");
  }
  await expect.element(page.getByRole('heading', { name: 'Your week so far' })).toBeVisible();
  recover();
  await button('Retry').click();
  await expect.element(box('One')).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('begins a new week at midnight in the time zone of the account', async () => {
  await callApi(api, 'PUT', '/api/account/time-zone', { timeZone: 'Pacific/Kiritimati' });
  // Sunday in UTC and Monday in Kiritimati.
  intercept('/api/time-entries/active', async ({ forward }) => {
    const active = (await (await forward()).json()) as object;
    return respond(200, { ...active, serverNow: '2026-03-01T10:30:00.000Z' })();
  });
  const requested: string[] = [];
  intercept('/api/plan-weeks/tasks', ({ url, forward }) => {
    requested.push(url);
    return forward();
  });
  await renderApp('/dashboard');
  await expect.poll(() => requested.at(-1)).toBe('/api/plan-weeks/tasks?weekStart=2026-03-02');
});

test('is a section of the timers page that stays collapsed', async () => {
  await createRunningPlan([
    { title: 'One', week: 3 },
    { title: 'Two', week: 3 },
  ]);
  await renderApp('/timers');
  const section = page.getByRole('button', { name: 'This week 2', exact: true });
  await expect.element(box('One')).toBeVisible();
  await box('One').click();
  const afterwards = page.getByRole('button', { name: 'This week 1', exact: true });
  await afterwards.click();
  await expect.element(section).not.toBeInTheDocument();
  await expect.element(box('Two')).not.toBeInTheDocument();
  await remountApp();
  await expect.element(afterwards).toHaveAttribute('aria-expanded', 'false');
  await afterwards.click();
  await expect.element(box('Two')).toBeVisible();
});

test('follows changes that are made on another device', async () => {
  const { tasks } = await createRunningPlan(['One', 'Two'].map((title) => ({ title, week: 3 })));
  await renderApp('/dashboard');
  await expect.element(heading).toMatchTextContent('2 tasks left');
  await callApi(api, 'PUT', `/api/tasks/${tasks[0]!._id}`, { week: 5 });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  await expect.poll(names).toEqual(['Two']);
});

test('is not shown with an earlier week on the dashboard', async () => {
  await createRunningPlan([{ title: 'One', week: 3 }]);
  await renderApp('/dashboard');
  await expect.element(card).toBeVisible();
  await button('Previous week').click();
  await expect.element(card).not.toBeInTheDocument();
});
