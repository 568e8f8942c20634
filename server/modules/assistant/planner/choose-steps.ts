import { tasksPerWeek } from '../weeks/pack-weeks.ts';
import { type Step, stepMinutes } from './plan-stages.ts';

/** Steps are not shortened below this share of their usual size, */
const MIN_SIZE = 0.6;
/** or this if there would be fewer than three a week. */
const MIN_SIZE_OF_FEW = 0.5;
/** Long steps can be shortened more. */
export const MIN_LONG_SIZE = 0.35;
/** In a plan that is only the beginning, the rest is for the other steps. */
const ESSENTIAL_SHARE = 0.6;

/** The share of the usual time with which a milestone can be reached. */
const MIN_REACHED = 0.6;

/** A step and its milestone. */
export interface Candidate {
  readonly step: Step;
  readonly stage: number;
}

export const totalOf = (candidates: readonly Candidate[]) =>
  candidates.reduce((sum, { step }) => sum + stepMinutes(step), 0);

/** Leaves out optional steps, then the later ones of the longest milestones. If even that is too much, the plan is the beginning. */
export function chooseSteps(all: readonly Candidate[], budget: number, weeks: number): Candidate[] {
  let kept = [...all];
  // Two short steps can become one task.
  const maxCount = weeks * tasksPerWeek.max * 2;
  const isTooMuch = (share: number) => totalOf(kept) * share > budget || kept.length > maxCount;
  const smallest = () => (kept.length <= weeks * tasksPerWeek.min ? MIN_SIZE_OF_FEW : MIN_SIZE);
  const remove = (candidate: Candidate) => {
    kept = kept.filter((other) => other !== candidate);
  };
  for (const candidate of all.toReversed()) if (candidate.step.optional && isTooMuch(1)) remove(candidate);
  while (isTooMuch(smallest())) {
    const candidate = lastOfLongestStage(kept);
    if (!candidate) return isTooMuch(MIN_LONG_SIZE) ? takeBeginning(all, budget, maxCount) : kept;
    remove(candidate);
  }
  // What was left out before the last step went may fit now.
  for (const candidate of all.filter((other) => !kept.includes(other) && !other.step.optional)) {
    const isFull = kept.length >= weeks * tasksPerWeek.min;
    if (!isFull && (totalOf(kept) + stepMinutes(candidate.step)) * MIN_SIZE_OF_FEW <= budget) kept.push(candidate);
  }
  return all.filter((candidate) => kept.includes(candidate));
}

/** The essential steps of as many milestones as fit, then what fits beside them, then the beginning of the next milestone. */
export function takeBeginning(all: readonly Candidate[], budget: number, maxCount: number): Candidate[] {
  const taken = new Set<Candidate>();
  const fits = (candidate: Candidate, share: number) =>
    (totalOf([...taken]) + stepMinutes(candidate.step)) * MIN_SIZE <= budget * share && taken.size < maxCount;
  // A milestone counts as reached only if most of its steps have room.
  const lastStage = all.reduce((last, { stage }) => {
    const until = all.filter((candidate) => candidate.stage <= stage && !candidate.step.optional);
    return totalOf(until) * MIN_REACHED <= budget ? Math.max(last, stage) : last;
  }, all[0]!.stage);
  for (const candidate of all.filter(({ step, stage }) => step.essential && stage <= lastStage)) {
    if (taken.size > 0 && !fits(candidate, ESSENTIAL_SHARE)) break;
    taken.add(candidate);
  }
  const others = all.filter((candidate) => !taken.has(candidate) && candidate.stage <= lastStage);
  for (const candidate of others.toSorted((a, b) => stepMinutes(a.step) - stepMinutes(b.step))) {
    if (fits(candidate, 1)) taken.add(candidate);
  }
  for (const candidate of all.filter(({ stage }) => stage === lastStage + 1)) {
    if (totalOf([...taken]) + stepMinutes(candidate.step) > budget || taken.size >= maxCount) break;
    taken.add(candidate);
  }
  return all.filter((candidate) => taken.has(candidate));
}

/** The last milestone of which most steps were chosen; others are only begun. */
export function reachedStage(all: readonly Candidate[], chosen: readonly Candidate[]): number {
  const share = (stage: number) => {
    const of = (candidates: readonly Candidate[]) =>
      totalOf(candidates.filter((candidate) => candidate.stage === stage && !candidate.step.optional));
    return of(chosen) / Math.max(1, of(all));
  };
  const stages = [...new Set(chosen.map(({ stage }) => stage))];
  return Math.max(stages[0] ?? 0, ...stages.filter((stage) => share(stage) >= MIN_REACHED));
}

function lastOfLongestStage(kept: readonly Candidate[]): Candidate | undefined {
  const counts = new Map<number, number>();
  for (const { stage } of kept) counts.set(stage, (counts.get(stage) ?? 0) + 1);
  return kept
    .filter(({ step }) => !step.essential)
    .reduce<Candidate | undefined>(
      (best, candidate) => (best && counts.get(best.stage)! > counts.get(candidate.stage)! ? best : candidate),
      undefined,
    );
}
