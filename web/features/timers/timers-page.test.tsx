import { beforeEach, describe, expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { weekOf, weekSpan } from '#domain/calendar.ts';
import { minutesInWords } from '#domain/duration.ts';
import { elapsedOf } from '#domain/pace.ts';
import { progressSoFar } from '#domain/progress-so-far.ts';
import { send } from '#testing/api.ts';
import { makeArea, makeEntry, makePlan, startTimer } from '#testing/seed.ts';
import { api, signUp } from '#web/testing/api.ts';
import { hold, intercept, loseResponse, recordWrites, respond } from '#web/testing/network.ts';
import { open, reload } from '#web/testing/open.tsx';
import { address, texts } from '#web/testing/screen.ts';

const HOUR = 3_600_000;
const CREATE = /\/api\/time-entries$/;
const UPDATE = /\/api\/time-entries\/[\da-f-]{36}$/;

const running = page.getByRole('region', { name: 'Running Timers' }).getByRole('listitem');
const button = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const stop = (title: string) => running.getByRole('button', { name: `Stop ${title}` });
const sections = page.getByRole('heading', { level: 2 }).getByRole('button');

const names = (buttons: Locator) => buttons.elements().map((element) => element.getAttribute('aria-label'));

beforeEach(signUp);

describe('with nothing to start', () => {
  test('links to focus areas while there are none', async () => {
    await open('/timers');
    await expect.element(page.getByText('You need to add a category before you can use Timers.')).toBeVisible();
    await page.getByRole('link', { name: 'Add a category' }).click();
    await expect.poll(address).toBe('/categories');
  });

  test('links to goals while focus areas have none', async () => {
    await makeArea(api, { name: 'Coding' });
    await open('/timers');
    await expect
      .element(page.getByText('You have categories but no active objectives. Please create some objectives.'))
      .toBeVisible();
    await page.getByRole('link', { name: 'Create objectives' }).click();
    await expect.poll(address).toBe('/objectives');
  });
});

describe('starting', () => {
  test('shows the timer at once and sends a double click as one start', async () => {
    await makeArea(api, { name: 'Coding' }, ['Learn Rust']);
    await open('/timers');
    await expect.element(page.getByText('Nothing is running.')).toBeVisible();
    const startNow = hold(CREATE);
    const starts = recordWrites(CREATE);
    await button('Start Learn Rust').dblClick();
    await expect.element(running).toMatchTextContent(/Learn Rust.*starting…/);
    await expect.element(stop('Learn Rust')).toBeDisabled();
    await expect.element(button('Start Learn Rust')).toBeDisabled();
    startNow();
    await expect.element(running).toMatchTextContent(/since \d\d:\d\d/);
    expect(starts).toHaveLength(1);
  });

  test('runs several timers and ignores the second half of a slow double click', async () => {
    const { goals } = await makeArea(api, { name: 'Coding' }, ['Learn Rust', 'Ship it']);
    await startTimer(api, goals[0]!, 0);
    await open('/timers');
    await button('Start Ship it').dblClick({ delay: 40 });
    await expect.element(running).toHaveLength(2);
    await reload();
    await expect.element(running).toHaveLength(2);
    await expect.element(running.first()).toMatchTextContent(/0:00:(0[1-9]|[1-5]\d)/);
  });

  test('starts once while a key is held down', async () => {
    await makeArea(api, { name: 'Coding' }, ['Learn Rust']);
    await open('/timers');
    const writes = recordWrites();
    (await button('Start Learn Rust').findElement()).focus();
    await userEvent.keyboard('{Enter>9/}');
    await expect.element(running).toMatchTextContent(/since/);
    await expect.element(running).toHaveLength(1);
    expect(writes).toHaveLength(1);
  });

  test('says when a timer was not started, and starts it on retry', async () => {
    await makeArea(api, { name: 'Coding' }, ['Learn Rust']);
    await open('/timers');
    const restore = intercept(CREATE, respond(500, { message: 'Broken.' }));
    await button('Start Learn Rust').click();
    await expect.element(page.getByRole('alert')).toMatchTextContent('Learn Rust was not started.');
    await expect.element(running).not.toBeInTheDocument();
    restore();
    await button('Start Learn Rust').click();
    await expect.element(running).toHaveLength(1);
  });

  test('no longer offers a goal that was archived elsewhere', async () => {
    const { goals } = await makeArea(api, { name: 'Coding' }, ['Learn Rust', 'Ship it']);
    await startTimer(api, goals[0]!, 0);
    await open('/timers');
    await expect.element(button('Start Ship it')).toBeVisible();
    await send(api, 'PATCH', `/api/goals/${goals[1]!._id}/status`, { status: 'Archived' });
    await button('Start Ship it').click();
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent('Ship it was not started. This goal is no longer active');
    await expect.element(button('Start Ship it')).not.toBeInTheDocument();
    await expect.element(running).toHaveLength(1);
  });
});

describe('stopping', () => {
  test('sends one stop however often it is clicked, and resumes the same entry', async () => {
    const { goals } = await makeArea(api, { name: 'Coding' }, ['Learn Rust', 'Ship it']);
    const { _id } = await startTimer(api, goals[0]!, HOUR);
    await startTimer(api, goals[1]!, HOUR);
    await open('/timers');
    await expect.element(running).toHaveLength(2);
    const stopNow = hold(UPDATE);
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

    // Deleted in another tab, it cannot be resumed.
    await stop('Learn Rust').click();
    await expect.element(running).toHaveLength(1);
    await send(api, 'DELETE', `/api/time-entries/${_id}`);
    await page.getByRole('button', { name: 'Resume' }).click();
    await expect.element(page.getByText('could not be resumed, so a new timer was started.')).toBeVisible();
    await expect.element(running.filter({ hasText: 'Learn Rust' })).toMatchTextContent(/0:00:\d\d/);
  });

  test('offers to remove an entry of a few seconds', async () => {
    const { goals } = await makeArea(api, { name: 'Coding' }, ['Learn Rust']);
    const { _id } = await startTimer(api, goals[0]!, HOUR);
    await open('/timers');
    // As if it had been started three seconds ago, however slow this machine is.
    const restore = intercept(UPDATE, async ({ forward }) => {
      const entry = (await (await forward()).json()) as object;
      return respond(200, { ...entry, durationSec: 3 })();
    });
    await stop('Learn Rust').click();
    await expect.element(page.getByRole('status')).toMatchTextContent('Learn Rust ran for 3 s. Remove it?');
    restore();
    const removals = recordWrites(UPDATE);
    await page.getByRole('button', { name: 'Remove' }).click();
    await expect.element(page.getByRole('status').filter({ hasText: 'Learn Rust removed.' })).toBeVisible();
    expect(removals.map(({ method, url }) => `${method} ${url}`)).toEqual([`DELETE /api/time-entries/${_id}`]);
  });

  test('says when a timer was not stopped, and stops it on retry', async () => {
    const { goals } = await makeArea(api, { name: 'Coding' }, ['Learn Rust']);
    await startTimer(api, goals[0]!, 0);
    await open('/timers');
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
  await makeArea(api, { name: 'Coding' }, ['Learn Rust']);
  await open('/timers');
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
  test('can be filtered', async () => {
    await makeArea(api, { name: 'Art' }, ['Draw']);
    await makeArea(api, { name: 'Zoo' }, ['Visit']);
    await open('/timers');
    await expect.poll(() => texts(sections)).toEqual([expect.stringMatching(/^Art/), expect.stringMatching(/^Zoo/)]);
    await page.getByPlaceholder('Filter objectives…').fill('visit');
    await expect.poll(() => texts(sections)).toEqual([expect.stringMatching(/^Zoo/)]);
    await page.getByRole('tab', { name: /In Action Plan/ }).click();
    await expect.element(page.getByText('No goals match your current filters.')).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect.poll(() => texts(sections)).toEqual([expect.stringMatching(/^Art/), expect.stringMatching(/^Zoo/)]);
  });

  test('remembers how it was sorted', async () => {
    await makeArea(api, { name: 'Art' }, ['Draw']);
    await makeArea(api, { name: 'Zoo' }, ['Visit']);
    await open('/timers');
    await page.getByRole('button', { name: 'Sorted by: Smart' }).click();
    await page.getByRole('menuitemradio', { name: 'Alphabetical' }).click();
    await page.getByRole('button', { name: 'Order: ascending' }).click();
    await expect.poll(() => texts(sections)).toEqual([expect.stringMatching(/^Zoo/), expect.stringMatching(/^Art/)]);
    await reload();
    await expect.poll(() => texts(sections)).toEqual([expect.stringMatching(/^Zoo/), expect.stringMatching(/^Art/)]);
    await expect.element(page.getByRole('button', { name: 'Order: descending' })).toBeVisible();
  });

  test('puts favourites first and remembers that they were collapsed', async () => {
    const { goals } = await makeArea(api, { name: 'Coding' }, ['Learn Rust']);
    await send(api, 'PATCH', `/api/goals/${goals[0]!._id}/favorite`, { favorite: true });
    await startTimer(api, goals[0]!, 0);
    await open('/timers');
    await expect
      .poll(() => texts(sections))
      .toEqual([expect.stringMatching(/^Favourite Goals/), expect.stringMatching(/^Coding/)]);
    await expect.element(button('Stop Learn Rust')).toHaveLength(3);
    await sections.first().click();
    await expect.element(button('Stop Learn Rust')).toHaveLength(2);
    await reload();
    await expect.element(sections.first()).toHaveAttribute('aria-expanded', 'false');
  });

  test('folds a plan to its current week, remembers when it was unfolded, and shows every match of a search', async () => {
    const titles = ['Week 1: basics', 'Week 2: chords', 'Week 3: a song'];
    const { area, goals } = await makeArea(api, { name: 'Music' }, [...titles, 'Yodel']);
    await makePlan(api, { title: 'Play the piano', focusAreaId: area._id }, goals.slice(0, 3));
    await startTimer(api, goals[1]!, 0);
    const starts = page.getByRole('tabpanel').getByRole('button', { name: /^Start |^Stop / });
    await open('/timers');
    const more = page.getByRole('button', { name: '2 more weeks of Play the piano' });
    await expect.element(more).toHaveAttribute('aria-expanded', 'false');
    await expect.poll(() => names(starts)).toEqual(['Stop Week 2: chords', 'Start Yodel']);
    await more.click();
    const unfolded = ['Stop Week 2: chords', 'Start Week 1: basics', 'Start Week 3: a song', 'Start Yodel'];
    await expect.poll(() => names(starts)).toEqual(unfolded);
    await reload();
    await expect.poll(() => names(starts)).toEqual(unfolded);
    await more.click();
    await page.getByPlaceholder('Filter objectives…').fill('song');
    await expect.poll(() => names(starts)).toEqual(['Start Week 3: a song']);
    await page.getByPlaceholder('Filter objectives…').fill('piano');
    await expect.poll(() => names(starts)).toEqual(unfolded.slice(0, 3));
  });

  test('makes a goal a favourite and no longer one, without moving the row that was pressed', async () => {
    await makeArea(api, { name: 'Coding' }, ['Learn Rust', 'Ship it']);
    // Low enough to scroll.
    await page.viewport(1280, 450);
    await open('/timers');
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

  test('shows the progress of the week against its target, with time tracked on another device', async () => {
    const { goals } = await makeArea(api, { name: 'Coding', focusAreaClass: 'level_up', defaultWeeklyMin: 60 }, [
      'Learn Rust',
    ]);
    await startTimer(api, goals[0]!, 0);
    await open('/timers');
    const bar = page.getByRole('progressbar', { name: 'Coding this week' });
    await expect.element(bar).toHaveAttribute('aria-valuetext', '0 min of 1 h');
    // A target that is on pace is not red before the week is over.
    const week = weekSpan(weekOf(Date.now(), 'UTC'), 'UTC');
    const colorOf = (seconds: number) => progressSoFar(seconds, 60, 'Growth', elapsedOf(week, Date.now())).color;
    await expect.element(bar).toHaveAttribute('data-color', colorOf(0));
    await stop('Learn Rust').click();
    await makeEntry(api, goals[0]!._id, new Date(Date.now() - 55 * 60_000).toISOString(), new Date().toISOString());
    await button('Start Learn Rust').click();
    // Less of it in the first hour of a week.
    const sinceMonday = Math.floor((Date.now() - week.from) / 60_000);
    const minutes = Math.min(55, sinceMonday);
    await expect.element(bar).toHaveAttribute('aria-valuetext', `${minutesInWords(minutes)} of 1 h`);
    await expect.element(bar).toHaveAttribute('data-color', colorOf(minutes * 60));
  });
});
