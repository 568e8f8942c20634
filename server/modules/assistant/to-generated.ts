import type { PlanGeneratorKind } from '#contract/assistant/assistant.ts';
import { emptyFacts, type Understanding } from '#contract/assistant/understanding.ts';
import { assessFeasibility } from './feasibility/feasibility.ts';
import type { FinishedPlan, PlanRequest } from './plan-generator.ts';
import { toDraftResponse } from './saved-plans/draft-response.ts';

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

/** What tabs that were opened before outlines existed expect beside a plan. It no longer contains guessed facts. */
export function toUnderstanding({ fields, reading, context }: PlanRequest): Understanding {
  const { structure, weeks, effort, weeklyMinutes } = fields;
  const weeklyHours = Math.ceil(weeklyMinutes / 60);
  const isWeekly = structure === 'weekly';
  const { feasible, advice } = assessFeasibility({
    hours: null,
    weeks: weeks.length,
    weeklyHours,
    trackedMinutesByWeek: context.trackedMinutesByWeek,
  });
  return {
    facts: emptyFacts,
    playbooks: reading.isClear ? reading.playbooks.slice(0, 1) : [],
    alternatives: reading.playbooks.slice(reading.isClear ? 1 : 0),
    structure,
    weeks: weeks.length,
    weeklyHours,
    commitmentLevel: effort,
    startsOn: isWeekly ? weeks[0]!.from : null,
    endsOn: isWeekly ? weeks.at(-1)!.to : null,
    feasible,
    notes: [...advice],
    needsParts: false,
  };
}
