import type { ActionPlan } from '#contract/plans/action-plans.ts';
import { addDays, weekSpan, weekStartForDay, weekStartForInstant } from '#domain/calendar/calendar.ts';
import type { Span } from '#domain/calendar/time-span.ts';
import type { PlanCalendar } from '#domain/plan/schedule/plan-calendar.ts';
import { listRunningWeeks, RECENT_WEEKS, type RecentWeek } from '#domain/plan/schedule/recent-weeks.ts';
import type { Db } from '#server/db/schema.ts';
import type { Tx } from '#server/db/transaction.ts';
import { readPlanSeconds } from '#server/modules/tracked-time/tracked-time.queries.ts';
import { listTickMinutes, type PlanTaskRow } from './plan-tasks.queries.ts';

interface StartedPlan {
  readonly plan: ActionPlan;
  readonly calendar: PlanCalendar;
  readonly timeZone: string;
  readonly currentWeek: string;
  readonly rows: readonly PlanTaskRow[];
  /** The size of a task without one. */
  readonly averageMinutes: number;
}

/** What happened on a plan in its last full weeks, oldest first. */
export async function readRecentWeeks(
  db: Db | Tx,
  userId: string,
  { plan, calendar, timeZone, currentWeek, rows, averageMinutes }: StartedPlan,
  now: number,
): Promise<RecentWeek[]> {
  const { finishedAt } = plan.schedule;
  const endWeek = finishedAt === null ? currentWeek : weekStartForInstant(Date.parse(finishedAt), timeZone);
  const weeks = listRunningWeeks(calendar, endWeek, RECENT_WEEKS);
  if (weeks.length === 0) return [];
  const spans = weeks.map((week) => weekSpan(week, timeZone));
  const tracked = await readTrackedMinutes(db, userId, plan._id, spans, now);
  const days = { from: weeks[0]!, before: addDays(weeks.at(-1)!, 7) };
  const ticks = await listTickMinutes(db, userId, plan._id, days);
  return weeks.map((week, n) => {
    const { from, to } = spans[n]!;
    const completed = rows.filter(
      (row) =>
        row.times_per_week === null && row.completed_at !== null && row.completed_at >= from && row.completed_at < to,
    );
    const ticked = ticks.filter(({ day }) => weekStartForDay(day) === week);
    return {
      trackedMinutes: tracked[n]!,
      completedMinutes:
        completed.reduce((sum, row) => sum + (row.estimated_minutes ?? averageMinutes), 0) +
        ticked.reduce((sum, { minutes }) => sum + minutes, 0),
    };
  });
}

/** The minutes tracked on the goals of a plan in each of the weeks. Between two weeks, the plan may have been paused. */
async function readTrackedMinutes(
  db: Db | Tx,
  userId: string,
  planId: string,
  spans: readonly Span[],
  now: number,
): Promise<number[]> {
  const edges = [...new Set(spans.flatMap(({ from, to }) => [from, to]))];
  const seconds = await readPlanSeconds(db, userId, edges, now, planId);
  return spans.map(({ from }) => seconds[edges.indexOf(from)]! / 60);
}
