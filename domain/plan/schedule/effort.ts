import { median, sum, variationOfLogNormal } from './statistics.ts';

/** A finished task with a size, and the time that was tracked on it. */
export interface FinishedTask {
  readonly estimatedMinutes: number;
  readonly trackedMinutes: number;
}

/** How long tasks really take. */
export interface Effort {
  /** Tracked per estimated minute, over all tasks. */
  readonly ratio: number;
  /** The squared coefficient of variation of one task's ratio. */
  readonly variation: number;
  /** The size of the task in which an average estimated minute lies: above the average size, since large tasks dominate. */
  readonly taskMinutes: number;
  /** The number of such tasks in the past. */
  readonly count: number;
  readonly degreesOfFreedom: number;
}

/** What the spread of log ratios is taken to be before a user has finished any tasks, and how many tasks this is worth. */
const PRIOR = { sd: 0.55, tasks: 3 } as const;

/** In standard deviations: so far from the median, a ratio says more about a forgotten timer than about the task. */
const MAX_DEVIATION = 3;

/** Keeps results finite. Nobody plans with estimates that vary more than this. */
const MAX_LOG_VARIANCE = 2.25;
const MAX_LOG_RATIO = Math.log(1000);

/** The median absolute deviation of a normal variable, as a fraction of its standard deviation. */
const NORMAL_MAD = 0.6745;

/** Expects at least two tasks, with a size and tracked time. */
export function estimateEffort(finished: readonly FinishedTask[]): Effort {
  const logRatios = limitOutliers(finished.map(logRatio));
  const sizes = finished.map(({ estimatedMinutes }) => estimatedMinutes);
  const total = sum(sizes);
  const mean = sum(logRatios) / logRatios.length;
  const logVariance = shrink(sum(logRatios.map((each) => (each - mean) ** 2)), finished.length);
  const taskMinutes = sum(sizes.map((size) => size ** 2)) / total;
  return {
    ratio: sum(logRatios.map((each, n) => Math.exp(each) * sizes[n]!)) / total,
    variation: variationOfLogNormal(Math.min(MAX_LOG_VARIANCE, logVariance)),
    taskMinutes,
    count: total / taskMinutes,
    degreesOfFreedom: PRIOR.tasks + finished.length - 1,
  };
}

function logRatio({ estimatedMinutes, trackedMinutes }: FinishedTask): number {
  const ratio = Math.log(trackedMinutes) - Math.log(estimatedMinutes);
  return Math.max(-MAX_LOG_RATIO, Math.min(MAX_LOG_RATIO, ratio));
}

/** Moves outliers to the edge of what is plausible. Median and MAD, because outliers do not affect them. */
function limitOutliers(values: readonly number[]): number[] {
  const center = median(values);
  const sd = median(values.map((value) => Math.abs(value - center))) / NORMAL_MAD;
  const limit = MAX_DEVIATION * Math.sqrt(shrink((values.length - 1) * sd ** 2, values.length));
  return values.map((value) => Math.max(center - limit, Math.min(center + limit, value)));
}

/** A variance from the squared deviations, pulled towards the prior: five tasks alone say little about it. */
function shrink(squaredDeviations: number, count: number): number {
  return (PRIOR.tasks * PRIOR.sd ** 2 + squaredDeviations) / (PRIOR.tasks + count - 1);
}
