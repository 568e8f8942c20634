import type { Concern, HelpReason } from '#domain/assistant/concerns.ts';
import { checkInSteps } from '#planner/safety/check.ts';
import { yieldToEventLoop } from '#server/event-loop.ts';
import { ApiError } from '#server/http/errors.ts';
import { helpMessages } from './help-messages.ts';

const FIELD_NAME = /^[a-z]+$/i;
/** Nobody wrote these, and their letters and digits can look like disguised words. */
const UUID = /\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/gi;

/** The error that offers help instead of a plan. It contains nothing that the user typed, and is not logged. */
export const createHelpError = (concern: HelpReason) => new ApiError(422, helpMessages[concern], { concern });

/** Throws if any text of a request calls for help instead of a plan, before a generator sees it. */
export async function assertSafe(body: unknown): Promise<void> {
  for (const text of collectTexts(body)) {
    const concern = await findConcern(text);
    if (concern) throw createHelpError(concern);
  }
}

/** Yields to other requests all the time, because texts can be long. */
export async function findConcern(text: string): Promise<Concern | undefined> {
  for (const concern of checkInSteps(text.replaceAll(UUID, ' '))) {
    if (concern) return concern;
    await yieldToEventLoop();
  }
  return undefined;
}

/** All strings of a body, including keys that do not look like field names: answers are keyed by their questions. */
function collectTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(collectTexts);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    ...(FIELD_NAME.test(name) ? [] : [name]),
    ...collectTexts(inner),
  ]);
}
