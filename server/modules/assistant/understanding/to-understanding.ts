import type { Understanding } from '#contract/understanding.ts';
import { assessFeasibility } from '../feasibility/feasibility.ts';
import { hasEnoughLines } from '../own-parts/own-lines.ts';
import type { PlaybookHeader } from '../playbooks/playbook.ts';
import type { PlanRequest } from '../plan-generator.ts';
import type { PreparedPlan } from './prepare-plan.ts';

export function toUnderstanding({
  input,
  playbooks,
  alternatives,
  context,
}: PlanRequest & PreparedPlan): Understanding {
  const { facts, structure, weeks, effort } = input;
  const weeklyHours = Math.ceil(input.weeklyMinutes / 60);
  const isWeekly = structure === 'weekly';
  const { feasible, advice } = assessFeasibility({
    playbook: playbooks[0] ?? null,
    weeks: weeks.length,
    weeklyHours,
    trackedMinutesByWeek: context.trackedMinutesByWeek,
  });
  return {
    facts: copyFacts(facts),
    playbooks: playbooks.map(toReference),
    alternatives: alternatives.map(toReference),
    structure,
    weeks: weeks.length,
    weeklyHours,
    commitmentLevel: effort,
    startsOn: isWeekly ? weeks[0]!.from : null,
    endsOn: isWeekly ? weeks.at(-1)!.to : null,
    feasible,
    notes: [...advice],
    needsParts: playbooks.every(({ isGeneral }) => isGeneral) && !hasEnoughLines(input),
  };
}

const toReference = ({ id, name }: PlaybookHeader) => ({ id, name });

/** The schema of a response has mutable lists. */
function copyFacts(facts: PreparedPlan['input']['facts']): Understanding['facts'] {
  const { has, days, obstacles, weakSpots, refusals, parts } = facts;
  return {
    ...facts,
    has: [...has],
    days: [...days],
    obstacles: [...obstacles],
    weakSpots: [...weakSpots],
    refusals: [...refusals],
    parts: [...parts],
  };
}
