import type { PlanGeneratorKind } from '#contract/assistant.ts';
import type { FinishedPlan, PlanRequest } from './plan-generator.ts';
import { toDraftResponse } from './saved-plans/draft-response.ts';
import { toUnderstanding } from './to-understanding.ts';

/** A draft as it is sent to the browser, with what it was written from. */
export function toGenerated(
  { draft, changes, notes, leftOut, usage }: FinishedPlan,
  planner: PlanGeneratorKind,
  request: PlanRequest,
) {
  const understanding = toUnderstanding(request);
  return {
    draft: toDraftResponse(draft),
    planner,
    understanding: notes ? { ...understanding, notes } : understanding,
    deadline: request.fields.deadline ?? (planner === 'builtIn' ? (request.prefilled.deadline ?? null) : null),
    changes,
    leftOut: leftOut ?? [],
    usage: usage ?? null,
  };
}
