import { beforeEach, describe, expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { weekStartForInstant, weekSpan } from '#domain/calendar/calendar.ts';
import { formatDuration } from '#domain/duration/format-duration.ts';
import { elapsedFraction } from '#domain/progress/pace.ts';
import { runningProgress } from '#domain/progress/running-progress.ts';
import { callApi } from '#testing/api.ts';
import { createArea, createEntry, createPlan, startTimer } from '#testing/seed.ts';
import { api, signUp } from '#web/testing/api.ts';
import { delayRequests, intercept, loseResponse, recordWrites, respond } from '#web/testing/network.ts';
import { renderApp, remountApp } from '#web/testing/render-app.tsx';
import { currentUrl, texts } from '#web/testing/screen.ts';

const HOUR = 3_600_000;
const CREATE = /\/api\/time-entries$/;
const UPDATE = /\/api\/time-entries\/[\da-f-]{36}$/;

const running = page.getByRole('region', { name: 'Running Timers' }).getByRole('listitem');
const button = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const stop = (title: string) => running.getByRole('button', { name: `Stop ${title}` });
const sections = page.getByRole('heading', { level: 2 }).getByRole('button');

const ariaLabels = (buttons: Locator) => buttons.elements().map((element) => element.getAttribute('aria-label'));

beforeEach(signUp);

describe('with nothing to start', () => {
  test('links to focus areas while there are none', async () => {
    await renderApp('/timers');
    await expect.element(page.getByText('You need to add a category before you can use Timers.')).toBeVisible();
    await page.getByRole('link', { name: 'Add a category' }).click();
    await expect.poll(currentUrl).toBe('/categories');
  });

  test('links to goals while focus areas have none', async () => {
    await createArea(api, { name: 'Coding' });
    await renderApp('/timers');
    await expect
      .element(page.getByText('You have categories but no active objectives. Please create some objectives.'))
      .toBeVisible();
    await page.getByRole('link', { name: 'Create objectives' }).click();
    await expect.poll(currentUrl).toBe('/objectives');
  });
});

describe('starting a timer', () => {
  test('shows the timer at once, and sends only one request on a double click (CL-02)', async () => {
    await createArea(api, { name: 'Coding' }, ['Learn Rust']);
    await renderApp('/timers');
    await expect.element(page.getByText('Nothing is running.')).toBeVisible();
    const startNow = delayRequests(CREATE);
    const starts = recordWrites(CREATE);
    await button('Start Learn Rust').dblClick();
    await expect.element(running).toMatchTextContent(/Learn Rust.*starting…/);
    await expect.element(stop('Learn Rust')).toBeDisabled();
    await expect.element(button('Start Learn Rust')).toBeDisabled();
    startNow();
    await expect.element(running).toMatchTextContent(/since \d\d:\d\d/);
    expect(starts).toHaveLength(1);
  });

  test('runs several timers, and ignores the second click of a slow double click', async () => {
    const { goals } = await createArea(api, { name: 'Coding' }, ['Learn Rust', 'Ship it']);
    await startTimer(api, goals[0]!, 0);
    await renderApp('/timers');
    await button('Start Ship it').dblClick({ delay: 40 });
    await expect.element(running).toHaveLength(2);
    await remountApp();
    await expect.element(running).toHaveLength(2);
    await expect.element(running.first()).toMatchTextContent(/0:00:(0[1-9]|[1-5]\d)/);
  });

  test('starts a timer only once while a key is held down', async () => {
    await createArea(api, { name: 'Coding' }, ['Learn Rust']);
    await renderApp('/timers');
    const writes = recordWrites();
    (await button('Start Learn Rust').findElement()).focus();
    await userEvent.keyboard('{Enter>9/}');
    await expect.element(running).toMatchTextContent(/since/);
    await expect.element(running).toHaveLength(1);
    expect(writes).toHaveLength(1);
  });

  test('shows an error if a timer was not started, and starts it on retry (CL-01)', async () => {
    await createArea(api, { name: 'Coding' }, ['Learn Rust']);
    await renderApp('/timers');
    const restore = intercept(CREATE, respond(500, { message: 'Broken.' }));
    await button('Start Learn Rust').click();
    await expect.element(page.getByRole('alert')).toMatchTextContent('Learn Rust was not started.');
    await expect.element(running).not.toBeInTheDocument();
    restore();
    await button('Start Learn Rust').click();
    await expect.element(running).toHaveLength(1);
  });

  test('no longer offers a goal that was archived elsewhere', async () => {
    const { goals } = await createArea(api, { name: 'Coding' }, ['Learn Rust', 'Ship it']);
    await startTimer(api, goals[0]!, 0);
    await renderApp('/timers');
    await expect.element(button('Start Ship it')).toBeVisible();
    await callApi(api, 'PATCH', `/api/goals/${goals[1]!._id}/status`, { status: 'Archived' });
    await button('Start Ship it').click();
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent('Ship it was not started. This goal is no longer active');
    await expect.element(button('Start Ship it')).not.toBeInTheDocument();
    await expect.element(running).toHaveLength(1);
  });
});

describe('stopping a timer', () => {
  test('sends one request however often Stop is clicked, and resumes the same entry (CC-01)', async () => {
    const { goals } = await createArea(api, { name: 'Coding' }, ['Learn Rust', 'Ship it']);
    const { _id } = await startTimer(api, goals[0]!, HOUR);
    await startTimer(api, goals[1]!, HOUR);
    await renderApp('/timers');
    await expect.element(running).toHaveLength(2);
    const stopNow = delayRequests(UPDATE);
    const stops = recordWrites(UPDATE);
    await stop('Learn Rust').click();
    await expect.element(stop('Learn Rust')).toBeDisabled();
    await stop('Learn Rust').click({ force: true });
    stopNow();
    await expect.element(running).toHaveLength(1);
    expect(stops).toHaveLength(1);
    await expect.element(page.getByRole('status')).toMatchTextContent(/Learn Rust stopped after 1 h\./);
    await expect.element(button('Start Learn Rust')).toBeEnabled();
    await page.getByRole('button', { name: 'Resume' }).click();
    await expect.element(page.getByRole('status').filter({ hasText: 'is running again.' })).toBeVisible();
    await expect.element(running.filter({ hasText: 'Learn Rust' })).toMatchTextContent(/1:0\d:\d\d/);

    // An entry deleted in another tab cannot be resumed.
    await stop('Learn Rust').click();
    await expect.element(running).toHaveLength(1);
    await callApi(api, 'DELETE', `/api/time-entries/${_id}`);
    await page.getByRole('button', { name: 'Resume' }).click();
    await expect.element(page.getByText('could not be resumed, so a new timer was started.')).toBeVisible();
    await expect.element(running.filter({ hasText: 'Learn Rust' })).toMatchTextContent(/0:00:\d\d/);
  });

  test('offers to remove an entry that lasted only a few seconds', async () => {
    const { goals } = await createArea(api, { name: 'Coding' }, ['Learn Rust']);
    const { _id } = await startTimer(api, goals[0]!, HOUR);
    await renderApp('/timers');
    // The duration must not depend on the speed of the test machine.
    const restore = intercept(UPDATE, async ({ forward }) => {
      const { body } = (await (await forward()).json()) as { body: object };
      return respond(200, { ...body, durationSec: 3 })();
    });
    await stop('Learn Rust').click();
    await expect.element(page.getByRole('status')).toMatchTextContent('Learn Rust ran for 3 s. Remove it?');
    restore();
    const removals = recordWrites(/\/api\/time-entries\/[\da-f-]{36}\?/);
    await page.getByRole('button', { name: 'Remove' }).click();
    await expect.element(page.getByRole('status').filter({ hasText: 'Learn Rust removed.' })).toBeVisible();
    expect(removals.map(({ method, url }) => `${method} ${url}`)).toEqual([
      `DELETE /api/time-entries/${_id}?returns=deletion`,
    ]);
  });

  test('shows an error if a timer was not stopped, and stops it on retry (CL-01)', async () => {
    const { goals } = await createArea(api, { name: 'Coding' }, ['Learn Rust']);
    await startTimer(api, goals[0]!, 0);
    await renderApp('/timers');
    const restore = intercept(UPDATE, respond(500, { message: 'No.' }));
    await stop('Learn Rust').click();
    await expect.element(page.getByRole('alert').filter({ hasText: 'was not stopped.' })).toBeVisible();
    await expect.element(running).toHaveLength(1);
    restore();
    await stop('Learn Rust').click();
    await expect.element(running).not.toBeInTheDocument();
  });
});

test('shows the actual state of a timer when the response was lost', async () => {
  await createArea(api, { name: 'Coding' }, ['Learn Rust']);
  await renderApp('/timers');
  intercept(CREATE, loseResponse);
  intercept(UPDATE, loseResponse);
  await button('Start Learn Rust').click();
  await expect.element(running).toMatchTextContent(/since/);
  await stop('Learn Rust').click();
  await expect.element(page.getByRole('status')).toMatchTextContent(/Learn Rust (stopped after|ran for)/);
  await expect.element(running).not.toBeInTheDocument();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

describe('the list of goals', () => {
  test('can be filtered by text and plan', async () => {
    await createArea(api, { name: 'Art' }, ['Draw']);
    await createArea(api, { name: 'Zoo' }, ['Visit']);
    await renderApp('/timers');
    await expect.poll(() => texts(sections)).toEqual([expect.stringMatching(/^Art/), expect.stringMatching(/^Zoo/)]);
    await page.getByPlaceholder('Filter objectives…').fill('visit');
    await expect.poll(() => texts(sections)).toEqual([expect.stringMatching(/^Zoo/)]);
    await page.getByRole('tab', { name: /In Action Plan/ }).click();
    await expect.element(page.getByText('No goals match your current filters.')).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect.poll(() => texts(sections)).toEqual([expect.stringMatching(/^Art/), expect.stringMatching(/^Zoo/)]);
  });

  test('remembers its sort order', async () => {
    await createArea(api, { name: 'Art' }, ['Draw']);
    await createArea(api, { name: 'Zoo' }, ['Visit']);
    await renderApp('/timers');
    await page.getByRole('button', { name: 'Sorted by: Smart' }).click();
    await page.getByRole('menuitemradio', { name: 'Alphabetical' }).click();
    await page.getByRole('button', { name: 'Order: ascending' }).click();
    await expect.poll(() => texts(sections)).toEqual([expect.stringMatching(/^Zoo/), expect.stringMatching(/^Art/)]);
    await remountApp();
    await expect.poll(() => texts(sections)).toEqual([expect.stringMatching(/^Zoo/), expect.stringMatching(/^Art/)]);
    await expect.element(page.getByRole('button', { name: 'Order: descending' })).toBeVisible();
  });

  test('puts favourites first, and remembers that they were collapsed', async () => {
    const { goals } = await createArea(api, { name: 'Coding' }, ['Learn Rust']);
    await callApi(api, 'PATCH', `/api/goals/${goals[0]!._id}/favorite`, { favorite: true });
    await startTimer(api, goals[0]!, 0);
    await renderApp('/timers');
    await expect
      .poll(() => texts(sections))
      .toEqual([expect.stringMatching(/^Favourite Goals/), expect.stringMatching(/^Coding/)]);
    await expect.element(button('Stop Learn Rust')).toHaveLength(3);
    await sections.first().click();
    await expect.element(button('Stop Learn Rust')).toHaveLength(2);
    await remountApp();
    await expect.element(sections.first()).toHaveAttribute('aria-expanded', 'false');
  });

  test('collapses a plan to its current week, remembers that it was expanded, and shows every search match', async () => {
    const titles = ['Week 1: basics', 'Week 2: chords', 'Week 3: a song'];
    const { area, goals } = await createArea(api, { name: 'Music' }, [...titles, 'Yodel']);
    await createPlan(api, { title: 'Play the piano', focusAreaId: area._id }, goals.slice(0, 3));
    await startTimer(api, goals[1]!, 0);
    const starts = page.getByRole('tabpanel').getByRole('button', { name: /^Start |^Stop / });
    await renderApp('/timers');
    const more = page.getByRole('button', { name: '2 more weeks of Play the piano' });
    await expect.element(more).toHaveAttribute('aria-expanded', 'false');
    await expect.poll(() => ariaLabels(starts)).toEqual(['Stop Week 2: chords', 'Start Yodel']);
    await more.click();
    const expanded = ['Stop Week 2: chords', 'Start Week 1: basics', 'Start Week 3: a song', 'Start Yodel'];
    await expect.poll(() => ariaLabels(starts)).toEqual(expanded);
    await remountApp();
    await expect.poll(() => ariaLabels(starts)).toEqual(expanded);
    await more.click();
    await page.getByPlaceholder('Filter objectives…').fill('song');
    await expect.poll(() => ariaLabels(starts)).toEqual(['Start Week 3: a song']);
    await page.getByPlaceholder('Filter objectives…').fill('piano');
    await expect.poll(() => ariaLabels(starts)).toEqual(expanded.slice(0, 3));
  });

  test('toggles a favourite without moving the pressed row', async () => {
    await createArea(api, { name: 'Coding' }, ['Learn Rust', 'Ship it']);
    // The window is short enough for the page to scroll.
    await page.viewport(1280, 450);
    await renderApp('/timers');
    const star = page.getByRole('main').getByRole('button', { name: 'Favourite: Ship it' });
    const pressed = (await star.findElement()) as HTMLElement;
    const { top } = pressed.getBoundingClientRect();
    pressed.click();
    await expect.element(star).toHaveLength(2);
    await expect.element(sections.first()).toHaveTextContent('Favourite Goals1');
    expect(Math.round(pressed.getBoundingClientRect().top - top)).toBe(0);
    await star.first().click();
    await expect.element(star).toHaveLength(1);
    await expect.element(star).toHaveAttribute('aria-pressed', 'false');
  });

  test('shows weekly progress against the target, including time tracked on another device', async () => {
    const { goals } = await createArea(api, { name: 'Coding', focusAreaClass: 'level_up', defaultWeeklyMin: 60 }, [
      'Learn Rust',
    ]);
    await startTimer(api, goals[0]!, 0);
    await renderApp('/timers');
    const bar = page.getByRole('progressbar', { name: 'Coding this week' });
    await expect.element(bar).toHaveAttribute('aria-valuetext', '0 min of 1 h');
    // The colour depends on how much of the week has passed.
    const week = weekSpan(weekStartForInstant(Date.now(), 'UTC'), 'UTC');
    const expectedColor = (seconds: number) =>
      runningProgress(seconds, 60, 'Growth', elapsedFraction(week, Date.now())).color;
    await expect.element(bar).toHaveAttribute('data-color', expectedColor(0));
    await stop('Learn Rust').click();
    await createEntry(api, goals[0]!._id, new Date(Date.now() - 55 * 60_000).toISOString(), new Date().toISOString());
    await button('Start Learn Rust').click();
    // In the first hour of a week, part of the entry belongs to the previous week.
    const sinceMonday = Math.floor((Date.now() - week.from) / 60_000);
    const minutes = Math.min(55, sinceMonday);
    await expect.element(bar).toHaveAttribute('aria-valuetext', `${formatDuration(minutes)} of 1 h`);
    await expect.element(bar).toHaveAttribute('data-color', expectedColor(minutes * 60));
  });
});
