import { estimateEffort, type FinishedTask } from './effort.ts';
import { estimateWeeklyMinutes } from './weekly-minutes.ts';
import { upperDecileOfT, logVarianceOfMean } from './statistics.ts';

export type { FinishedTask } from './effort.ts';

export interface ProjectionInput {
  /** Of all plans; only those with a size and tracked time. */
  readonly finished: readonly FinishedTask[];
  /**
   * The minutes tracked on this plan in each of its recent full weeks: up to 6, oldest first. If empty, the commitment is
   * used instead.
   */
  readonly recentWeeks: readonly number[];
  readonly commitmentMinutes: number;
  /**
   * Estimated minutes still open, by how many weeks from now the plan week begins that they are planned for: 0 is this
   * week or overdue. Ascending, may be fractional because today is inside a week. Work cannot start before its week.
   */
  readonly remaining: readonly { readonly inWeeks: number; readonly minutes: number }[];
}

/** When a plan will be finished, in weeks from now. */
export interface Projection {
  /** The median. */
  readonly likely: number;
  /** From `earliest` to `latest` is an 80 % range. */
  readonly earliest: number;
  readonly latest: number;
  /** The number of finished tasks that the projection is based on. */
  readonly taskCount: number;
}

export const MIN_FINISHED_TASKS = 5;

/** A t distribution with fewer has tails so long that the range would no longer help. */
const MIN_DEGREES_OF_FREEDOM = 5;

/**
 * Undefined with fewer than five finished, sized tasks, or if nothing is left.
 *
 * The work from any planned week on cannot be finished before that week has begun and the work is done. The plan is
 * finished when this is true of all its weeks, so the latest of their projections counts.
 */
export function projectFinish(input: ProjectionInput): Projection | undefined {
  const finished = input.finished.filter(
    ({ estimatedMinutes, trackedMinutes }) => estimatedMinutes > 0 && trackedMinutes > 0,
  );
  const remaining = input.remaining.filter(({ minutes }) => minutes > 0);
  if (finished.length < MIN_FINISHED_TASKS || remaining.length === 0) return undefined;

  const projectWork = workProjector({ ...input, finished });
  const projection = { earliest: 0, likely: 0, latest: 0 };
  let minutesFromHere = 0;
  for (const { inWeeks, minutes } of remaining.toReversed()) {
    minutesFromHere += minutes;
    const { median, spread } = projectWork(minutesFromHere);
    const begin = Math.max(0, inWeeks);
    projection.earliest = Math.max(projection.earliest, begin + median / spread);
    projection.likely = Math.max(projection.likely, begin + median);
    projection.latest = Math.max(projection.latest, begin + median * spread);
  }
  return { ...projection, taskCount: finished.length };
}

/**
 * Returns a function that projects how many weeks it takes to do work of an estimated size. Their logarithm is
 * close to normal, since weeks are estimated minutes × ratio ÷ weekly minutes. Four variances add up: how well the past
 * determines the user's ratio and weekly minutes, and how much the tasks and weeks to come will differ from the average,
 * which evens out in long plans.
 */
function workProjector({ finished, recentWeeks, commitmentMinutes }: ProjectionInput) {
  const effort = estimateEffort(finished);
  const weekly = estimateWeeklyMinutes(recentWeeks, commitmentMinutes);
  const pastTasks = logVarianceOfMean(effort.variation, effort.count);
  const pastWeeks = logVarianceOfMean(weekly.variation, weekly.count);

  return (estimatedMinutes: number): { median: number; spread: number } => {
    const averageWeeks = (estimatedMinutes * effort.ratio) / weekly.minutes;
    // A part of a task or week varies no more than a whole one.
    const futureTasks = logVarianceOfMean(effort.variation, Math.max(1, estimatedMinutes / effort.taskMinutes));
    const futureWeeks = logVarianceOfMean(weekly.variation, Math.max(1, averageWeeks));
    // The median of a skewed average is below its mean. The past's is known and leads to the mean; the future's is wanted.
    const skew = (pastTasks - futureTasks - pastWeeks + futureWeeks) / 2;
    const [ofTasks, ofWeeks] = [pastTasks + futureTasks, pastWeeks + futureWeeks];
    // Welch and Satterthwaite: a sum of estimated variances is as reliable as its larger terms.
    const degreesOfFreedom =
      (ofTasks + ofWeeks) ** 2 / (ofTasks ** 2 / effort.degreesOfFreedom + ofWeeks ** 2 / weekly.degreesOfFreedom);
    const t = upperDecileOfT(Math.max(MIN_DEGREES_OF_FREEDOM, degreesOfFreedom));
    return { median: averageWeeks * Math.exp(skew), spread: Math.exp(t * Math.sqrt(ofTasks + ofWeeks)) };
  };
}
