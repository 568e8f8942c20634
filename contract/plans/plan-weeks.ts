import * as z from 'zod/mini';
import { focusAreaClasses } from '#domain/focus-area/focus-area.ts';
import { askedReasons } from '#domain/plan/schedule/asked-tasks.ts';
import { weekStart, id, integer } from '../schema/fields.ts';
import { defineEndpoints } from '../schema/endpoint.ts';
import { task } from '../goals/tasks.ts';

/** A task that a plan asks for in a week. */
const askedTask = z.object({
  ...task.shape,
  goalTitle: z.string(),
  /** False for a task that was done before its goal was completed: it is not asked for again if it is reopened. */
  isGoalActive: z.boolean(),
  focusAreaId: id,
  /** The week of the plan that it was planned for: its own or that of its goal. */
  plannedWeek: z.nullable(integer),
  /**
   * Planned for this week, carried over from an earlier one, or next in the order of a plan that has hours left this week. Tasks
   * that were done this week stay in the list.
   */
  reason: z.enum(askedReasons),
  /** The minutes that it takes this week: what is left of its size; 0 if it is done, or without a size. */
  minutesLeft: integer,
});

export type AskedTask = z.infer<typeof askedTask>;

const planInWeek = z.object({
  _id: id,
  title: z.string(),
  focusAreaId: id,
  focusAreaName: z.string(),
  focusAreaClass: z.enum(focusAreaClasses),
  /** The week of the plan, counted from 1. */
  planWeek: integer,
  /** Null for a plan without weeks. */
  lastWeek: z.nullable(integer),
  weeklyCommitmentHours: integer,
  /** What is left of this week's tasks, including those carried over. */
  minutesLeft: integer,
  tasks: z.array(askedTask),
  /** How many more are open than are listed. */
  hiddenTasks: integer,
});

export type PlanInWeek = z.infer<typeof planInWeek>;

const planWeek = z.object({
  weekStart: z.string(),
  plans: z.array(planInWeek),
  /** How many plans have something to do, but were not started yet. */
  startablePlans: integer,
});

const areaDemand = z.object({
  focusAreaId: id,
  /** What running plans ask for in the whole week: done, still open, and carried over. */
  minutes: integer,
  plans: z.array(z.object({ _id: id, title: z.string(), minutes: integer })),
});

export type AreaDemand = z.infer<typeof areaDemand>;

export const planWeeks = defineEndpoints({
  thisWeek: {
    method: 'GET',
    path: '/api/plan-weeks/tasks',
    access: 'session',
    query: z.object({ weekStart }),
    responses: { 200: planWeek },
    fallback: "This week's tasks could not be loaded.",
  },
  demand: {
    method: 'GET',
    path: '/api/plan-weeks/demand',
    access: 'session',
    query: z.object({ weekStart }),
    responses: { 200: z.array(areaDemand) },
    fallback: 'What your plans ask for could not be loaded.',
  },
});
