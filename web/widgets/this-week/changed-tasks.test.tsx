import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { toDay } from '#domain/calendar/calendar.ts';
import { callApi } from '#testing/api.ts';
import { api, signUp } from '#web/testing/api.ts';
import { disconnect, intercept, respond } from '#web/testing/network.ts';
import { createRunningPlan, fetchTask } from '#web/testing/running-plan.ts';
import { remountApp, renderApp } from '#web/testing/render-app.tsx';

const card = page.getByRole('region', { name: 'This week', exact: true });
const box = (name: string) => page.getByRole('checkbox', { name, exact: true });
const row = (name: string) => page.getByRole('listitem').filter({ has: box(name), hasNot: page.getByRole('heading') });
const heading = page.getByRole('heading', { level: 3, name: 'Half marathon' });
const toast = (text: string) => page.getByText(text);

beforeEach(signUp);

describe('a repeating task that was completed for good', () => {
  async function openCompleted(ticked: boolean) {
    const { tasks } = await createRunningPlan([{ title: 'Stretch', timesPerWeek: 3, estimatedMinutes: 20 }]);
    const { _id } = tasks[0]!;
    if (ticked) await callApi(api, 'PATCH', `/api/tasks/${_id}/tick`, { ticked });
    await callApi(api, 'PATCH', `/api/tasks/${_id}/status`, { completed: true });
    await renderApp('/dashboard');
    await card.getByText('1 done').click();
    await expect.element(box('Stretch')).toBeChecked();
    return tasks[0]!;
  }

  test.each([true, false])('is opened again by its checkbox (ticked today: %s)', async (ticked) => {
    const task = await openCompleted(ticked);
    await box('Stretch').click();
    await expect.element(box('Stretch')).not.toBeChecked();
    await expect.element(row('Stretch')).toMatchTextContent('0 of 3 this week');
    await expect.element(heading).toMatchTextContent('1 h left');
    await expect.poll(() => fetchTask(task)).toMatchObject({ completed: false, ticks: [] });
  });

  test('stays completed if that cannot be saved', async () => {
    await openCompleted(true);
    intercept('/tick', respond(500, {}));
    await box('Stretch').click();
    await expect.element(toast('The task was not saved.')).toBeVisible();
    await expect.element(box('Stretch')).toBeChecked();
    await expect.element(heading).toMatchTextContent('all done');
  });
});

test('ticks the day in the time zone of the account', async () => {
  const timeZones = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'] as const;
  const [east, west] = timeZones.map((timeZone) => toDay(Date.now(), timeZone));
  await callApi(api, 'PUT', '/api/account/time-zone', { timeZone: timeZones[0] });
  const { tasks } = await createRunningPlan([{ title: 'Stretch', timesPerWeek: 7 }], { planWeek: 5 });
  await renderApp('/dashboard');
  await box('Stretch').click();
  await expect.element(box('Stretch')).toBeChecked();
  await expect.poll(async () => (await fetchTask(tasks[0]!)).ticks).toEqual([east]);
  await callApi(api, 'PUT', '/api/account/time-zone', { timeZone: timeZones[1] });
  await remountApp();
  await box('Stretch').click();
  await expect.poll(async () => (await fetchTask(tasks[0]!)).ticks).toEqual([west, east]);
});

describe('a task that was removed on another device', () => {
  test('is removed from the list when it is ticked, if its goal was deleted', async () => {
    const { goal } = await createRunningPlan([{ title: 'One', week: 3 }]);
    await renderApp('/dashboard');
    await expect.element(box('One')).toBeVisible();
    await callApi(api, 'DELETE', `/api/safe-delete/goals/${goal._id}`);
    await box('One').click();
    await expect.element(toast('The task was not saved. It has been deleted.')).toBeVisible();
    await expect.element(box('One')).not.toBeInTheDocument();
    await expect.element(heading).toMatchTextContent('nothing to do');
  });

  test('is completed all the same if only its plan was deleted, which leaves with it', async () => {
    const { plan, tasks } = await createRunningPlan([{ title: 'One', week: 3 }]);
    await renderApp('/dashboard');
    await expect.element(box('One')).toBeVisible();
    await callApi(api, 'DELETE', `/api/action-plans/${plan._id}`);
    await box('One').click();
    await expect.element(card).not.toBeInTheDocument();
    expect((await fetchTask(tasks[0]!)).completed).toBe(true);
  });

  test('leaves with a plan that is paused on another device', async () => {
    const { plan } = await createRunningPlan([{ title: 'One', week: 3 }]);
    await renderApp('/dashboard');
    await expect.element(box('One')).toBeVisible();
    await callApi(api, 'PATCH', `/api/action-plans/${plan._id}/schedule`, { action: 'pause' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    await expect.element(card).not.toBeInTheDocument();
  });
});

test('says so if a tick cannot be sent offline', async () => {
  const { tasks } = await createRunningPlan([{ title: 'Stretch', timesPerWeek: 3 }]);
  await renderApp('/dashboard');
  await expect.element(box('Stretch')).toBeVisible();
  const reconnect = intercept('/tick', disconnect);
  await box('Stretch').click();
  await expect.element(toast('The task was not saved.')).toBeVisible();
  await expect.element(box('Stretch')).not.toBeChecked();
  reconnect();
  await box('Stretch').click();
  await expect.poll(async () => (await fetchTask(tasks[0]!)).ticks).toHaveLength(1);
});

test('does not reopen tasks of a goal that was completed, which would not be asked for again', async () => {
  const { goal, tasks } = await createRunningPlan([{ title: 'One', week: 3 }]);
  await callApi(api, 'PATCH', `/api/tasks/${tasks[0]!._id}/status`, { completed: true });
  await callApi(api, 'PATCH', `/api/goals/${goal._id}/status`, { status: 'Completed' });
  await renderApp('/dashboard');
  await card.getByText('1 done').click();
  await expect.element(box('One')).toBeChecked();
  await expect.element(box('One')).toBeDisabled();
});
