import type { APIRequestContext } from '@playwright/test';
import type { FocusArea } from '#contract/focus-areas.ts';
import type { Goal } from '#contract/goals.ts';
import type { TimeEntry } from '#contract/time-entries.ts';
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
