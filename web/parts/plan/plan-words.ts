import type { ActionPlan } from '#contract/action-plans.ts';
import { hoursOf, type PlanStructure, weeklyCommitments } from '#domain/action-plan.ts';
import { minutesInWords } from '#domain/duration.ts';
import type { Steps } from '#domain/plan-progress.ts';

export const structureFaces: Readonly<Record<PlanStructure, { readonly label: string; readonly about: string }>> = {
  backlog: { label: 'Backlog', about: 'Goals in one list, done whenever there is time.' },
  weekly: { label: 'Weekly', about: 'Goals such as ‘Week 1: …’, one after the other.' },
};

/** How big a plan is. */
export type PlanFrame = Pick<ActionPlan, 'structure' | 'weeks' | 'weeklyCommitmentHours' | 'commitmentLevel'>;

/** 'Weekly · 10 weeks' */
export function structureInWords({ structure, weeks }: PlanFrame): string {
  const { label } = structureFaces[structure];
  return weeks === null ? label : `${label} · ${weeks} ${weeks === 1 ? 'week' : 'weeks'}`;
}

/** '5 h' */
/** '3 h 35 min of 4 h': what the tasks of a week take, of the hours that it has. */
export function timeOfWeek(minutes: number, weeklyHours: number): string {
  return `${minutesInWords(minutes)} of ${hoursInWords(weeklyHours)}`;
}

const hoursInWords = (hours: number) => minutesInWords(hours * 60);

/** '5 h a week' */
export function commitmentInWords({ weeklyCommitmentHours }: PlanFrame): string {
  return `${hoursInWords(weeklyCommitmentHours)} a week`;
}

/** What the form offers; of a plan that the assistant has made, also the hours that it has chosen. */
export function commitmentChoices(plan: ActionPlan | undefined) {
  const offered: { value: string; hours: number }[] = weeklyCommitments.map((value) => ({
    value,
    hours: hoursOf(value),
  }));
  const isOther = plan && offered.every(({ value }) => value !== plan.weeklyCommitment);
  const own = isOther ? [{ value: plan.weeklyCommitment, hours: plan.weeklyCommitmentHours }] : [];
  return [...offered, ...own]
    .toSorted((a, b) => a.hours - b.hours)
    .map(({ value, hours }) => ({ value, label: hoursInWords(hours) }));
}

/** '12 of 30 steps' */
export function stepsInWords({ done, total }: Steps): string {
  return total === 0 ? 'No steps yet' : `${done} of ${total} ${total === 1 ? 'step' : 'steps'}`;
}
