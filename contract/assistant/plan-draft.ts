import * as z from 'zod/mini';
import { commitmentLevels, planStructures } from '#domain/plan/action-plan.ts';
import { limits } from '#domain/limits.ts';
import { newActionPlan } from '../plans/action-plans.ts';
import { integer, nameField, integerField } from '../schema/fields.ts';
import { newInventoryItem } from '../goals/inventory.ts';
import { newTask } from '../goals/tasks.ts';

export const weeklyHours = integerField(
  1,
  limits.weeklyHours,
  `Weekly hours must be a whole number from 1 to ${limits.weeklyHours}.`,
);

function boundedList<S extends z.ZodMiniType>(item: S, minimum: number, maximum: number, label: string) {
  const message = `A plan must have ${minimum} to ${maximum} ${label}.`;
  return z
    .array(item, message)
    .check(z.refine((list) => list.length >= minimum && list.length <= maximum, { error: message, abort: true }));
}

const { description, weeks } = newActionPlan.shape;

/** Goals, tasks and resources of a draft are validated like those created by hand. */
export const planDraft = z.object({
  title: nameField(limits.title, 'The plan needs a title.', `Title must be at most ${limits.title} characters.`),
  description,
  structure: z.enum(planStructures, 'Structure must be weekly or backlog.'),
  weeks,
  weeklyCommitmentHours: weeklyHours,
  commitmentLevel: z.enum(commitmentLevels, 'Commitment level must be Light, Medium or Strong.'),
  goals: boundedList(
    z.object({
      title: nameField(limits.title, 'Goal title is required.', `Title must be at most ${limits.title} characters.`),
      tasks: boundedList(z.object({ title: newTask.shape.title }), 0, limits.draftTasks, 'tasks in each goal'),
      resources: boundedList(
        z.object({
          title: newInventoryItem.shape.title,
          url: newInventoryItem.shape.url,
          notes: newInventoryItem.shape.notes,
          estimatedMinutes: newInventoryItem.shape.estimatedMinutes,
        }),
        0,
        limits.draftResources,
        'resources in each goal',
      ),
    }),
    1,
    limits.planWeeks,
    'goals',
  ),
});

export type NewPlanDraft = z.infer<typeof planDraft>;

export const modelUsage = z.nullable(z.object({ inputTokens: integer, outputTokens: integer }));

export type ModelUsage = z.infer<typeof modelUsage>;

export const generatedGoal = z.object({
  title: z.string(),
  tasks: z.array(z.object({ title: z.string() })),
  resources: z.array(
    z.object({
      title: z.string(),
      url: z.nullable(z.string()),
      notes: z.string(),
      estimatedMinutes: z.nullable(integer),
    }),
  ),
});

/** A draft in a response, with every field present. */
export const generatedDraft = z.object({
  title: z.string(),
  description: z.string(),
  structure: z.enum(planStructures),
  weeks: z.nullable(integer),
  weeklyCommitmentHours: integer,
  commitmentLevel: z.enum(commitmentLevels),
  goals: z.array(generatedGoal),
});

export type GeneratedGoal = z.infer<typeof generatedGoal>;
export type GeneratedDraft = z.infer<typeof generatedDraft>;
