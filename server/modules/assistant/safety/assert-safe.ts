import type { HelpReason } from '#domain/assistant/concerns.ts';
import { checkConcerns } from './detect-concern.ts';
import { helpMessages } from './help-messages.ts';
import { yieldToEventLoop } from '#server/event-loop.ts';
import { ApiError } from '#server/http/errors.ts';

const FIELD_NAME = /^[a-z]+$/i;

/** The error that offers help instead of a plan. It contains nothing that the user typed, and is not logged. */
export const createHelpError = (concern: HelpReason) => new ApiError(422, helpMessages[concern], { concern });

/**
 * Throws if any text of a request calls for help instead of a plan, before a generator sees it. Yields to other requests
 * all the time, because a request can contain many long texts.
 */
export async function assertSafe(body: unknown): Promise<void> {
  for (const text of collectTexts(body)) {
    for (const concern of checkConcerns(text)) {
      if (concern) throw createHelpError(concern);
      await yieldToEventLoop();
    }
  }
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
