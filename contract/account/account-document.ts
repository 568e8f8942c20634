import * as z from 'zod/mini';
import { dateFormats, timeFormats } from '#domain/calendar/format-settings.ts';
import { commitmentLevels, planStructures } from '#domain/plan/action-plan.ts';
import { areaColors } from '#domain/focus-area/area-colors.ts';
import { focusAreaClasses } from '#domain/focus-area/focus-area.ts';
import { goalStatuses } from '#domain/goal-status.ts';
import { priorities } from '#domain/inventory.ts';
import { limits } from '#domain/limits.ts';
import { BEGINNING_OF_TIME } from '#domain/focus-area/effective-settings.ts';
import {
  dayField,
  instantField,
  weekStart,
  id,
  nameField,
  textField,
  integerField,
  storedTag,
  tag,
} from '../schema/fields.ts';
import type { User } from './auth.ts';
import { newInventoryItem } from '../goals/inventory.ts';
import type { FeedbackType } from '#domain/feedback-types.ts';
import type { TimeEntry } from '../time-entries/time-entries.ts';

// The document that the export writes and the import reads: a whole account with its ids, so that references stay valid.
// Each record is validated separately so that an error can name the invalid one.

const requiredInstant = instantField('Missing.', 'Not an instant in UTC from 1970 to 2100.');
const nullableInstant = z.nullable(requiredInstant);
const requiredName = (max: number) => nameField(max, 'Missing.', `At most ${max} characters.`);
const longText = textField(limits.description, `At most ${limits.description} characters.`);
const integerBetween = (min: number, max: number) =>
  integerField(min, max, `Not a whole number from ${min} to ${max}.`);

const planWeek = integerBetween(1, limits.taskWeek);

/** A fractional index (`server/db/positions.ts`): the first digit tells how many follow, and a fraction may come after them. */
const orderKey = /^(?!0+$)(?:[45]\d|[36]\d{2}|[27]\d{3}|[18]\d{4}|[09]\d{5})(?:\d*[1-9])?$/;
const MAX_ORDER_KEY_LENGTH = 200;
const notAPosition = 'Not a position that a Weekwise export contains.';
const isOrderKey = (value: string) => value.length <= MAX_ORDER_KEY_LENGTH && orderKey.test(value);

/** No plan has this many goals, and no focus area this many settings, which change at most once a week. */
const MAX_LIST_LENGTH = 10_000;

/** Stops at the first invalid element: reporting an issue for each of 100,000 would take a second. */
const boundedList = <S extends z.ZodMiniType>(element: S, max = MAX_LIST_LENGTH) =>
  z.pipe(
    z.array(z.unknown()).check(z.refine((list) => list.length <= max, `At most ${max} elements are allowed.`)),
    z.transform((list, context): z.output<S>[] => {
      const parsed: z.output<S>[] = [];
      for (const [index, value] of list.entries()) {
        const { success, data, error } = z.safeParse(element, value);
        if (success) parsed.push(data);
        else {
          const { message, path } = error.issues[0]!;
          context.issues.push({ code: 'custom', input: value, message, path: [index, ...path] });
          break;
        }
      }
      return parsed;
    }),
  );

/** Settings that documents lack if they were exported before these were included. The import then leaves them unchanged. */
export const accountPreferences = z.object({
  singleTimer: z.optional(z.boolean('Must be true or false.')),
  dateFormat: z.optional(z.enum(dateFormats, 'Unknown format.')),
  timeFormat: z.optional(z.enum(timeFormats, 'Unknown format.')),
} satisfies Partial<Record<keyof User, z.ZodMiniType>>);

export type AccountPreferences = z.infer<typeof accountPreferences>;

export const focusAreaRecord = z.object({
  _id: id,
  name: requiredName(limits.focusAreaName),
  description: longText,
  /** Documents that were exported before areas had colours lack this field. */
  color: z.optional(z.enum(areaColors)),
  createdAt: requiredInstant,
  /**
   * Each applies from its week. Without settings from the beginning of time, the area has no target before the first
   * ones.
   */
  settings: boundedList(
    z.object({
      fromWeek: z.union([z.literal(BEGINNING_OF_TIME), weekStart]),
      focusAreaClass: z.enum(focusAreaClasses),
      defaultWeeklyMin: integerBetween(0, limits.weeklyMinutes),
      weight: integerBetween(limits.weightMin, limits.weightMax),
    }),
  ),
});

export const goalRecord = z.object({
  _id: id,
  focusAreaId: id,
  title: requiredName(limits.title),
  status: z.enum(goalStatuses),
  isFavorite: z.boolean(),
  // A server whose clock had been reset to 1970 created goals for that year, or for 1969 west of Greenwich.
  timeframeYear: integerBetween(1969, 2100),
  createdAt: requiredInstant,
  closedAt: nullableInstant,
});

/** Compilation fails if a stored field of an entry is missing from the record below. */
type TimeEntryFields = Record<
  Exclude<keyof TimeEntry, 'goal' | 'durationSec' | 'stepTitle'> | 'createdAt',
  z.ZodMiniType
>;

export const timeEntryRecord = z.object({
  _id: id,
  goalId: id,
  startAt: requiredInstant,
  endAt: nullableInstant,
  createdAt: requiredInstant,
  // Documents that were exported before entries had notes or tags lack these fields.
  note: z._default(textField(limits.entryNote, `At most ${limits.entryNote} characters.`), ''),
  tags: z._default(boundedList(tag, limits.tags), []),
  taskId: z._default(z.nullable(id), null),
  inventoryItemId: z._default(z.nullable(id), null),
} satisfies TimeEntryFields);

export const weeklyGoalRecord = z.object({
  _id: id,
  focusAreaId: id,
  weekStart,
  goalMin: z.nullable(integerBetween(0, limits.weeklyMinutes)),
  isResting: z.boolean(),
  createdAt: requiredInstant,
});

export const actionPlanRecord = z.object({
  _id: id,
  focusAreaId: id,
  title: requiredName(limits.title),
  description: longText,
  structure: z.enum(planStructures),
  weeks: z.nullable(integerBetween(1, limits.planWeeks)),
  weeklyHours: integerBetween(1, limits.weeklyHours),
  commitmentLevel: z.enum(commitmentLevels),
  createdAt: requiredInstant,
  goalIds: boundedList(id),
  // Documents that were exported before plans had a schedule lack these fields.
  /** The weeks of goals that have been chosen, in the order of `goalIds`; null for the others. */
  goalWeeks: z._default(boundedList(z.nullable(planWeek)), []),
  startWeek: z._default(z.nullable(weekStart), null),
  pausedFrom: z._default(z.nullable(weekStart), null),
  pauses: z._default(boundedList(z.object({ from: weekStart, to: weekStart })), []),
  finishedAt: z._default(nullableInstant, null),
  /** What the assistant created together with the plan, so that it can be undone; null for a plan created by hand. */
  cameAlong: z.nullable(
    z.object({
      goalIds: boundedList(id),
      focusAreaId: z.nullable(id),
      fingerprint: textField(200, 'At most 200 characters.'),
    }),
  ),
});

export const inventoryItemRecord = z.object({
  ...newInventoryItem.shape,
  tags: z.optional(boundedList(storedTag, limits.tags)),
  _id: id,
  goalId: id,
  priority: z.enum(priorities),
  rating: z.nullable(integerBetween(1, 5)),
  completedAt: nullableInstant,
  createdAt: requiredInstant,
});

export const taskRecord = z.object({
  _id: id,
  goalId: id,
  title: requiredName(limits.title),
  completedAt: nullableInstant,
  createdAt: requiredInstant,
  inventoryItemIds: boundedList(id),
  /** Documents that were exported before tasks had a size lack this field: the import then reads it from the title. */
  estimatedMinutes: z.optional(z.nullable(integerBetween(1, limits.estimatedMinutes))),
  timesPerWeek: z._default(z.nullable(integerBetween(1, limits.timesPerWeek)), null),
  week: z._default(z.nullable(planWeek), null),
  untilWeek: z._default(z.nullable(planWeek), null),
  /** Sorts the tasks of a goal. Without it, they are sorted by their creation. */
  position: z.optional(z.string(notAPosition).check(z.refine(isOrderKey, notAPosition))),
  setAsideAt: z._default(nullableInstant, null),
  ticks: z._default(boundedList(dayField('Must be a day, as YYYY-MM-DD.')), []),
});

/** The lists of the document in their order: records come before those that refer to them. */
export const recordSchemas = {
  focusAreas: focusAreaRecord,
  goals: goalRecord,
  weeklyGoals: weeklyGoalRecord,
  actionPlans: actionPlanRecord,
  inventoryItems: inventoryItemRecord,
  tasks: taskRecord,
  timeEntries: timeEntryRecord,
} as const;

export type DocumentListName = keyof typeof recordSchemas;

export type DocumentRecords = {
  readonly [L in DocumentListName]: readonly z.infer<(typeof recordSchemas)[L]>[];
};

/** Version 2 added tags to time entries, version 3 schedules, sizes and steps. Older ones are still read. */
export const documentFormat = { format: 'weekwise', version: 3 } as const;

export interface AccountDocument extends DocumentRecords {
  readonly format: typeof documentFormat.format;
  readonly version: typeof documentFormat.version;
  readonly exportedAt: string;
  /** The import takes the time zone and the preferences from it. */
  readonly account: Omit<User, '_id'>;
  /** Messages to the operator. The import ignores them. */
  readonly supportMessages: readonly SupportMessageRecord[];
}

interface SupportMessageRecord {
  readonly _id: string;
  readonly kind: FeedbackType | 'contact';
  readonly subject: string;
  readonly body: string;
  readonly email: string | null;
  readonly createdAt: string;
}
