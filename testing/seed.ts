import type { ActionPlan } from '#contract/action-plans.ts';
import type { FocusArea } from '#contract/focus-areas.ts';
import type { Goal } from '#contract/goals.ts';
import type { InventoryItem } from '#contract/inventory.ts';
import type { Task } from '#contract/tasks.ts';
import type { TimeEntry } from '#contract/time-entries.ts';
import type { WeeklyGoal } from '#contract/weekly-goals.ts';
import { addDays, weekOf } from '#domain/calendar.ts';
import { type Api, send } from './api.ts';

/** A focus area with goals, made through the API. */
export async function makeArea(
  api: Api,
  fields: Partial<FocusArea> & Pick<FocusArea, 'name'>,
  titles: readonly string[] = [],
): Promise<{ area: FocusArea; goals: Goal[] }> {
  const area = await send<FocusArea>(api, 'POST', '/api/focus-areas', fields);
  const goals: Goal[] = [];
  for (const title of titles) {
    goals.push(await send<Goal>(api, 'POST', `/api/focus-areas/${area._id}/goals`, { title }));
  }
  return { area, goals };
}

/** A timer that was started `sinceMs` ago. */
export async function startTimer(api: Api, goal: Goal, sinceMs: number): Promise<TimeEntry> {
  const entry = await send<TimeEntry>(api, 'POST', '/api/time-entries', { goalId: goal._id });
  const startAt = new Date(Date.parse(entry.startAt) - sinceMs).toISOString();
  return send<TimeEntry>(api, 'PATCH', `/api/time-entries/${entry._id}`, { startAt });
}

/** A time entry that has ended. */
export function makeEntry(api: Api, goalId: string, startAt: string, endAt: string): Promise<TimeEntry> {
  const iso = (text: string) => new Date(text).toISOString();
  return send(api, 'POST', '/api/time-entries', { goalId, startAt: iso(startAt), endAt: iso(endAt) });
}

/** Plans a week: minutes by name of focus area, or rest. */
export async function planWeek(
  api: Api,
  weekStart: string,
  plans: readonly { readonly area: FocusArea; readonly goalMin?: number; readonly isResting?: boolean }[],
): Promise<void> {
  const rows = await send<WeeklyGoal[]>(api, 'GET', `/api/weekly-goals?weekStart=${weekStart}`);
  for (const { area, ...changes } of plans) {
    const row = rows.find(({ focusAreaId }) => focusAreaId === area._id)!;
    await send(api, 'PATCH', `/api/weekly-goals/${row._id}`, changes);
  }
}

/** Time of a goal on a day, in minutes after midnight UTC. */
export function trackOn(api: Api, goal: Goal, day: string, fromMin: number, minutes: number): Promise<TimeEntry> {
  const at = (minute: number) => new Date(Date.parse(day) + minute * 60_000).toISOString();
  return makeEntry(api, goal._id, at(fromMin), at(fromMin + minutes));
}

/** A resource of a goal; with `completed` it is done. */
export async function makeItem(
  api: Api,
  goalId: string,
  { completed, rating, ...fields }: Partial<InventoryItem> & Pick<InventoryItem, 'title'>,
): Promise<InventoryItem> {
  const item = await send<InventoryItem>(api, 'POST', `/api/goals/${goalId}/inventory`, fields);
  return completed ? send(api, 'PATCH', `/api/inventory/${item._id}`, { completed, rating }) : item;
}

export function makeTask(
  api: Api,
  goalId: string,
  title: string,
  inventoryItems: readonly string[] = [],
): Promise<Task> {
  return send(api, 'POST', `/api/goals/${goalId}/tasks`, { title, inventoryItems });
}

/** A plan with these goals in it. */
export async function makePlan(
  api: Api,
  fields: Partial<ActionPlan> & Pick<ActionPlan, 'title' | 'focusAreaId'>,
  goals: readonly Goal[] = [],
): Promise<ActionPlan> {
  const included = goals.map(({ _id }) => ({ goalId: _id, include: true }));
  const body = { ...fields, goals: included };
  return (await send<{ actionPlan: ActionPlan }>(api, 'POST', '/api/action-plans', body)).actionPlan;
}

/** Focus areas, goals, two running timers (one for so long that it may be forgotten), a plan, and three planned and tracked weeks. */
export async function seedAccount(api: Api): Promise<void> {
  const titles = Array.from({ length: 11 }, (_, n) => `Goal ${n + 1}`);
  const coding = await makeArea(api, { name: 'Coding', description: 'Side projects' }, titles);
  await startTimer(api, coding.goals[0]!, 9 * 3_600_000);
  await startTimer(api, coding.goals[1]!, 60_000);
  const [goal] = coding.goals.slice(3);
  await makePlan(
    api,
    { title: 'Ship it', focusAreaId: coding.area._id, structure: 'weekly' },
    coding.goals.slice(3, 5),
  );
  const book = await makeItem(api, goal!._id, {
    title: 'The book',
    url: 'https://example.com/book',
    tags: ['reading', 'new'],
    notes: 'Chapters 1 to 3 first.',
    estimatedMinutes: 90,
  });
  await makeItem(api, goal!._id, { title: 'The video', priority: 'high', completed: true, rating: 4 });
  await makeTask(api, goal!._id, 'Read and note down', [book._id]);
  const fitness = await makeArea(api, { name: 'Fitness', focusAreaClass: 'life_stuff' });
  const gaming = await makeArea(api, { name: 'Gaming', focusAreaClass: 'chill_zone' }, ['Outer Wilds']);
  for (let ago = 1; ago <= 3; ago++) {
    const week = addDays(weekOf(Date.now(), 'UTC'), -7 * ago);
    await planWeek(api, week, [
      { area: coding.area, goalMin: 300 },
      { area: fitness.area, isResting: true },
      { area: gaming.area, goalMin: 60 },
    ]);
    await trackOn(api, coding.goals[2]!, week, 540, 100 * ago);
    await trackOn(api, gaming.goals[0]!, addDays(week, 2), 1200, 90);
  }
}
