import * as z from 'zod/mini';
import { priorities } from '#domain/inventory.ts';
import { limits } from '#domain/limits.ts';
import { isWebLink } from '#domain/web-link.ts';
import { integerField, nameField, textField, withOpenApi } from '../schema/fields.ts';
import { tagsField } from '../schema/tags.ts';

const invalidUrl = 'The link must be a web address that starts with https:// or http://.';
const urlTooLong = `The link must be at most ${limits.url} characters.`;
const invalidEstimate = `The estimate must be a whole number of minutes from 1 to ${limits.estimatedMinutes}.`;
const invalidRating = 'The rating must be a whole number from 1 to 5.';
const invalidPriority = 'Priority must be high, med or low.';

const url = withOpenApi(
  textField(limits.url, urlTooLong, invalidUrl).check(
    z.refine((value) => value === '' || isWebLink(value), invalidUrl),
  ),
  { format: 'uri', maxLength: limits.url },
);
const notes = textField(limits.description, `Notes must be at most ${limits.description} characters.`);
const reflectionNote = textField(
  limits.description,
  `The reflection must be at most ${limits.description} characters.`,
);
const title = nameField(limits.title, 'Title is required.', `Title must be at most ${limits.title} characters.`);

const fields = {
  /** An empty string or null removes the link. */
  url: z.optional(z.nullable(url)),
  notes: z.optional(notes),
  tags: z.optional(tagsField),
  reflectionNote: z.optional(reflectionNote),
  priority: z.optional(z.enum(priorities, invalidPriority)),
  estimatedMinutes: z.optional(z.nullable(integerField(1, limits.estimatedMinutes, invalidEstimate))),
};

export const newInventoryItem = z.object({ title, ...fields });

const completed = z.boolean('Completed must be true or false.');

/** Omitted fields stay unchanged, so that two tabs can change different fields. */
export const inventoryItemUpdate = z.object({
  title: z.optional(title),
  ...fields,
  completed: z.optional(completed),
  rating: z.optional(z.nullable(integerField(1, 5, invalidRating))),
});

export const inventoryItemToggle = z.object({ completed: z.optional(completed) });
