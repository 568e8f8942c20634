import type { ActionPlan } from '#contract/plans/action-plans.ts';
import type { FocusArea } from '#contract/goals/focus-areas.ts';
import type { Goal } from '#contract/goals/goals.ts';
import type { InventoryItem } from '#contract/goals/inventory.ts';
import type { Task } from '#contract/goals/tasks.ts';
import type { TimeEntry } from '#contract/time-entries/time-entries.ts';
import type { WeeklyGoal } from '#contract/weekly-goals/weekly-goals.ts';
import { addDays, weekStartForInstant } from '#domain/calendar/calendar.ts';
import { type Api, callApi } from './api.ts';

/** Creates a focus area with goals. */
export async function createArea(
  api: Api,
  fields: Partial<FocusArea> & Pick<FocusArea, 'name'>,
  titles: readonly string[] = [],
): Promise<{ area: FocusArea; goals: Goal[] }> {
  const area = await callApi<FocusArea>(api, 'POST', '/api/focus-areas', fields);
  const goals: Goal[] = [];
  for (const title of titles) {
    goals.push(await callApi<Goal>(api, 'POST', `/api/focus-areas/${area._id}/goals`, { title }));
  }
  return { area, goals };
}

/** Starts a timer as of `elapsedMs` ago. */
export async function startTimer(api: Api, goal: Goal, elapsedMs: number): Promise<TimeEntry> {
  const entry = await callApi<TimeEntry>(api, 'POST', '/api/time-entries', { goalId: goal._id });
  const startAt = new Date(Date.parse(entry.startAt) - elapsedMs).toISOString();
  return callApi<TimeEntry>(api, 'PATCH', `/api/time-entries/${entry._id}`, { startAt });
}

export function createEntry(api: Api, goalId: string, startAt: string, endAt: string, note = ''): Promise<TimeEntry> {
  const toIso = (text: string) => new Date(text).toISOString();
  return callApi(api, 'POST', '/api/time-entries', { goalId, startAt: toIso(startAt), endAt: toIso(endAt), note });
}

/** Plans a week: sets the minutes of each focus area, or lets it rest. */
export async function planWeek(
  api: Api,
  weekStart: string,
  plans: readonly { readonly area: FocusArea; readonly goalMin?: number; readonly isResting?: boolean }[],
): Promise<void> {
  const rows = await callApi<WeeklyGoal[]>(api, 'GET', `/api/weekly-goals?weekStart=${weekStart}`);
  for (const { area, ...changes } of plans) {
    const row = rows.find(({ focusAreaId }) => focusAreaId === area._id)!;
    await callApi(api, 'PATCH', `/api/weekly-goals/${row._id}`, changes);
  }
}

/** Creates an entry on a day; `startMin` counts from midnight UTC. */
export function createEntryOnDay(
  api: Api,
  goal: Goal,
  day: string,
  startMin: number,
  minutes: number,
): Promise<TimeEntry> {
  const toInstant = (minute: number) => new Date(Date.parse(day) + minute * 60_000).toISOString();
  return createEntry(api, goal._id, toInstant(startMin), toInstant(startMin + minutes));
}

/** Creates a resource of a goal, completed if `completed` is set. */
export async function createItem(
  api: Api,
  goalId: string,
  { completed, rating, ...fields }: Partial<InventoryItem> & Pick<InventoryItem, 'title'>,
): Promise<InventoryItem> {
  const item = await callApi<InventoryItem>(api, 'POST', `/api/goals/${goalId}/inventory`, fields);
  return completed ? callApi(api, 'PATCH', `/api/inventory/${item._id}`, { completed, rating }) : item;
}

export function createTask(
  api: Api,
  goalId: string,
  title: string,
  inventoryItems: readonly string[] = [],
): Promise<Task> {
  return callApi(api, 'POST', `/api/goals/${goalId}/tasks`, { title, inventoryItems });
}

export async function createPlan(
  api: Api,
  fields: Partial<ActionPlan> & Pick<ActionPlan, 'title' | 'focusAreaId'>,
  goals: readonly Goal[] = [],
): Promise<ActionPlan> {
  const included = goals.map(({ _id }) => ({ goalId: _id, include: true }));
  const body = { ...fields, goals: included };
  return (await callApi<{ actionPlan: ActionPlan }>(api, 'POST', '/api/action-plans', body)).actionPlan;
}

/**
 * Creates focus areas, goals, two running timers (one long enough to look forgotten), a plan, and three planned and
 * tracked weeks.
 */
export async function seedAccount(api: Api): Promise<void> {
  const titles = Array.from({ length: 11 }, (_, n) => `Goal ${n + 1}`);
  const coding = await createArea(api, { name: 'Coding', description: 'Side projects' }, titles);
  await startTimer(api, coding.goals[0]!, 9 * 3_600_000);
  await startTimer(api, coding.goals[1]!, 60_000);
  const [goal] = coding.goals.slice(3);
  await createPlan(
    api,
    { title: 'Ship it', focusAreaId: coding.area._id, structure: 'weekly' },
    coding.goals.slice(3, 5),
  );
  const book = await createItem(api, goal!._id, {
    title: 'The book',
    url: 'https://example.com/book',
    tags: ['reading', 'new'],
    notes: 'Chapters 1 to 3 first.',
    estimatedMinutes: 90,
  });
  await createItem(api, goal!._id, { title: 'The video', priority: 'high', completed: true, rating: 4 });
  await createTask(api, goal!._id, 'Read and note down', [book._id]);
  const fitness = await createArea(api, { name: 'Fitness', focusAreaClass: 'life_stuff' });
  const gaming = await createArea(api, { name: 'Gaming', focusAreaClass: 'chill_zone' }, ['Outer Wilds']);
  for (let weeksAgo = 1; weeksAgo <= 3; weeksAgo++) {
    const week = addDays(weekStartForInstant(Date.now(), 'UTC'), -7 * weeksAgo);
    await planWeek(api, week, [
      { area: coding.area, goalMin: 300 },
      { area: fitness.area, isResting: true },
      { area: gaming.area, goalMin: 60 },
    ]);
    await createEntryOnDay(api, coding.goals[2]!, week, 540, 100 * weeksAgo);
    await createEntryOnDay(api, gaming.goals[0]!, addDays(week, 2), 1200, 90);
  }
}
