import * as z from 'zod/mini';
import { commitmentLevels, planStructures, weeklyCommitments } from '#domain/plan/action-plan.ts';
import { planScheduleActions } from '#domain/plan/schedule/plan-status.ts';
import { limits } from '#domain/limits.ts';
import { weekStart } from '../schema/calendar-fields.ts';
import { idField, integerField, nameField, textField } from '../schema/fields.ts';

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
