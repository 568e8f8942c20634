import { addDays } from '../../calendar/calendar.ts';
import type { PlanCalendar } from './plan-calendar.ts';
import { sum } from './statistics.ts';

/** How many of its last weeks say what a plan usually gets. */
export const RECENT_WEEKS = 6;

/** What happened on a plan in a full week. */
export interface RecentWeek {
  readonly trackedMinutes: number;
  /** The sizes of what was completed, for those who tick tasks without tracking time. */
  readonly completedMinutes: number;
}

/** The Mondays of the last weeks before `week` in which a plan was running, oldest first. */
export function listRunningWeeks({ startWeek, pauses }: PlanCalendar, before: string, count: number): string[] {
  const weeks: string[] = [];
  for (let week = addDays(before, -7); week >= startWeek && weeks.length < count; week = addDays(week, -7)) {
    if (!pauses.some(({ from, to }) => from <= week && week < to)) weeks.unshift(week);
  }
  return weeks;
}

export interface UsualMinutes {
  readonly minutes: number;
  /** How many full weeks that is based on; 0 for the commitment. */
  readonly weeks: number;
}

/** What the user usually does on a plan each week, at least 1 minute. */
export function usualWeeklyMinutes(recent: readonly RecentWeek[], commitmentMinutes: number): UsualMinutes {
  const [tracked, completed] = sumsOf(recent);
  const total = Math.max(tracked, completed);
  return total === 0
    ? { minutes: Math.max(1, commitmentMinutes), weeks: 0 }
    : { minutes: Math.max(1, Math.round(total / recent.length)), weeks: recent.length };
}

/**
 * The time that went into the plan in each week. `ratio` is tracked per estimated minute: if more was completed than the
 * tracked time explains, the user did not track everything, and what was completed says more.
 */
export function workedMinutes(recent: readonly RecentWeek[], ratio: number): number[] {
  const [tracked, completed] = sumsOf(recent);
  return recent.map((week) => (tracked >= completed * ratio ? week.trackedMinutes : week.completedMinutes * ratio));
}

function sumsOf(recent: readonly RecentWeek[]): readonly [tracked: number, completed: number] {
  return [
    sum(recent.map(({ trackedMinutes }) => trackedMinutes)),
    sum(recent.map(({ completedMinutes }) => completedMinutes)),
  ];
}
