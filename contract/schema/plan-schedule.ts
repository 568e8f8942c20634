import * as z from 'zod/mini';
import { planStatuses } from '#domain/plan/schedule/plan-status.ts';
import { integer, instant } from './fields.ts';

const pauses = z.array(z.object({ from: z.string(), to: z.string() }));

export const planSchedule = z.object({
  status: z.enum(planStatuses),
  /** The Monday of the plan's first week; null until it is started. */
  startWeek: z.nullable(z.string()),
  /** The Monday of the week in which the running pause began. */
  pausedFrom: z.nullable(z.string()),
  /** Pauses that are over: from one Monday up to, but not including, another. */
  pauses,
  finishedAt: z.nullable(instant),
  /** The last week with a task, or the number of weeks if that is more; null for a plan without weeks. */
  lastWeek: z.nullable(integer),
});

export type PlanSchedule = z.infer<typeof planSchedule>;

/** For responses that were cached before plans had a schedule. */
export const notStarted: PlanSchedule = {
  status: 'notStarted',
  startWeek: null,
  pausedFrom: null,
  pauses: [],
  finishedAt: null,
  lastWeek: null,
};
