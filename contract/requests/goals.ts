import * as z from 'zod/mini';
import { limits } from '#domain/limits.ts';
import { idField, integerField, nameField } from '../schema/fields.ts';

const title = nameField(
  limits.title,
  'Goal title is required.',
  `Goal title must be at most ${limits.title} characters.`,
);
const focusArea = idField('Please select a focus area.');
const invalidYear = 'The year must be a whole number from 2000 to 2100.';

export const newGoal = z.object({
  title,
  /** If present, must match the id in the path. */
  focusArea: z.optional(focusArea),
  timeframeType: z.optional(z.enum(['yearly'], 'Timeframe must be yearly.')),
  timeframeYear: z.optional(integerField(2000, 2100, invalidYear)),
});

/** Omitted fields stay unchanged. */
export const goalUpdate = z.object({ title: z.optional(title), focusArea: z.optional(focusArea) });
