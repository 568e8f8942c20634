import type { Random } from './random.ts';

type Range = readonly [min: number, max: number];
type LogNormal = readonly [median: number, sd: number];

/** How simulated users and their plans differ. */
export interface World {
  /** The users' true ratios of tracked to estimated time. */
  readonly ratio: LogNormal;
  /** The log sd of one user's tasks. */
  readonly taskSd: Range;
  /** What a task's ratio differs by from its user's. */
  readonly taskNoise: (random: Random, taskSd: number) => number;
  /** The error in a task's tracked time, as a factor. */
  readonly recordingError: (random: Random) => number;
  readonly finishedTasks: Range;
  readonly recentWeeks: Range;
  /** The log sd of one user's weeks. */
  readonly weekSd: Range;
  /** The share of users who have weeks without any time. */
  readonly usersWithEmptyWeeks: number;
  readonly remainingTasks: Range;
  readonly planWeeks: Range;
  /** Weekly minutes per minute of the commitment. */
  readonly shareOfCommitment: LogNormal;
}

export const usualWorld: World = {
  ratio: [1.3, 0.35],
  taskSd: [0.3, 0.8],
  taskNoise: (random, taskSd) => random.logNormal([1, taskSd]),
  recordingError: () => 1,
  finishedTasks: [5, 60],
  recentWeeks: [1, 6],
  weekSd: [0.15, 0.7],
  usersWithEmptyWeeks: 0.25,
  remainingTasks: [3, 80],
  planWeeks: [1, 20],
  shareOfCommitment: [0.9, 0.4],
};

function drawOutlier(random: Random): number {
  const share = random.uniform();
  if (share < 0.025) return random.between([10, 40]);
  return share < 0.05 ? 0.03 : 1;
}

/** The projection's constants are a compromise between all of them: regular weeks alone would suit a narrower range. */
export const otherWorlds: Readonly<Record<string, World>> = {
  'gamma-distributed ratios': {
    ...usualWorld,
    taskNoise: (random, taskSd) => random.gamma(1 / Math.expm1(taskSd ** 2)),
  },
  'forgotten timers and tasks ticked at once (5 %)': { ...usualWorld, recordingError: drawOutlier },
  'tasks that grow fivefold (5 %)': {
    ...usualWorld,
    taskNoise: (random, taskSd) => random.logNormal([random.uniform() < 0.05 ? 5 : 1, taskSd]),
  },
  'few remaining tasks': { ...usualWorld, remainingTasks: [3, 8] },
  'many remaining tasks': { ...usualWorld, remainingTasks: [40, 80] },
  'short plans': { ...usualWorld, planWeeks: [1, 3] },
  'long plans': { ...usualWorld, planWeeks: [12, 20] },
  'regular weeks': { ...usualWorld, weekSd: [0.1, 0.25], usersWithEmptyWeeks: 0 },
  'irregular weeks': { ...usualWorld, weekSd: [0.6, 1], usersWithEmptyWeeks: 0.6 },
  'five to eight finished tasks': { ...usualWorld, finishedTasks: [5, 8] },
  'one recent week': { ...usualWorld, recentWeeks: [1, 1] },
  'no recent weeks': { ...usualWorld, recentWeeks: [0, 0] },
  'accurate estimates': { ...usualWorld, ratio: [1, 0.15], taskSd: [0.15, 0.3] },
  'hopeless estimates': { ...usualWorld, ratio: [2.2, 0.5], taskSd: [0.8, 1.1] },
  'half the commitment': { ...usualWorld, shareOfCommitment: [0.5, 0.6] },
};
