import * as z from 'zod/mini';
import { commitmentLevels, planStructures } from '#domain/plan/action-plan.ts';
import { focusAreaClasses } from '#domain/focus-area/focus-area.ts';
import { deletionQuery, deletionResponses } from './schema/deletion-response.ts';
import { defineEndpoints } from './schema/endpoint.ts';
import { integer, id, instant } from './schema/fields.ts';
import { goal } from './goals.ts';
import { inventoryItem } from './inventory.ts';
import { notStarted, planSchedule } from './plan-schedule.ts';
import { task } from './tasks.ts';
import { actionPlanUpdate, newActionPlan, planLink, planScheduleChange } from './requests/action-plans.ts';

/** Steps are tasks and resources; a goal without any counts as one step. */
const progress = z.object({ done: integer, total: integer });

export const actionPlan = z.object({
  _id: id,
  focusAreaId: id,
  focusAreaName: z.string(),
  focusAreaClass: z.enum(focusAreaClasses),
  title: z.string(),
  /** May be empty. */
  description: z.string(),
  structure: z.enum(planStructures),
  /** Null for a backlog. */
  weeks: z.nullable(integer),
  /** '3h': `weeklyCommitmentHours` with its unit. */
  weeklyCommitment: z.string(),
  weeklyCommitmentHours: integer,
  commitmentLevel: z.enum(commitmentLevels),
  goalCount: integer,
  progress,
  schedule: z._default(planSchedule, notStarted),
  createdAt: instant,
});

export type ActionPlan = z.infer<typeof actionPlan>;

const planGoal = z.object({
  ...goal.shape,
  focusAreaName: z.string(),
  progress,
  inventory: z.array(inventoryItem),
  tasks: z.array(task),
  /**
   * The time tracked on it since the first week of the plan, or all time if the plan was not started. Includes a running timer. The default
   * is for responses that were cached before this field existed.
   */
  trackedSec: z._default(integer, 0),
});

export type PlanGoal = z.infer<typeof planGoal>;

/** Goals are sorted by their week: the chosen one, or else the number after 'Week' in the title. Those without one come last. */
export const actionPlanWithGoals = z.object({ ...actionPlan.shape, goals: z.array(planGoal) });

export type ActionPlanWithGoals = z.infer<typeof actionPlanWithGoals>;

export const planScheduleConflicts = {
  noGoals: 'Add a goal to the plan before you start it.',
  notAllowed: 'The plan was started, paused or finished in another tab.',
} as const;

const goalNotActive = 'Only active goals can be included in a plan.';

export const actionPlans = defineEndpoints({
  list: {
    method: 'GET',
    path: '/api/action-plans',
    access: 'session',
    responses: { 200: z.array(actionPlan) },
    fallback: 'Failed to load action plans.',
  },
  get: {
    method: 'GET',
    path: '/api/action-plans/:id',
    access: 'session',
    params: z.object({ id }),
    responses: { 200: actionPlanWithGoals },
    fallback: 'Failed to load Action Plan.',
  },
  create: {
    method: 'POST',
    path: '/api/action-plans',
    access: 'session',
    body: newActionPlan,
    responses: { 201: z.object({ actionPlan }) },
    messages: { 409: goalNotActive },
    creates: true,
    fallback: 'Failed to create action plan.',
  },
  update: {
    method: 'PUT',
    path: '/api/action-plans/:id',
    access: 'session',
    params: z.object({ id }),
    body: actionPlanUpdate,
    responses: { 200: actionPlan },
    messages: { 409: goalNotActive },
    fallback: 'Failed to save action plan.',
  },
  changeSchedule: {
    method: 'PATCH',
    path: '/api/action-plans/:id/schedule',
    access: 'session',
    params: z.object({ id }),
    body: planScheduleChange,
    responses: { 200: actionPlan },
    messages: { 409: planScheduleConflicts.notAllowed },
    fallback: 'The plan was not changed.',
  },
  remove: {
    method: 'DELETE',
    path: '/api/action-plans/:id',
    access: 'session',
    params: z.object({ id }),
    query: deletionQuery,
    responses: deletionResponses,
    fallback: 'Failed to delete action plan.',
  },
  link: {
    method: 'PATCH',
    path: '/api/goals/:id/action-plan-link',
    access: 'session',
    params: z.object({ id }),
    body: planLink,
    responses: { 200: goal },
    messages: { 409: goalNotActive },
    fallback: 'The goal was not linked.',
  },
});
