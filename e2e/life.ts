import type { APIRequestContext } from '@playwright/test';
import type { FocusArea } from '#contract/focus-areas.ts';
import type { Goal } from '#contract/goals.ts';
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
