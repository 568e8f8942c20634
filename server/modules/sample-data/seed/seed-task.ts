import type { GoalKey } from './goals.ts';
import type { ResourceKey } from './resources.ts';
import type { SeedMoment } from './seed-calendar.ts';

export interface SeedTask {
  readonly goal: GoalKey;
  readonly title: string;
  /** Its size; of a repeating task, each time. */
  readonly minutes?: number;
  /** How long it takes for each minute of its size. It is then completed as soon as this has been tracked on it. */
  readonly ratio?: number;
  /** The week of the plan, unless it is that of the goal. */
  readonly week?: number;
  readonly timesPerWeek?: number;
  readonly untilWeek?: number;
  readonly setAside?: SeedMoment;
  /** Defaults to when the goal's plan was created. */
  readonly created?: SeedMoment;
  readonly completed?: SeedMoment;
  readonly resources?: readonly ResourceKey[];
}
