import { wholeSecond } from '#domain/time-span.ts';
import { newId } from '../db/id.ts';
import type { Db } from '../db/open.ts';
import type { Client } from './client.ts';

export async function userIdOf(client: Client): Promise<string> {
  return (await client.get('/api/auth/me')).json.user._id;
}

export async function moveTo(db: Db, client: Client, timeZone: string): Promise<void> {
  await db
    .updateTable('users')
    .set({ time_zone: timeZone })
    .where('id', '=', await userIdOf(client))
    .execute();
}

export async function makeFocusArea(client: Client, body: object = { name: 'Fitness' }): Promise<string> {
  return made(client, '/api/focus-areas', body);
}

export async function makeGoal(client: Client, focusAreaId: string, title = 'Run'): Promise<string> {
  return made(client, `/api/focus-areas/${focusAreaId}/goals`, { title });
}

export async function startTimer(client: Client, goalId: string): Promise<string> {
  return made(client, '/api/time-entries', { goalId });
}

export async function makeEntry(client: Client, goalId: string, startAt: string, endAt: string): Promise<string> {
  return made(client, '/api/time-entries', { goalId, startAt, endAt });
}

export async function makePlan(client: Client, focusAreaId: string, more: object = {}): Promise<string> {
  const body = { focusAreaId, title: 'A way', ...more };
  const { status, text, json } = await client.post('/api/action-plans', body);
  if (status !== 201) throw new Error(`the plan was not made: ${status} ${text}`);
  return json.actionPlan._id;
}

/** A plan as the assistant writes it, short. */
export const sampleDraft = {
  title: 'Ten kilometres',
  description: 'Step by step',
  structure: 'weekly' as const,
  weeks: 2,
  weeklyCommitmentHours: 3,
  commitmentLevel: 'Medium' as const,
  goals: [
    {
      title: 'Week 1: Run a mile',
      tasks: [{ title: 'Walk and run for 20 min' }, { title: 'Run a mile' }],
      resources: [
        { title: 'A map of the park', url: 'https://example.org/park', notes: 'The flat way', estimatedMinutes: 20 },
      ],
    },
    { title: 'Week 2: Run two', tasks: [{ title: 'Run two miles' }], resources: [] },
  ],
};

/** Answers the id of the plan. */
export async function saveDraft(client: Client, place: object, draft: object = sampleDraft): Promise<string> {
  const { status, text, json } = await client.post('/api/ai/save-plan', { ...place, draft });
  if (status !== 201) throw new Error(`the draft was not saved: ${status} ${text}`);
  return json.actionPlan._id;
}

export async function makeItem(client: Client, goalId: string, body: object = { title: 'Shoes' }): Promise<string> {
  return made(client, `/api/goals/${goalId}/inventory`, body);
}

export async function makeTask(client: Client, goalId: string, body: object = { title: 'Lace up' }): Promise<string> {
  return made(client, `/api/goals/${goalId}/tasks`, body);
}

async function made(client: Client, path: string, body: object): Promise<string> {
  const { status, text, json } = await client.post(path, body);
  if (status !== 201) throw new Error(`${path} failed: ${status} ${text}`);
  return json._id;
}

/** A user who never logs in, for tests without a server. */
export function userRow(id: string) {
  return {
    id,
    email: id,
    email_key: id,
    password_hash: 'h',
    time_zone: 'UTC',
    single_timer: 0 as const,
    created_at: 1,
  };
}

/** A goal as `makeGoal` creates it, for tests that need hundreds. */
export function goalRow(userId: string, focusAreaId: string, now: number) {
  return {
    user_id: userId,
    id: newId(now),
    focus_area_id: focusAreaId,
    title: 'Run',
    status: 'Active' as const,
    is_favorite: 0 as const,
    timeframe_year: 2026,
    created_at: now,
    closed_at: null,
    title_key: 'run',
  };
}

/** A time entry of the given minutes; running if there are none. Starts on a whole second, as the database requires. */
export function entryRow(userId: string, goalId: string, startAt: number, minutes?: number) {
  const startedAt = wholeSecond(startAt);
  return {
    user_id: userId,
    id: newId(startedAt),
    goal_id: goalId,
    started_at: startedAt,
    ended_at: minutes === undefined ? null : startedAt + minutes * 60_000,
    created_at: startedAt,
  };
}

/** What is planned for an area in a week, as it is made when the week is first read. */
export function weeklyGoalRow(userId: string, focusAreaId: string, weekStart: string, now: number) {
  return {
    user_id: userId,
    id: newId(now),
    focus_area_id: focusAreaId,
    week_start: weekStart,
    goal_min: null as number | null,
    is_resting: 0 as 0 | 1,
    created_at: now,
  };
}

/** A resource as `makeItem` makes it. */
export function inventoryRow(userId: string, goalId: string, now: number) {
  return {
    user_id: userId,
    id: newId(now),
    goal_id: goalId,
    title: 'Shoes',
    title_key: 'shoes',
    search_text: 'shoes',
    url: null as string | null,
    tags: '[]',
    notes: '',
    reflection_note: '',
    priority: 'med' as const,
    estimated_minutes: null as number | null,
    rating: null as number | null,
    completed_at: null as number | null,
    created_at: now,
  };
}

/** A task as `makeTask` makes it. */
export function taskRow(userId: string, goalId: string, now: number) {
  return { user_id: userId, id: newId(now), goal_id: goalId, title: 'Lace up', completed_at: null, created_at: now };
}
