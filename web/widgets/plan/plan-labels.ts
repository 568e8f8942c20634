import type { ActionPlan } from '#contract/plans/action-plans.ts';
import { commitmentHours, type PlanStructure, weeklyCommitments } from '#domain/plan/action-plan.ts';
import { formatDuration } from '#domain/duration/format-duration.ts';
import type { StepCount } from '#domain/plan/plan-progress.ts';

export const structureLabels: Readonly<Record<PlanStructure, { readonly label: string; readonly about: string }>> = {
  backlog: { label: 'Backlog', about: 'Goals in one list, to work on whenever you have time.' },
  weekly: { label: 'Weekly', about: 'Goals such as ‘Week 1: …’, one after the other.' },
};

export type PlanScope = Pick<ActionPlan, 'structure' | 'weeks' | 'weeklyCommitmentHours' | 'commitmentLevel'>;

/** 'Weekly · 10 weeks' */
export function formatStructure({ structure, weeks }: PlanScope): string {
  const { label } = structureLabels[structure];
  return weeks === null ? label : `${label} · ${weeks} ${weeks === 1 ? 'week' : 'weeks'}`;
}

/** '3 h 35 min of 4 h': the estimated time of a week's tasks out of its hours. */
export function formatWeekLoad(minutes: number, weeklyHours: number): string {
  return `${formatDuration(minutes)} of ${formatHours(weeklyHours)}`;
}

const formatHours = (hours: number) => formatDuration(hours * 60);

/** '5 h a week' */
export function formatCommitment({ weeklyCommitmentHours }: PlanScope): string {
  return `${formatHours(weeklyCommitmentHours)} a week`;
}

/** The standard hours, plus the plan's own if the assistant chose others. */
export function buildCommitmentOptions(plan: ActionPlan | undefined) {
  const standard: { value: string; hours: number }[] = weeklyCommitments.map((value) => ({
    value,
    hours: commitmentHours(value),
  }));
  const isCustom = plan && standard.every(({ value }) => value !== plan.weeklyCommitment);
  const custom = isCustom ? [{ value: plan.weeklyCommitment, hours: plan.weeklyCommitmentHours }] : [];
  return [...standard, ...custom]
    .toSorted((a, b) => a.hours - b.hours)
    .map(({ value, hours }) => ({ value, label: formatHours(hours) }));
}

/** '12 of 30 steps' */
export function formatSteps({ done, total }: StepCount): string {
  return total === 0 ? 'No steps yet' : `${done} of ${total} ${total === 1 ? 'step' : 'steps'}`;
}
