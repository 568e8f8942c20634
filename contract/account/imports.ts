import * as z from 'zod/mini';
import { limits } from '#domain/limits.ts';
import { defineEndpoints } from '../schema/endpoint.ts';
import { errorMessages } from '../schema/errors.ts';
import { integer, withOpenApi, instant, textField } from '../schema/fields.ts';

export const importFormats = ['weekwise-json', 'weekwise-csv', 'toggl', 'clockify'] as const;

/** How to read ambiguous dates such as 03/04/2026. */
export const dateOrders = ['day-first', 'month-first'] as const;

/** Instead of the id of a person: imports the time of everyone in the file. */
export const everyone = '*';

/** Why a column is not imported: Weekwise has no billing, an account has one person, or the column is unknown. */
export const ignoredColumnKinds = ['billing', 'people', 'other'] as const;

const fileRequired = 'Please choose a file.';
const fileTooLarge = `The file is too large: at most ${limits.importBytes / 1024 / 1024} MB can be imported.`;

const fileFields = {
  /** The content of the file, with or without a byte-order mark. */
  text: withOpenApi(
    z.string(fileRequired).check(
      z.refine((value) => value.trim() !== '', { error: 'The file is empty.', abort: true }),
      z.refine((value) => value.length <= limits.importBytes, fileTooLarge),
    ),
    { maxLength: limits.importBytes },
  ),
  /** Required if the preview reports the order as unclear or mixed. */
  dateOrder: z.optional(z.enum(dateOrders, 'The order must be day-first or month-first.')),
  /** Required if the preview lists several people: the id of one of them, or `everyone`. */
  person: z.optional(textField(limits.importPerson, 'This file contains no time of that person.')),
};

/** Lines are numbered from 1; null if the problem concerns the whole file. */
export const importProblem = z.object({ line: z.nullable(integer), message: z.string() });

export type ImportProblem = z.infer<typeof importProblem>;

/** How many records of each kind would be or were created. */
export const importCounts = z.object({
  focusAreas: integer,
  goals: integer,
  timeEntries: integer,
  weeklyGoals: integer,
  actionPlans: integer,
  tasks: integer,
  inventoryItems: integer,
});

export type ImportCounts = z.infer<typeof importCounts>;

export const importPreview = z.object({
  format: z.enum(importFormats),
  makes: importCounts,
  /** How many of the new entries have text, and how many different tags they have. Tasks become part of the note. */
  texts: z.object({ withNote: integer, withTask: integer, withTags: integer, tags: integer }),
  /** Entries that the account already has; they are skipped. */
  alreadyThere: integer,
  /** How many of these lack the note or tags of the file, for example because they were imported before notes existed. */
  alreadyThereWithoutText: integer,
  /** The columns of a table that are not imported and how many cells are filled; empty columns are left out. */
  notImported: z.array(z.object({ column: z.string(), kind: z.enum(ignoredColumnKinds), cells: integer })),
  /**
   * Whose time the file contains, the one with the most time first; at most 100, empty if there is only one person. The id is
   * the email address or name in lower case.
   */
  people: z.array(
    z.object({ id: z.string(), name: z.string(), email: z.string(), entries: integer, seconds: integer }),
  ),
  /** The zone in which times were interpreted; null if the file states it. */
  timeZone: z.nullable(z.string()),
  /** Null if all dates are unambiguous; 'mixed' if some are in one order and some in the other. */
  dateOrder: z.nullable(z.enum([...dateOrders, 'unclear', 'mixed'])),
  /** The chosen one of the `people`; null if there is no choice or none was made. */
  person: z.nullable(z.string()),
  earliest: z.nullable(instant),
  latest: z.nullable(instant),
  /** The goals that receive entries, those with the most time first; at most 100. */
  goals: z.array(
    z.object({ focusArea: z.string(), goal: z.string(), isNew: z.boolean(), entries: integer, seconds: integer }),
  ),
  /** Focus areas created for a table, with their average weekly minutes as the target; largest first, at most 100. */
  newFocusAreas: z.array(z.object({ name: z.string(), weeklyMin: integer })),
  /** The first 100 of `problemCount`. Validation of a document, which is imported as a whole, stops after about 100. */
  problems: z.array(importProblem),
  problemCount: integer,
  /** Why the file cannot be imported; null if it can. Problems with single lines do not prevent an import. */
  refusal: z.nullable(z.string()),
});

export type ImportPreview = z.infer<typeof importPreview>;

export const imports = defineEndpoints({
  preview: {
    method: 'POST',
    path: '/api/imports/preview',
    access: 'session',
    storesNothing: true,
    body: z.object(fileFields),
    responses: { 200: importPreview },
    messages: { 429: errorMessages.tooManyRequests },
    bodyLimit: limits.importBodyBytes,
    fallback: 'The file could not be read.',
  },
  create: {
    method: 'POST',
    path: '/api/imports',
    access: 'session',
    body: z.object({
      ...fileFields,
      /** Skips rows with problems, which otherwise cause the whole file to be rejected. */
      leaveOutProblems: z.optional(z.boolean('leaveOutProblems must be true or false.')),
    }),
    responses: { 201: z.object({ made: importCounts, alreadyThere: integer, leftOut: integer }) },
    messages: {
      409: 'A Weekwise document can only be imported into an empty account. Delete your focus areas first, or use a new account.',
      429: errorMessages.tooManyRequests,
    },
    creates: true,
    bodyLimit: limits.importBodyBytes,
    fallback: 'The file was not imported.',
  },
});
