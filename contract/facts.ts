import * as z from 'zod/mini';
import { levels, weekdays } from '#domain/assistant/facts.ts';
import { limits } from '#domain/limits.ts';
import { dayField } from './schema/calendar-fields.ts';
import { integerField, textField } from './schema/fields.ts';

const line = textField(limits.fact, `Please use at most ${limits.fact} characters.`);

const lines = z
  .array(line, 'This must be a list of texts.')
  .check(z.refine((list) => list.length <= limits.factsPerList, `At most ${limits.factsPerList} are possible.`));

const WEEK_MINUTES = 7 * 24 * 60;
const weeklyMinutes = integerField(1, WEEK_MINUTES, 'The time a week must be from 1 minute to 168 hours.');
const totalMinutes = integerField(1, limits.planWeeks * WEEK_MINUTES, 'The time must be from 1 minute to a year.');
const number = integerField(1, 10_000, 'The number must be from 1 to 10,000.');

/** What was understood from the user's words. Sent back with the user's corrections, it replaces what the words say. */
export const facts = z.object({
  goal: textField(limits.prompt, `Please describe your goal in at most ${limits.prompt} characters.`),
  thing: z.nullable(line),
  amount: z.nullable(line),
  count: z.nullable(z.object({ n: number, of: line })),
  person: z.nullable(line),
  place: z.nullable(line),
  deadline: z.nullable(dayField('The deadline must be a day from 1970 to 2100, as YYYY-MM-DD.')),
  weeklyMinutes: z.nullable(weeklyMinutes),
  totalMinutes: z.nullable(totalMinutes),
  budget: z.nullable(line),
  level: z.nullable(z.enum(levels, 'The level must be beginner or advanced.')),
  has: lines,
  days: z
    .array(z.enum(weekdays, 'A day must be one of mon to sun.'), 'The days must be a list.')
    .check(z.refine((list) => list.length <= weekdays.length, 'A week has seven days.')),
  obstacles: lines,
  weakSpots: lines,
  refusals: lines,
  parts: lines,
});
