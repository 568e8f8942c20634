import * as z from 'zod/mini';
import { focusAreaClasses } from '#domain/focus-area/focus-area.ts';
import { deletionQuery, deletionResponses } from '../schema/deletion-response.ts';
import { defineEndpoints } from '../schema/endpoint.ts';
import { integer, id, instant, weekStart, idField, integerField, nameField, textField } from '../schema/fields.ts';
import { goal } from '../goals/goals.ts';
import { inventoryItem } from '../goals/inventory.ts';
import { notStarted, planSchedule } from '../schema/plan-schedule.ts';
import { task } from '../goals/tasks.ts';
import { commitmentLevels, planStructures, weeklyCommitments } from '#domain/plan/action-plan.ts';
import { planScheduleActions } from '#domain/plan/schedule/plan-status.ts';
import { limits } from '#domain/limits.ts';

const titleAndAreaRequired = 'Title and focus area are required.';
const invalidGoals = 'Goals must be a list, each with its id and whether to include it.';
const include = z.boolean('Include must be true or false.');

const goalWeek = z.optional(
  z.nullable(integerField(1, limits.taskWeek, `The week must be a whole number from 1 to ${limits.taskWeek}.`)),
);
const chosenGoal = z.object(
  {
    goalId: idField(invalidGoals),
    include,
    /** Null: the number in the title. Omitted: unchanged. */
    week: goalWeek,
  },
  invalidGoals,
);

const fields = {
  focusAreaId: idField(titleAndAreaRequired),
  title: nameField(limits.title, titleAndAreaRequired, `Title must be at most ${limits.title} characters.`),
  description: z.optional(
    textField(limits.description, `Description must be at most ${limits.description} characters.`),
  ),
  structure: z.optional(z.enum(planStructures, 'Structure must be weekly or backlog.')),
  /** Ignored for a backlog. */
  weeks: z.optional(
    z.nullable(integerField(1, limits.planWeeks, `Weeks must be a whole number from 1 to ${limits.planWeeks}.`)),
  ),
  commitmentLevel: z.optional(z.enum(commitmentLevels, 'Commitment level must be Light, Medium or Strong.')),
  weeklyCommitment: z.optional(z.enum(weeklyCommitments, 'Weekly commitment must be 1h, 3h or 5h.')),
  /** Included goals are linked to this plan, even if they belonged to another; the others are unlinked from it. */
  goals: z.optional(
    z
      .array(chosenGoal, invalidGoals)
      .check(
        z.refine(
          (list) => list.length <= limits.goalsPerRequest,
          `At most ${limits.goalsPerRequest} goals can be linked at once.`,
        ),
      ),
  ),
};

export const newActionPlan = z.object(fields);

export const actionPlanUpdate = z.object({
  ...fields,
  focusAreaId: z.optional(fields.focusAreaId),
  title: z.optional(fields.title),
});

export const planScheduleChange = z
  .object({
    action: z.enum(planScheduleActions, 'The action must be start, pause, resume, finish or reset.'),
    /** When starting: the Monday of the first week. */
    startWeek: z.optional(weekStart),
  })
  .check(
    z.refine(({ action, startWeek }) => action !== 'start' || startWeek !== undefined, {
      error: 'Please choose the week in which the plan starts.',
      path: ['startWeek'],
    }),
  );

export const planLink = z
  .object({
    include,
    /** When unlinking: the plan to unlink from; null for the current one. */
    actionPlanId: z.optional(z.nullable(idField('Please choose a plan.'))),
    week: goalWeek,
  })
  .check(
    z.refine((body) => !body.include || typeof body.actionPlanId === 'string', {
      error: 'Please choose a plan.',
      path: ['actionPlanId'],
    }),
  );

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
