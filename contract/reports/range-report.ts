import * as z from 'zod/mini';
import { rangeGroupings } from '#domain/range-report.ts';
import { rangeDays, validRange } from '../schema/day-range.ts';
import { defineEndpoints } from '../schema/endpoint.ts';
import { id, idField, integer, tag } from '../schema/fields.ts';

const rangeReportQuery = z
  .object({
    ...rangeDays,
    by: z.enum(rangeGroupings, 'Choose area, goal, tag, day, week or month.'),
    focusAreaId: z.optional(idField('The focus area must be a valid id.')),
    goalId: z.optional(idField('The goal must be a valid id.')),
    tag: z.optional(tag),
  })
  .check(validRange());

const rangeReportRow = z.object({
  /** The id of a focus area or goal, a tag in lower case, a day, the Monday of a week, or a month; null for no tag. */
  key: z.nullable(z.string()),
  label: z.string(),
  /** The focus area of a goal; null in other rows. */
  focusArea: z.nullable(z.object({ _id: id, name: z.string() })),
  sec: integer,
  /** The seconds during which at least one of the timers was running. */
  elapsedSec: integer,
  entries: integer,
});

export const rangeReport = z.object({
  from: z.string(),
  to: z.string(),
  by: z.enum(rangeGroupings),
  totalSec: integer,
  elapsedSec: integer,
  entries: integer,
  /** Whether an entry counts in several rows because it has several tags. The rows then add up to more than the total. */
  rowsOverlap: z.boolean(),
  /** Every day, week or month of the range in order; of other rows, those with time entries, most time first. */
  rows: z.array(rangeReportRow),
});

export type RangeReportQuery = z.infer<typeof rangeReportQuery>;
export type RangeReport = z.infer<typeof rangeReport>;
export type RangeReportRow = z.infer<typeof rangeReportRow>;

export const rangeReports = defineEndpoints({
  get: {
    method: 'GET',
    path: '/api/reports/range',
    access: 'session',
    query: rangeReportQuery,
    responses: { 200: rangeReport },
    fallback: 'The report could not be loaded.',
  },
  csv: {
    method: 'GET',
    path: '/api/reports/range.csv',
    access: 'session',
    query: rangeReportQuery,
    responses: { 200: { file: { type: 'text/csv; charset=utf-8', name: 'weekwise-report.csv' } } },
  },
});
