import type { z } from 'zod/mini';
import {
  type ActionPlan,
  actionPlans,
  planScheduleConflicts,
  type planScheduleChange,
} from '#contract/plans/action-plans.ts';
import { createFieldError } from '#contract/schema/errors.ts';
import { addDays, weekStartForInstant } from '#domain/calendar/calendar.ts';
import { limits } from '#domain/limits.ts';
import { addPause } from '#domain/plan/schedule/plan-calendar.ts';
import {
  allowedActions,
  type PlanScheduleAction,
  planStatus,
  type PlanStatus,
} from '#domain/plan/schedule/plan-status.ts';
import { parsePauses } from '#server/db/plan-pauses.ts';
import type { Tx } from '#server/db/transaction.ts';
import { ApiError, declaredError, validationError } from '#server/http/errors.ts';
import { getTimeZone } from '#server/modules/auth/auth.queries.ts';
import { getPlan, lockSchedule, setSchedule } from './action-plans.queries.ts';

type ScheduleChange = z.infer<typeof planScheduleChange>;

/** Starts, pauses, resumes, finishes or resets a plan. Repeating a change that has been made has no effect. */
export async function changeSchedule(
  tx: Tx,
  userId: string,
  id: string,
  { action, startWeek }: ScheduleChange,
  now: number,
): Promise<ActionPlan> {
  const schedule = await lockSchedule(tx, userId, id);
  const { start_week, paused_from, finished_at } = schedule;
  const status = planStatus({ startWeek: start_week, pausedFrom: paused_from, finishedAt: finished_at });
  const plan = await getPlan(tx, userId, id);
  if (isRepeated(action, status) || (action === 'start' && status === 'running' && startWeek === start_week))
    return plan;
  if (!allowedActions[status].includes(action)) throw declaredError(actionPlans.changeSchedule, 409);
  const timeZone = await getTimeZone(tx, userId);
  const currentWeek = weekStartForInstant(now, timeZone);
  // Before the plan starts, there is nothing to interrupt.
  const fromStart = (week: string) => (week < start_week! ? start_week! : week);
  switch (action) {
    case 'start':
      if (plan.goalCount === 0) throw new ApiError(409, planScheduleConflicts.noGoals);
      assertNearby(startWeek!, currentWeek);
      await setSchedule(tx, userId, id, { start_week: startWeek!, pauses: '[]' });
      break;
    case 'pause':
      await setSchedule(tx, userId, id, { paused_from: fromStart(currentWeek) });
      break;
    case 'resume': {
      // The time since a plan was finished counts as a pause as well.
      const from = paused_from ?? fromStart(weekStartForInstant(finished_at!, timeZone));
      const pauses = JSON.stringify(addPause(parsePauses(schedule.pauses), from, currentWeek));
      await setSchedule(tx, userId, id, { paused_from: null, finished_at: null, pauses });
      break;
    }
    case 'finish':
      await setSchedule(tx, userId, id, { finished_at: now });
      break;
    case 'reset':
      await setSchedule(tx, userId, id, { start_week: null, paused_from: null, pauses: '[]', finished_at: null });
      break;
  }
  return getPlan(tx, userId, id);
}

/** A second click, or a retry after a lost response. */
function isRepeated(action: PlanScheduleAction, status: PlanStatus): boolean {
  const results: Partial<Record<PlanScheduleAction, PlanStatus>> = {
    pause: 'paused',
    resume: 'running',
    finish: 'finished',
    reset: 'notStarted',
  };
  return results[action] === status;
}

const tooFar = `A plan can start at most ${limits.planStartWeeks / 52} years before or after this week.`;

function assertNearby(startWeek: string, currentWeek: string): void {
  const [first, last] = [-1, 1].map((sign) => addDays(currentWeek, sign * 7 * limits.planStartWeeks));
  if (startWeek < first! || startWeek > last!) throw validationError([createFieldError('startWeek', tooFar)]);
}
