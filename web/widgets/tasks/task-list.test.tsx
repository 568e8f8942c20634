import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { addDays, daysOfWeek, toDay, weekStartForDay } from '#domain/calendar/calendar.ts';
import { formatDayOfYear, formatShortWeekday } from '#domain/calendar/format-date.ts';
import { defaultFormats } from '#domain/calendar/format-settings.ts';
import { callApi } from '#testing/api.ts';
import { createEntry } from '#testing/seed.ts';
import { api, signUp } from '#web/testing/api.ts';
import { intercept, recordWrites, respond } from '#web/testing/network.ts';
import { remountApp } from '#web/testing/render-app.tsx';
import { choose, openTasks, taskList, taskNames } from '#web/testing/tasks.ts';

// New accounts are in UTC, whatever the time zone of the browser.
const today = toDay(Date.now(), 'UTC');
const week = daysOfWeek(weekStartForDay(today));
const dayButton = (day: string) =>
  page.getByRole('button', {
    name: `${formatShortWeekday(day)} ${formatDayOfYear(day, { ...defaultFormats, date: 'day-first' })}`,
    exact: true,
  });

beforeEach(signUp);

describe('a task', () => {
  test('shows its size once, and the time tracked on it', async () => {
    const { goalId, tasks, reload } = await openTasks(['Read chapter 4 (45 min)', 'Talk']);
    await expect.element(taskList).toMatchTextContent('Read chapter 445 min');
    const from = `${addDays(today, -1)}T10:00:00Z`;
    for (const [n, minutes] of [20, 5].entries()) {
      const entry = await createEntry(
        api,
        goalId,
        from,
        from.replace('10:00', `10:${String(minutes).padStart(2, '0')}`),
      );
      await callApi(api, 'PATCH', `/api/time-entries/${entry._id}`, { taskId: tasks[n]!._id });
    }
    expect((await reload()).map(({ trackedSec }) => trackedSec)).toEqual([1200, 300]);
    await remountApp();
    await expect.element(taskList).toMatchTextContent('Read chapter 420 min of 45 min');
    await expect.element(taskList).toMatchTextContent('Talk5 min tracked');
  });

  test('shows its week with dates, and kindly where it was carried over from', async () => {
    const startWeek = addDays(week[0]!, -14);
    await openTasks(
      [
        { title: 'Greet', week: 2 },
        { title: 'Talk', week: 3 },
        { title: 'Sing', week: 1, timesPerWeek: 2 },
      ],
      { startWeek },
    );
    const row = (n: number) => taskList.getByRole('listitem').nth(n);
    await expect.element(row(0)).toMatchTextContent('from Week 2');
    await expect.element(row(1)).toMatchTextContent(/Week 3 · \d/);
    await expect.element(row(2)).toMatchTextContent('Week 1 onwards');
    await expect.element(row(2)).not.toMatchTextContent('from Week');
  });

  test('is added at the end with the size that was typed', async () => {
    await openTasks([]);
    await expect.element(page.getByText('A size at the end helps to plan')).toBeVisible();
    await page.getByRole('textbox', { name: 'New task for Greet' }).fill('Read chapter 4 (45 min)');
    await userEvent.keyboard('{Enter}');
    await expect.element(taskList).toMatchTextContent('Read chapter 445 min');
    await page.getByRole('textbox', { name: 'New task for Greet' }).fill('Practise (3 × 20 min)');
    await userEvent.keyboard('{Enter}');
    await expect.element(taskList.getByRole('listitem').nth(1)).toMatchTextContent('20 min each time');
    await expect.element(taskList).toMatchTextContent('0 of 3 this week');
  });

  test('starts a timer from its menu or its button, and stops it', async () => {
    await openTasks(['Say hello']);
    const writes = recordWrites('/api/time-entries');
    await choose('Say hello', 'Start timer');
    await expect.poll(() => writes.length).toBe(1);
    await page.getByRole('button', { name: 'Stop Say hello' }).click();
    await expect.element(page.getByRole('button', { name: 'Start Say hello' })).toBeVisible();
  });
});

describe('a repeating task', () => {
  const task = page.getByRole('checkbox', { name: 'Practise, done today' });

  test('counts its ticks: today by its checkbox, earlier days by their own', async () => {
    const { reload } = await openTasks([{ title: 'Practise', timesPerWeek: 1 }]);
    const ticks = async () => (await reload())[0]!.ticks;
    await task.click();
    await expect.element(task).toBeChecked();
    await expect.element(taskList).toMatchTextContent('1 of 1 this week');
    await expect.poll(ticks).toEqual([today]);
    // It goes on until the user completes it.
    await expect.element(page.getByRole('checkbox', { name: 'Practise' })).toBeEnabled();
    await page.getByText('1 of 1 this week').click();
    await expect.element(dayButton(today)).toHaveAttribute('aria-pressed', 'true');
    await dayButton(today).click();
    await expect.element(task).not.toBeChecked();
    await expect.element(taskList).toMatchTextContent('0 of 1 this week');
    await expect.poll(ticks).toEqual([]);
  });

  test('can be done more often than planned, but not in the future', async () => {
    // A Thursday; only the browser's clock changes, so the server accepts all days of that week.
    const monday = addDays(week[0]!, -7);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`${addDays(monday, 3)}T12:00:00Z`) });
    intercept('/api/time-entries/active', async ({ forward }) => {
      const response = await forward();
      const body = (await response.json()) as object;
      return Response.json({ ...body, serverNow: Date.now() }, { headers: response.headers });
    });
    await openTasks([{ title: 'Practise', timesPerWeek: 3 }]);
    await page.getByText('0 of 3 this week').click();
    for (const [n, day] of daysOfWeek(monday).slice(0, 4).entries()) {
      await dayButton(day).click();
      await expect.element(taskList).toMatchTextContent(`${n + 1} of 3 this week`);
    }
    for (const day of daysOfWeek(monday).slice(4)) await expect.element(dayButton(day)).toBeDisabled();
  });

  test('is done after the last of its ticks, and open again without it', async () => {
    const { reload } = await openTasks([{ title: 'Practise', timesPerWeek: 1, week: 1, untilWeek: 1 }], {
      startWeek: week[0]!,
    });
    await task.click();
    const done = page.getByRole('checkbox', { name: 'Practise', exact: true });
    await expect.element(done).toBeChecked();
    expect((await reload())[0]!.completed).toBe(true);
    await done.click();
    await expect.element(task).not.toBeChecked();
    await expect.poll(async () => (await reload())[0]).toMatchObject({ completed: false, ticks: [] });
  });

  test('is completed for good by its menu, and reopened by its checkbox', async () => {
    const { reload } = await openTasks([{ title: 'Practise', timesPerWeek: 3 }]);
    await choose('Practise', 'Complete for good');
    const done = page.getByRole('checkbox', { name: 'Practise', exact: true });
    await expect.element(done).toBeChecked();
    await done.click();
    await expect.element(task).not.toBeChecked();
    await expect.poll(async () => (await reload())[0]).toMatchObject({ completed: false, ticks: [] });
  });

  test('that was ticked today and completed for good is reopened without the tick', async () => {
    const { reload } = await openTasks([{ title: 'Practise', timesPerWeek: 3 }]);
    await task.click();
    await expect.element(taskList).toMatchTextContent('1 of 3 this week');
    await choose('Practise', 'Complete for good');
    const done = page.getByRole('checkbox', { name: 'Practise', exact: true });
    await expect.element(done).toBeChecked();
    await done.click();
    await expect.element(task).not.toBeChecked();
    await expect.element(taskList).toMatchTextContent('0 of 3 this week');
    await expect.poll(async () => (await reload())[0]).toMatchObject({ completed: false, ticks: [] });
  });

  test('rolls back a tick that cannot be saved', async () => {
    await openTasks([{ title: 'Practise', timesPerWeek: 3 }]);
    intercept('/tick', respond(500));
    await task.click();
    await expect.element(page.getByRole('alert')).toMatchTextContent('The task was not saved.');
    await expect.element(task).not.toBeChecked();
    await expect.element(taskList).toMatchTextContent('0 of 3 this week');
  });
});

describe('a task that is set aside', () => {
  const aside = page.getByText(/^Set aside \(/);

  test('moves to a group at the end, and back where it was', async () => {
    const { reload } = await openTasks(['One', 'Two', 'Three']);
    await choose('Two', 'Set aside');
    await expect.poll(taskNames).toEqual(['One', 'Three']);
    await expect.element(aside).toHaveTextContent('Set aside (1)');
    await choose('One', 'Set aside');
    await expect.element(aside).toHaveTextContent('Set aside (2)');
    expect((await reload()).map(({ isSetAside }) => isSetAside)).toEqual([true, true, false]);
    await aside.click();
    await choose('Two', 'Put back');
    await expect.poll(taskNames).toEqual(['Two', 'Three']);
  });

  test('can be put back by Undo', async () => {
    await openTasks(['One', 'Two']);
    await choose('One', 'Set aside');
    await expect.element(page.getByRole('status').filter({ hasText: 'One set aside.' })).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.element(page.getByText('The task was put back.')).toBeVisible();
    await expect.poll(taskNames).toEqual(['One', 'Two']);
    await expect.element(aside).not.toBeInTheDocument();
  });
});
