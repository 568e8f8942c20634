import type { Outlook } from '#contract/plans/replans.ts';
import { addDays, startOfDay, toDay } from '#domain/calendar/calendar.ts';
import { estimateEffort } from '#domain/plan/schedule/effort.ts';
import { calendarWeekOf, type PlanCalendar } from '#domain/plan/schedule/plan-calendar.ts';
import { type FinishedTask, MIN_FINISHED_TASKS, projectFinish } from '#domain/plan/schedule/projection.ts';
import { workedMinutes } from '#domain/plan/schedule/recent-weeks.ts';
import type { Db } from '#server/db/schema.ts';
import { listFinishedTasks } from './plan-tasks.queries.ts';
import { type PlanState, readPlanState, repeatingMinutes } from './plan-state.service.ts';
import { hasReplan } from './replans.queries.ts';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** The last instant whose day is supported in every zone. */
const LATEST = Date.UTC(2100, 11, 31);

export async function readOutlook(db: Db, userId: string, planId: string, now: number): Promise<Outlook> {
  const state = await readPlanState(db, userId, planId, now);
  const { calendar, planWeek, usual, plan } = state;
  const isRunning = plan.schedule.status === 'running';
  const overdue = isRunning ? state.once.filter(({ week }) => week !== null && week < planWeek) : [];
  const finished = isRunning ? await listFinishedTasks(db, userId, now) : [];
  return {
    usualWeeklyMinutes: usual.minutes,
    usualWeeks: usual.weeks,
    overdueTasks: overdue.length,
    overdueMinutes: overdue.reduce((sum, { minutesLeft }) => sum + minutesLeft, 0),
    isBehind: overdue.length > 0,
    projection: calendar && isRunning ? project(state, calendar, finished, now) : null,
    plannedEnd: calendar ? endOfPlan(calendar, plan.schedule.lastWeek) : null,
    canUndoReplan: await hasReplan(db, userId, planId),
  };
}

function endOfPlan(calendar: PlanCalendar, lastWeek: number | null): string | null {
  return lastWeek === null ? null : addDays(calendarWeekOf(calendar, lastWeek), 6);
}

function project(
  state: PlanState,
  calendar: PlanCalendar,
  finished: readonly FinishedTask[],
  now: number,
): Outlook['projection'] {
  if (finished.length < MIN_FINISHED_TASKS) return null;
  const projection = projectFinish({
    finished,
    recentWeeks: workedMinutes(state.recentWeeks, estimateEffort(finished).ratio),
    commitmentMinutes: state.plan.weeklyCommitmentHours * 60,
    remaining: listRemaining(state, calendar, now),
  });
  if (!projection) return null;
  const dayIn = (weeks: number) => toDay(Math.min(LATEST, now + weeks * WEEK_MS), state.timeZone);
  return { likely: dayIn(projection.likely), latest: dayIn(projection.latest), taskCount: projection.taskCount };
}

/** The minutes that are left, by how far away their week is. Repeating tasks take their part of each week of the plan. */
function listRemaining(state: PlanState, calendar: PlanCalendar, now: number) {
  const { once, plan, timeZone } = state;
  const firstWeek = Math.max(1, state.planWeek);
  const lastWeek = plan.schedule.lastWeek ?? 0;
  const byWeek = new Map<number, number>();
  const add = (week: number, minutes: number) => byWeek.set(week, (byWeek.get(week) ?? 0) + minutes);
  // An open task is never quite done, even if more time than its size was tracked on it.
  for (const { week, minutesLeft } of once) add(Math.max(firstWeek, week ?? 0), Math.max(1, minutesLeft));
  for (let week = firstWeek; week <= lastWeek; week++) {
    const minutes = repeatingMinutes(state, week);
    if (minutes > 0) add(week, minutes);
  }
  return [...byWeek]
    .toSorted(([a], [b]) => a - b)
    .map(([week, minutes]) => {
      const begin = startOfDay(calendarWeekOf(calendar, week), timeZone);
      return { inWeeks: Math.max(0, (begin - now) / WEEK_MS), minutes };
    });
}
