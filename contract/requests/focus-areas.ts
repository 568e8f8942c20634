import * as z from 'zod/mini';
import { areaColors } from '#domain/focus-area/area-colors.ts';
import { focusAreaClasses } from '#domain/focus-area/focus-area.ts';
import { limits } from '#domain/limits.ts';
import { integerField, nameField, textField } from '../schema/fields.ts';

const classRequired = 'Please select a focus area class.';
const invalidWeight = `Weight must be a whole number from ${limits.weightMin} to ${limits.weightMax}.`;
const invalidWeeklyTime = 'Weekly time goal must be a whole number of minutes, at most 168 hours.';

const fields = {
  name: nameField(limits.focusAreaName, 'Focus Area name is required.', 'Focus Area name is too long.'),
  description: z.optional(
    textField(limits.description, `Description must be at most ${limits.description} characters.`),
  ),
  focusAreaClass: z.optional(z.enum(focusAreaClasses, classRequired)),
  defaultWeeklyMin: z.optional(
    integerField(1, limits.weeklyMinutes, invalidWeeklyTime, '⏱️ Weekly time goal cannot be 00:00.'),
  ),
  weight: z.optional(integerField(limits.weightMin, limits.weightMax, invalidWeight)),
  /** A new area gets a colour that few others have. */
  color: z.optional(z.enum(areaColors, 'Please select one of the colours.')),
};

/** A name alone is enough, but a weekly time or a weight requires a class. */
export const newFocusArea = z.object(fields).check(
  z.refine(
    ({ focusAreaClass, defaultWeeklyMin, weight }) =>
      focusAreaClass !== undefined || (defaultWeeklyMin === undefined && weight === undefined),
    {
      error: classRequired,
      path: ['focusAreaClass'],
      // Runs even if a single field is invalid, so that all errors are reported at once.
      when: ({ value }) => typeof value === 'object' && value !== null,
    },
  ),
);

/** Omitted fields stay unchanged, so that two tabs can change different fields. */
export const focusAreaUpdate = z.object({ ...fields, name: z.optional(fields.name) });
