import { beforeEach, expect, test } from 'vitest';
import type { Goal } from '#contract/goals/goals.ts';
import type { TimeEntry } from '#contract/time-entries/time-entries.ts';
import { callApi } from '#testing/api.ts';
import { createArea, createItem, createTask } from '#testing/seed.ts';
import { api, signUp } from '#web/testing/api.ts';
import { intercept, loseResponse } from '#web/testing/network.ts';
import { type QueuedTimer, readOutbox } from './outbox.ts';
import { syncOutbox } from './outbox-sync.ts';
import { saveQueuedTimer } from './outbox-writes.ts';

const MINUTE = 60_000;
const secondsAgo = (ms: number) => new Date(Math.floor((Date.now() - ms) / 1000) * 1000).toISOString();

let userId: string;
let goal: Goal;
let running: readonly TimeEntry[];

const sync = () => syncOutbox(userId, (update) => (running = update([...running])));
const listEntries = async () => {
  const day = new Date().toISOString().slice(0, 10);
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  return callApi<TimeEntry[]>(api, 'GET', `/api/time-entries/range?from=${yesterday}&to=${day}`);
};

/** Queues a start, and its end unless it is still running. */
function enqueue(startedMinutesAgo: number, endedMinutesAgo: number | undefined, fields: Partial<QueuedTimer> = {}) {
  const order = readOutbox(userId).length + 1;
  saveQueuedTimer(userId, {
    key: `key ${order} of ${userId}`.replaceAll(' ', '-'),
    order,
    goal: { _id: goal._id, title: goal.title, status: 'Active', focusArea: { _id: goal.focusArea, name: 'Sport' } },
    startAt: secondsAgo(startedMinutesAgo * MINUTE),
    ...(endedMinutesAgo !== undefined && { endAt: secondsAgo(endedMinutesAgo * MINUTE) }),
    ...fields,
  });
}

beforeEach(async () => {
  await signUp();
  userId = (await callApi<{ user: { _id: string } }>(api, 'GET', '/api/auth/me')).user._id;
  goal = (await createArea(api, { name: 'Sport' }, ['Ten kilometres'])).goals[0]!;
  running = [];
});

test('sends what timers were started on, and timers that were queued before that was possible', async () => {
  const task = await createTask(api, goal._id, 'Buy shoes');
  const item = await createItem(api, goal._id, { title: 'Map' });
  enqueue(30, 20);
  enqueue(20, 10, { step: { type: 'task', id: task._id, title: task.title } });
  enqueue(10, undefined, { step: { type: 'item', id: item._id, title: item.title } });
  expect(await sync()).toBe(3);
  const entries = await listEntries();
  expect(entries.map(({ stepTitle, taskId, inventoryItemId }) => [stepTitle, taskId, inventoryItemId])).toEqual([
    [null, null, null],
    ['Buy shoes', task._id, null],
    ['Map', null, item._id],
  ]);
  expect(running.map(({ stepTitle }) => stepTitle)).toEqual(['Map']);
});

test.each(['start', 'whole'] as const)(
  'keeps the time of a %s on the goal if the task was deleted before it was sent',
  async (as) => {
    const task = await createTask(api, goal._id, 'Buy shoes');
    enqueue(20, as === 'whole' ? 10 : undefined, {
      note: 'Red ones',
      step: { type: 'task', id: task._id, title: task.title },
    });
    await callApi(api, 'DELETE', `/api/tasks/${task._id}`);
    const { startAt, endAt = null } = readOutbox(userId)[0]!;
    expect(await sync()).toBe(1);
    expect(readOutbox(userId)).toEqual([]);
    const [entry, ...others] = await listEntries();
    expect(others).toEqual([]);
    expect(entry).toMatchObject({ goalId: goal._id, taskId: null, note: 'Red ones', startAt, endAt });
  },
);

test('sends a start only once if its response was lost and its task was deleted since', async () => {
  const task = await createTask(api, goal._id, 'Buy shoes');
  enqueue(20, undefined, { step: { type: 'task', id: task._id, title: task.title } });
  const restore = intercept(/\/api\/time-entries$/, loseResponse);
  expect(await sync()).toBe(0);
  restore();
  await callApi(api, 'DELETE', `/api/tasks/${task._id}`);
  expect(await sync()).toBe(1);
  expect(await listEntries()).toHaveLength(1);
});

test('ends the timer of one task when the next one of the goal was started offline', async () => {
  const [shoes, laces] = [await createTask(api, goal._id, 'Buy shoes'), await createTask(api, goal._id, 'Buy laces')];
  const entry = await callApi<TimeEntry>(api, 'POST', '/api/time-entries', { goalId: goal._id, taskId: shoes._id });
  await callApi(api, 'PATCH', `/api/time-entries/${entry._id}`, { startAt: secondsAgo(30 * MINUTE) });
  enqueue(10, undefined, { step: { type: 'task', id: laces._id, title: laces.title } });
  const { startAt } = readOutbox(userId)[0]!;
  await sync();
  expect((await listEntries()).map(({ stepTitle, endAt }) => [stepTitle, endAt])).toEqual([
    ['Buy shoes', startAt],
    ['Buy laces', null],
  ]);
});
