import { nothingLeft } from '#contract/outline.ts';
import { createFieldError } from '#contract/schema/errors.ts';
import type { Outline } from '#domain/assistant/outline.ts';
import { validationError } from '#server/http/errors.ts';
import type { Planner } from './planner-client.ts';

/** Throws if no plan can be written from an outline: nothing is left to do, or a number is outside its bounds. */
export async function assertOutline(planner: Planner, userId: string, outline: Outline | null | undefined) {
  if (!outline) return;
  const { milestones, playbook, numbers } = outline;
  const states = milestones.map(({ state }) => state);
  if (states.length > 0 && !states.includes('open'))
    throw validationError([createFieldError('outline', nothingLeft(states))]);
  if (playbook === null || Object.keys(numbers).length === 0) return;
  const message = await planner.run(userId, 'findNumberError', outline);
  if (message !== undefined) throw validationError([createFieldError('outline', message)]);
}
