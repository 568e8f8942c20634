import * as z from 'zod/mini';
import { commitmentLevels, planStructures } from '#domain/action-plan.ts';
import { limits } from '#domain/limits.ts';
import { newActionPlan } from './action-plans.ts';
import { count, nameText, whole } from './fields.ts';
import { newInventoryItem } from './inventory.ts';
import { newTask } from './tasks.ts';

export const weeklyHours = whole(
  1,
  limits.weeklyHours,
  `Weekly hours must be a whole number from 1 to ${limits.weeklyHours}.`,
);

function listOf<S extends z.ZodMiniType>(item: S, minimum: number, maximum: number, of: string) {
  const message = `A plan has from ${minimum} to ${maximum} ${of}.`;
  return z
    .array(item, message)
    .check(z.refine((list) => list.length >= minimum && list.length <= maximum, { error: message, abort: true }));
}

const { description, weeks } = newActionPlan.shape;

/** What a goal, a task or a resource of a draft says has the rules that hold for those made by hand. */
export const planDraft = z.object({
  title: nameText(limits.title, 'The plan needs a title.', `Title must be at most ${limits.title} characters.`),
  description,
  structure: z.enum(planStructures, 'Structure must be weekly or backlog.'),
  weeks,
  weeklyCommitmentHours: weeklyHours,
  commitmentLevel: z.enum(commitmentLevels, 'Commitment level must be Light, Medium or Strong.'),
  goals: listOf(
    z.object({
      title: nameText(limits.title, 'Goal title is required.', `Title must be at most ${limits.title} characters.`),
      tasks: listOf(z.object({ title: newTask.shape.title }), 0, limits.draftTasks, 'tasks in each goal'),
      resources: listOf(
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

/** A draft as it is answered: what was not said is there, too. */
export const writtenDraft = z.object({
  title: z.string(),
  description: z.string(),
  structure: z.enum(planStructures),
  weeks: z.nullable(count),
  weeklyCommitmentHours: count,
  commitmentLevel: z.enum(commitmentLevels),
  goals: z.array(
    z.object({
      title: z.string(),
      tasks: z.array(z.object({ title: z.string() })),
      resources: z.array(
        z.object({
          title: z.string(),
          url: z.nullable(z.string()),
          notes: z.string(),
          estimatedMinutes: z.nullable(count),
        }),
      ),
    }),
  ),
});

export type WrittenDraft = z.infer<typeof writtenDraft>;
