import * as z from 'zod/mini';
import { limits } from '#domain/limits.ts';
import { endpoints } from './endpoint.ts';
import { messages } from './errors.ts';
import { count, documented, instant } from './fields.ts';

export const importFormats = ['weekwise-json', 'weekwise-csv', 'toggl', 'clockify'] as const;

/** Of dates such as 03/04/2026, which do not say which is the month. */
export const dateOrders = ['day-first', 'month-first'] as const;

const noText = 'Please choose a file.';
const tooLong = `The file is too large: at most ${limits.importBytes / 1024 / 1024} MB can be imported.`;

const file = {
  /** What the file says, byte-order mark included or not. */
  text: documented(
    z.string(noText).check(
      z.refine((value) => value.trim() !== '', { error: 'The file is empty.', abort: true }),
      z.refine((value) => value.length <= limits.importBytes, tooLong),
    ),
    { maxLength: limits.importBytes },
  ),
  /** Needed where the preview says that the order is unclear, or mixed. */
  dateOrder: z.optional(z.enum(dateOrders, 'The order must be day-first or month-first.')),
};

/** Lines are counted as an editor counts them, from 1; null where it is about the whole file. */
export const importProblem = z.object({ line: z.nullable(count), message: z.string() });

export type ImportProblem = z.infer<typeof importProblem>;

/** How many of each would be made, or were made. */
export const importCounts = z.object({
  focusAreas: count,
  goals: count,
  timeEntries: count,
  weeklyGoals: count,
  actionPlans: count,
  tasks: count,
  inventoryItems: count,
});

export type ImportCounts = z.infer<typeof importCounts>;

export const importPreview = z.object({
  format: z.enum(importFormats),
  makes: importCounts,
  /** Entries of the file that the account has already; they are left out. */
  alreadyThere: count,
  /** In which zone the times of the file were read, where the file does not say. */
  timeZone: z.nullable(z.string()),
  /** Null where dates can be read in one way only; mixed where some are in one order and some in the other. */
  dateOrder: z.nullable(z.enum([...dateOrders, 'unclear', 'mixed'])),
  earliest: z.nullable(instant),
  latest: z.nullable(instant),
  /** Where the entries go, those with the most time first; at most a hundred. */
  goals: z.array(
    z.object({ focusArea: z.string(), goal: z.string(), isNew: z.boolean(), entries: count, seconds: count }),
  ),
  /** Focus areas that a table creates, with their average week as their target; the largest first, at most a hundred. */
  newFocusAreas: z.array(z.object({ name: z.string(), weeklyMin: count })),
  /** The first hundred of `problemCount`. A document, which is imported whole, is read until about a hundred are found. */
  problems: z.array(importProblem),
  problemCount: count,
  /** Why it cannot be imported as it is; null where it can. Problems of single lines alone do not forbid it. */
  refusal: z.nullable(z.string()),
});

export type ImportPreview = z.infer<typeof importPreview>;

export const imports = endpoints({
  preview: {
    method: 'POST',
    path: '/api/imports/preview',
    summary: 'What an import would make; nothing is stored',
    access: 'session',
    body: z.object(file),
    answers: { 200: importPreview },
    messages: { 429: messages.tooMany },
    bodyLimit: limits.importBodyBytes,
    fallback: 'The file could not be read.',
  },
  create: {
    method: 'POST',
    path: '/api/imports',
    summary:
      'Import a file of Weekwise (JSON into an empty account, CSV), Toggl Track or Clockify (CSV): all of it or nothing',
    access: 'session',
    body: z.object({
      ...file,
      /** Without it, a file with problems is refused whole. */
      leaveOutProblems: z.optional(z.boolean('leaveOutProblems must be true or false.')),
    }),
    answers: { 201: z.object({ made: importCounts, alreadyThere: count, leftOut: count }) },
    messages: {
      409: 'A Weekwise document can only be imported into an empty account. Delete your focus areas first, or use a new account.',
      429: messages.tooMany,
    },
    creates: true,
    bodyLimit: limits.importBodyBytes,
    fallback: 'The file was not imported.',
  },
});
