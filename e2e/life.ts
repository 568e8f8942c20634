import type { APIRequestContext } from '@playwright/test';
import type { ActionPlan } from '#contract/action-plans.ts';
import type { FocusArea } from '#contract/focus-areas.ts';
import type { Goal } from '#contract/goals.ts';
import type { InventoryItem } from '#contract/inventory.ts';
import type { Task } from '#contract/tasks.ts';
import type { TimeEntry } from '#contract/time-entries.ts';
import type { WeeklyGoal } from '#contract/weekly-goals.ts';
import { addDays, weekOf } from '#domain/calendar.ts';
import { send } from './accounts.ts';

/** A focus area with goals, made through the API. */
export async function makeArea(
  request: APIRequestContext,
  fields: Partial<FocusArea> & Pick<FocusArea, 'name'>,
  titles: readonly string[] = [],
): Promise<{ area: FocusArea; goals: Goal[] }> {
  const area = await send<FocusArea>(request, 'POST', '/api/focus-areas', fields);
  const goals: Goal[] = [];
  for (const title of titles) {
    goals.push(await send<Goal>(request, 'POST', `/api/focus-areas/${area._id}/goals`, { title }));
  }
  return { area, goals };
}

/** A timer that has been running for so long. */
export async function startTimer(request: APIRequestContext, goal: Goal, sinceMs: number): Promise<TimeEntry> {
  const entry = await send<TimeEntry>(request, 'POST', '/api/time-entries', { goalId: goal._id });
  const startAt = new Date(Date.parse(entry.startAt) - sinceMs).toISOString();
  return send<TimeEntry>(request, 'PATCH', `/api/time-entries/${entry._id}`, { startAt });
}

/** Time that was spent on a goal. */
export function makeEntry(
  request: APIRequestContext,
  goalId: string,
  startAt: string,
  endAt: string,
): Promise<TimeEntry> {
  const iso = (text: string) => new Date(text).toISOString();
  return send(request, 'POST', '/api/time-entries', { goalId, startAt: iso(startAt), endAt: iso(endAt) });
}

/** Plans a week: minutes by name of focus area, or rest. */
export async function planWeek(
  request: APIRequestContext,
  weekStart: string,
  plans: readonly { readonly area: FocusArea; readonly goalMin?: number; readonly isResting?: boolean }[],
): Promise<void> {
  const answer = await request.get(`/api/weekly-goals?weekStart=${weekStart}`);
  const rows = (await answer.json()) as WeeklyGoal[];
  for (const { area, ...changes } of plans) {
    const row = rows.find(({ focusAreaId }) => focusAreaId === area._id)!;
    await send(request, 'PATCH', `/api/weekly-goals/${row._id}`, changes);
  }
}

/** Time of a goal on a day, in minutes after midnight UTC. */
export function trackOn(
  request: APIRequestContext,
  goal: Goal,
  day: string,
  fromMin: number,
  minutes: number,
): Promise<TimeEntry> {
  const at = (minute: number) => new Date(Date.parse(day) + minute * 60_000).toISOString();
  return makeEntry(request, goal._id, at(fromMin), at(fromMin + minutes));
}

/** A resource of a goal; with `completed` it is done. */
export async function makeItem(
  request: APIRequestContext,
  goalId: string,
  { completed, rating, ...fields }: Partial<InventoryItem> & Pick<InventoryItem, 'title'>,
): Promise<InventoryItem> {
  const item = await send<InventoryItem>(request, 'POST', `/api/goals/${goalId}/inventory`, fields);
  return completed ? send(request, 'PATCH', `/api/inventory/${item._id}`, { completed, rating }) : item;
}

export function makeTask(
  request: APIRequestContext,
  goalId: string,
  title: string,
  inventoryItems: readonly string[] = [],
): Promise<Task> {
  return send(request, 'POST', `/api/goals/${goalId}/tasks`, { title, inventoryItems });
}

/** A plan with these goals in it. */
export async function makePlan(
  request: APIRequestContext,
  fields: Partial<ActionPlan> & Pick<ActionPlan, 'title' | 'focusAreaId'>,
  goals: readonly Goal[] = [],
): Promise<ActionPlan> {
  const included = goals.map(({ _id }) => ({ goalId: _id, include: true }));
  const body = { ...fields, goals: included };
  return (await send<{ actionPlan: ActionPlan }>(request, 'POST', '/api/action-plans', body)).actionPlan;
}

/** Areas, goals, timers that run, one of them perhaps forgotten, and three weeks that were planned and tracked. */
export async function beginLife(request: APIRequestContext): Promise<void> {
  const titles = Array.from({ length: 11 }, (_, n) => `Goal ${n + 1}`);
  const coding = await makeArea(request, { name: 'Coding', description: 'Side projects' }, titles);
  await startTimer(request, coding.goals[0]!, 9 * 3_600_000);
  await startTimer(request, coding.goals[1]!, 60_000);
  const [goal] = coding.goals.slice(3);
  await makePlan(
    request,
    { title: 'Ship it', focusAreaId: coding.area._id, structure: 'weekly' },
    coding.goals.slice(3, 5),
  );
  const book = await makeItem(request, goal!._id, {
    title: 'The book',
    url: 'https://example.com/book',
    tags: ['reading', 'new'],
    notes: 'Chapters 1 to 3 first.',
    estimatedMinutes: 90,
  });
  await makeItem(request, goal!._id, { title: 'The video', priority: 'high', completed: true, rating: 4 });
  await makeTask(request, goal!._id, 'Read and note down', [book._id]);
  const fitness = await makeArea(request, { name: 'Fitness', focusAreaClass: 'life_stuff' });
  const gaming = await makeArea(request, { name: 'Gaming', focusAreaClass: 'chill_zone' }, ['Outer Wilds']);
  for (let ago = 1; ago <= 3; ago++) {
    const week = addDays(weekOf(Date.now(), 'UTC'), -7 * ago);
    await planWeek(request, week, [
      { area: coding.area, goalMin: 300 },
      { area: fitness.area, isResting: true },
      { area: gaming.area, goalMin: 60 },
    ]);
    await trackOn(request, coding.goals[2]!, week, 540, 100 * ago);
    await trackOn(request, gaming.goals[0]!, addDays(week, 2), 1200, 90);
  }
}
