import type { GoalDetail } from '#contract/goals/goals.ts';
import { goalWeek } from '#domain/plan/plan-order.ts';
import {
  goalTime,
  isZero,
  type PlannedTime,
  plannedTime,
  resourceMinutes,
  timeLeft,
} from '#domain/plan/planned-time.ts';
import { currentPlanWeek } from '#domain/plan/schedule/plan-dates.ts';
import { completionPercent } from '#domain/progress/progress.ts';
import { toPlanDates } from '#web/widgets/plan/to-plan-dates.ts';

interface EffortEstimate {
  /** The total of the sizes of the tasks or, without any, of the resources' estimates. */
  readonly estimated: PlannedTime;
  /** What is left of it: without what was completed, or tracked on open tasks. */
  readonly left: PlannedTime;
  /** The total of the resources' estimates, if `estimated` comes from the tasks. */
  readonly resourcesMin: number | undefined;
  /** The tracked share of the estimate; may exceed 100. Undefined if the estimate has no end, or is zero. */
  readonly percent: number | undefined;
}

interface GoalSteps {
  readonly goal: Pick<GoalDetail['goal'], 'title' | 'planWeek'>;
  readonly schedule: GoalDetail['schedule'];
  readonly tasks: readonly Pick<
    GoalDetail['tasks'][number],
    'estimatedMinutes' | 'timesPerWeek' | 'week' | 'untilWeek' | 'isSetAside' | 'completed' | 'trackedSec' | 'ticks'
  >[];
  readonly inventory: readonly Pick<GoalDetail['inventory'][number], 'estimatedMinutes' | 'completed'>[];
}

interface Now {
  readonly currentWeek: string;
  readonly timeZone: string;
}

export function calculateEffort(
  { goal, schedule, tasks, inventory }: GoalSteps,
  trackedSec: number,
  { currentWeek, timeZone }: Now,
): EffortEstimate {
  const weeks = { goalWeek: goalWeek(goal), lastWeek: schedule?.lastWeek ?? null };
  const dates = schedule && toPlanDates(schedule, timeZone);
  const planWeek = dates ? Math.max(1, currentPlanWeek(dates, currentWeek)) : 1;
  const ofTasks = plannedTime(tasks, weeks);
  const hasSizes = !isZero(ofTasks);
  const estimated = goalTime(ofTasks, inventory);
  const openResources = inventory.filter(({ completed }) => !completed);
  return {
    estimated,
    left: hasSizes
      ? timeLeft(tasks, weeks, { planWeek, weekStart: currentWeek })
      : { minutes: resourceMinutes(openResources), weeklyMinutes: 0 },
    resourcesMin: hasSizes ? resourceMinutes(inventory) || undefined : undefined,
    percent:
      estimated.weeklyMinutes > 0 || isZero(estimated) ? undefined : completionPercent(trackedSec, estimated.minutes),
  };
}
