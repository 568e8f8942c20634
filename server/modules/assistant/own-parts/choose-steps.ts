import { tasksPerWeek } from '../weeks/pack-weeks.ts';
import { capitalize } from '../user-text.ts';
import type { OwnMilestone, OwnStep } from './milestones.ts';

export interface ChosenSteps {
  readonly milestones: readonly OwnMilestone[];
  /** There is not even time for the most important step of each line. */
  readonly isCrowded: boolean;
}

/** More steps than these would drown the other lines. */
const USUAL_STEPS = 4;
const MAX_STEPS = 8;
/** Steps are not shortened below this share of their size. */
const MIN_SIZE = 0.7;

const minutesOf = (steps: readonly OwnStep[]) => steps.reduce((sum, { minutes }) => sum + minutes, 0);

/** As many steps of each milestone as there is time for, those that must stay first. */
export function chooseSteps(
  all: readonly OwnMilestone[],
  capacities: readonly number[],
  needsMany: boolean,
): ChosenSteps {
  const budget = capacities.reduce((sum, minutes) => sum + minutes, 0);
  const maxTasks = capacities.length * tasksPerWeek.max;
  const mains = all.map(({ steps }) => steps.filter(({ isMain }) => isMain));
  const fits = (lists: readonly (readonly OwnStep[])[], share: number) =>
    minutesOf(lists.flat()) * share <= budget && lists.flat().length <= maxTasks;
  if (!fits(mains, MIN_SIZE)) return chooseFewest(all, mains, fits);
  const chosen = mains.map((steps) => new Set(steps));
  const count = () => chosen.reduce((sum, steps) => sum + steps.size, 0);
  const addSteps = (limit: number) => {
    for (let round = 0; round < limit; round += 1) {
      for (const [n, { steps }] of all.entries()) {
        const step = steps.find((candidate) => !chosen[n]!.has(candidate));
        const isFull = chosen[n]!.size >= limit || count() >= maxTasks;
        const minutes = minutesOf(chosen.flatMap((list) => [...list]));
        if (step && !isFull && minutes + step.minutes <= budget) chosen[n]!.add(step);
      }
    }
  };
  addSteps(USUAL_STEPS);
  if (needsMany && count() < capacities.length * tasksPerWeek.min) addSteps(MAX_STEPS);
  return {
    milestones: all.map((milestone, n) => ({
      ...milestone,
      steps: milestone.steps.filter((step) => chosen[n]!.has(step)),
    })),
    isCrowded: false,
  };
}

/** One step for each line, or only the lines themselves. */
function chooseFewest(
  all: readonly OwnMilestone[],
  mains: readonly (readonly OwnStep[])[],
  fits: (lists: readonly (readonly OwnStep[])[], share: number) => boolean,
): ChosenSteps {
  const single = mains.map((steps) => steps.slice(0, 1));
  const isCrowded = !fits(single, MIN_SIZE);
  return {
    milestones: all.map((milestone, n) => ({
      ...milestone,
      steps: isCrowded ? [{ text: capitalize(milestone.title), minutes: 30, isMain: true }] : single[n]!,
    })),
    isCrowded,
  };
}
