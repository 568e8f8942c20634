import * as z from 'zod/mini';
import { commitmentLevels, planStructures, weeklyCommitments } from '#domain/action-plan.ts';
import { focusAreaClasses } from '#domain/focus-area.ts';
import { limits } from '#domain/limits.ts';
import { endpoints } from './endpoint.ts';
import { count, id, idField, instant, nameText, text, whole } from './fields.ts';
import { goal } from './goals.ts';
import { inventoryItem } from './inventory.ts';
import { task } from './tasks.ts';

/** Steps are tasks and resources; a goal without any is one itself. */
const progress = z.object({ done: count, total: count });

export const actionPlan = z.object({
  _id: id,
  focusAreaId: id,
  focusAreaName: z.string(),
  focusAreaClass: z.enum(focusAreaClasses),
  title: z.string(),
  /** Empty when there is none. */
  description: z.string(),
  structure: z.enum(planStructures),
  /** Null for a backlog. */
  weeks: z.nullable(count),
  /** '3h'; the number of hours stands beside it. */
  weeklyCommitment: z.string(),
  weeklyCommitmentHours: count,
  commitmentLevel: z.enum(commitmentLevels),
  goalCount: count,
  progress,
  createdAt: instant,
});

export type ActionPlan = z.infer<typeof actionPlan>;

const planGoal = z.object({
  ...goal.shape,
  focusAreaName: z.string(),
  progress,
  inventory: z.array(inventoryItem),
  tasks: z.array(task),
});

export type PlanGoal = z.infer<typeof planGoal>;

/** By the number after 'Week' in their titles; those without one last. */
export const actionPlanWithGoals = z.object({ ...actionPlan.shape, goals: z.array(planGoal) });

export type ActionPlanWithGoals = z.infer<typeof actionPlanWithGoals>;

const required = 'Title and focus area are required.';
const wrongGoals = 'Goals must be a list, each with its id and whether to include it.';
const include = z.boolean('Include must be true or false.');

const fields = {
  focusAreaId: idField(required),
  title: nameText(limits.title, required, `Title must be at most ${limits.title} characters.`),
  description: z.optional(text(limits.description, `Description must be at most ${limits.description} characters.`)),
  structure: z.optional(z.enum(planStructures, 'Structure must be weekly or backlog.')),
  /** Of a weekly plan; a backlog has none, whatever is given. */
  weeks: z.optional(
    z.nullable(whole(1, limits.planWeeks, `Weeks must be a whole number from 1 to ${limits.planWeeks}.`)),
  ),
  commitmentLevel: z.optional(z.enum(commitmentLevels, 'Commitment level must be Light, Medium or Strong.')),
  weeklyCommitment: z.optional(z.enum(weeklyCommitments, 'Weekly commitment must be 1h, 3h or 5h.')),
  /** Those to include are linked with the plan, also if another had them; those not to include are not in this one. */
  goals: z.optional(
    z
      .array(z.object({ goalId: idField(wrongGoals), include }, wrongGoals), wrongGoals)
      .check(
        z.refine(
          (list) => list.length <= limits.goalsAtOnce,
          `At most ${limits.goalsAtOnce} goals can be linked at once.`,
        ),
      ),
  ),
};

export const newActionPlan = z.object(fields);

/** What is left out stays as it is. */
export const changedActionPlan = z.object({
  ...fields,
  focusAreaId: z.optional(fields.focusAreaId),
  title: z.optional(fields.title),
});

const notActive = 'Only active goals can be included in a plan.';

export const actionPlans = endpoints({
  list: {
    method: 'GET',
    path: '/api/action-plans',
    summary: 'The action plans, newest first',
    access: 'session',
    answers: { 200: z.array(actionPlan) },
    fallback: 'Failed to load action plans.',
  },
  one: {
    method: 'GET',
    path: '/api/action-plans/:id',
    summary: 'A plan with its goals in the order of their weeks, their resources and tasks',
    access: 'session',
    params: z.object({ id }),
    answers: { 200: actionPlanWithGoals },
    fallback: 'Failed to load Action Plan.',
  },
  create: {
    method: 'POST',
    path: '/api/action-plans',
    summary: 'Make a plan and link its goals, all or nothing',
    access: 'session',
    body: newActionPlan,
    answers: { 201: z.object({ actionPlan }) },
    messages: { 409: notActive },
    creates: true,
    fallback: 'Failed to create action plan.',
  },
  update: {
    method: 'PUT',
    path: '/api/action-plans/:id',
    summary: 'Change a plan, and which goals are in it',
    access: 'session',
    params: z.object({ id }),
    body: changedActionPlan,
    answers: { 200: actionPlan },
    messages: { 409: notActive },
    fallback: 'Failed to save action plan.',
  },
  remove: {
    method: 'DELETE',
    path: '/api/action-plans/:id',
    summary: 'Delete a plan, which can be restored; its goals stay, with their tasks and resources',
    access: 'session',
    params: z.object({ id }),
    answers: { 204: null },
    fallback: 'Failed to delete action plan.',
  },
  link: {
    method: 'PATCH',
    path: '/api/goals/:id/action-plan-link',
    summary: 'Include a goal in a plan, which takes it out of any other, or take it out',
    access: 'session',
    params: z.object({ id }),
    body: z
      .object({
        include,
        /** Where nothing is included: the plan to take it out of; null for whichever it is in. */
        actionPlanId: z.optional(z.nullable(idField('Please choose a plan.'))),
      })
      .check(
        z.refine((body) => !body.include || typeof body.actionPlanId === 'string', {
          error: 'Please choose a plan.',
          path: ['actionPlanId'],
        }),
      ),
    answers: { 200: goal },
    messages: { 409: notActive },
    fallback: 'The goal was not linked.',
  },
});
