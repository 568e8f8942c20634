import type { ReasonForHelp } from '#domain/safety/concerns.ts';
import { concernIn } from '#domain/safety/concern.ts';
import { helpMessages } from '#domain/safety/help.ts';
import { takeTurn } from '../../turns.ts';
import { ApiError } from '../../http/errors.ts';

const FIELD_NAME = /^[a-z]+$/i;

/** The refusal that offers help. It holds nothing of what was typed, and nothing of it is logged. */
export const offerHelp = (concern: ReasonForHelp) => new ApiError(422, helpMessages[concern], { concern });

/**
 * Throws where any text of a request calls for help instead of a plan, before any planner sees it. Lets other requests go
 * first between texts, as a request can bring many long ones.
 */
export async function checkSafety(body: unknown): Promise<void> {
  for (const text of textsIn(body)) {
    const concern = concernIn(text);
    if (concern) throw offerHelp(concern);
    await takeTurn();
  }
}

/** All strings of a body. Keys count too unless they look like field names: answers are keyed by their questions. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    ...(FIELD_NAME.test(name) ? [] : [name]),
    ...textsIn(inner),
  ]);
}
