import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { FocusAreaWithGoals } from '#contract/goals/focus-areas.ts';
import type { InventoryItem } from '#contract/goals/inventory.ts';
import type { Task } from '#contract/goals/tasks.ts';
import type { TimeEntry } from '#contract/time-entries/time-entries.ts';
import type { GoalWeeks } from '#domain/plan/planned-time.ts';
import { focusAreasWithGoalsQuery } from '#web/api/goals/focus-areas.ts';
import { useTimers } from '#web/api/time-entries/timers.ts';
import { entryStep } from '#web/offline/timer-step.ts';
import { countsFrom } from '#web/widgets/timer/use-live-tracked-sec.ts';
import { findStepTimer, itemStep } from '#web/widgets/timer/step-timers.ts';
import { useTimerActions } from '#web/widgets/timer/use-timer-actions.ts';
import { itemEffort } from './effort.ts';

/** The running entry, or the state of a resource that has none. */
export type ItemTimer = TimeEntry | 'stopped' | 'busy';

/** The props of a row about tracked time. All are stable, so that memoised rows do not re-render. */
export interface ItemTracking {
  /** On the resource, and on tasks created from it if they are at hand. */
  readonly trackedSec: number;
  /** The sizes of those tasks; 0 if there are none. */
  readonly estimatedMin: number;
  /** From when on a running timer is to be added to `trackedSec`, by the server's clock. */
  readonly runningFrom: number | undefined;
  /** Undefined unless the goal is active, and until the timers have loaded. */
  readonly timer: ItemTimer | undefined;
  readonly onToggleTimer: (item: InventoryItem, timer: ItemTimer) => void;
}

interface ItemsSource {
  /** Tasks of the goals of the resources, if they are at hand. */
  readonly tasks?: readonly Task[] | undefined;
  /** The week of their goal, and the last one of its plan. */
  readonly weeks?: GoalWeeks | undefined;
  /** When the resources were fetched, by this device's clock. */
  readonly fetchedAt: number;
}

const noWeeks: GoalWeeks = { goalWeek: null, lastWeek: null };

/** Returns the tracked time and the timer of each resource of a list. */
export function useItemTracking({
  tasks = [],
  weeks = noWeeks,
  fetchedAt,
}: ItemsSource): (item: InventoryItem) => ItemTracking {
  const { timers } = useTimers({ isLate: true });
  const { start, stop } = useTimerActions();
  // The pages that list resources keep the goals up to date.
  const { data: activeGoals } = useQuery({
    ...focusAreasWithGoalsQuery,
    select: listActiveGoals,
    refetchOnMount: false,
  });
  const onToggleTimer: ItemTracking['onToggleTimer'] = useCallback(
    (item, timer) => {
      const goal = { _id: item.goal, title: item.goalTitle, focusArea: item.focusArea, step: itemStep(item) };
      if (timer !== 'busy') void (timer === 'stopped' ? start(goal) : stop(timer));
    },
    [start, stop],
  );

  function timerOf({ _id, goal }: InventoryItem): ItemTimer | undefined {
    if (!timers || !activeGoals?.has(goal)) return undefined;
    const { entry, isBusy } = findStepTimer(timers, _id);
    return isBusy ? 'busy' : (entry ?? 'stopped');
  }

  function runningFrom(stepIds: readonly string[]): number | undefined {
    const entry = timers?.running.find((each) => stepIds.includes(entryStep(each)?.id ?? ''));
    return entry && countsFrom(entry, fetchedAt);
  }

  return (item) => {
    const { trackedSec, estimatedMin, stepIds } = itemEffort(item, tasks, weeks);
    return { trackedSec, estimatedMin, runningFrom: runningFrom(stepIds), timer: timerOf(item), onToggleTimer };
  };
}

function listActiveGoals(areas: readonly FocusAreaWithGoals[]): ReadonlySet<string> {
  return new Set(areas.flatMap(({ goals }) => goals.filter(({ status }) => status === 'Active').map(({ _id }) => _id)));
}
