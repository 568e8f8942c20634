import * as z from 'zod/mini';
import { commitmentLevels, planStructures } from '#domain/action-plan.ts';
import { focusAreaClasses } from '#domain/focus-area.ts';
import { goalStatuses } from '#domain/goal-status.ts';
import { priorities } from '#domain/inventory.ts';
import { limits } from '#domain/limits.ts';
import { FROM_EVER } from '#domain/settings-in-force.ts';
import { instantField, weekStart } from './day-fields.ts';
import { id, nameText, text, whole } from './fields.ts';
import { newInventoryItem, tag } from './inventory.ts';
import type { FeedbackType } from './support.ts';

// The records of the document that the export writes and the import reads: everything of an account, with its ids, so
// that references stay what they are. Every record is checked by itself, so that a wrong one can be named.

const at = instantField('Missing.', 'Not an instant in UTC from 1970 to 2100.');
const when = z.nullable(at);
const name = (max: number) => nameText(max, 'Missing.', `At most ${max} characters.`);
const longText = text(limits.description, `At most ${limits.description} characters.`);
const number = (min: number, max: number) => whole(min, max, `Not a whole number from ${min} to ${max}.`);

/** More than a plan has goals, or a focus area settings: those change once a week. */
const LONGEST = 10_000;

/** Checked up to the first element that is wrong: an issue for each of 100,000 would take a second. */
const listOf = <S extends z.ZodMiniType>(element: S, most = LONGEST) =>
  z.pipe(
    z.array(z.unknown()).check(z.refine((list) => list.length <= most, `At most ${most} are possible.`)),
    z.transform((list, context): z.output<S>[] => {
      const read: z.output<S>[] = [];
      for (const [index, value] of list.entries()) {
        const { success, data, error } = z.safeParse(element, value);
        if (success) read.push(data);
        else {
          const { message, path } = error.issues[0]!;
          context.issues.push({ code: 'custom', input: value, message, path: [index, ...path] });
          break;
        }
      }
      return read;
    }),
  );

export const focusAreaRecord = z.object({
  _id: id,
  name: name(limits.focusAreaName),
  description: longText,
  createdAt: at,
  /** From which week on the area counts how. Where none holds from ever, it asks for nothing before the first. */
  settings: listOf(
    z.object({
      fromWeek: z.union([z.literal(FROM_EVER), weekStart]),
      focusAreaClass: z.enum(focusAreaClasses),
      defaultWeeklyMin: number(0, limits.weeklyMinutes),
      weight: number(limits.weightMin, limits.weightMax),
    }),
  ),
});

export const goalRecord = z.object({
  _id: id,
  focusAreaId: id,
  title: name(limits.title),
  status: z.enum(goalStatuses),
  isFavorite: z.boolean(),
  // A server whose clock was reset to 1970 has made goals of that year, or of 1969 west of Greenwich.
  timeframeYear: number(1969, 2100),
  createdAt: at,
  closedAt: when,
});

export const timeEntryRecord = z.object({ _id: id, goalId: id, startAt: at, endAt: when, createdAt: at });

export const weeklyGoalRecord = z.object({
  _id: id,
  focusAreaId: id,
  weekStart,
  goalMin: z.nullable(number(0, limits.weeklyMinutes)),
  isResting: z.boolean(),
  createdAt: at,
});

export const actionPlanRecord = z.object({
  _id: id,
  focusAreaId: id,
  title: name(limits.title),
  description: longText,
  structure: z.enum(planStructures),
  weeks: z.nullable(number(1, limits.planWeeks)),
  weeklyHours: number(1, limits.weeklyHours),
  commitmentLevel: z.enum(commitmentLevels),
  createdAt: at,
  goalIds: listOf(id),
  /** What the assistant made together with it, so that it can be taken back; null if it was made by hand. */
  cameAlong: z.nullable(
    z.object({ goalIds: listOf(id), focusAreaId: z.nullable(id), fingerprint: text(200, 'At most 200 characters.') }),
  ),
});

export const inventoryItemRecord = z.object({
  ...newInventoryItem.shape,
  tags: z.optional(listOf(tag, limits.tags)),
  _id: id,
  goalId: id,
  priority: z.enum(priorities),
  rating: z.nullable(number(1, 5)),
  completedAt: when,
  createdAt: at,
});

export const taskRecord = z.object({
  _id: id,
  goalId: id,
  title: name(limits.title),
  completedAt: when,
  createdAt: at,
  inventoryItemIds: listOf(id),
});

/** The lists of the document in the order in which they stand: what is referred to comes first. */
export const documentLists = {
  focusAreas: focusAreaRecord,
  goals: goalRecord,
  timeEntries: timeEntryRecord,
  weeklyGoals: weeklyGoalRecord,
  actionPlans: actionPlanRecord,
  inventoryItems: inventoryItemRecord,
  tasks: taskRecord,
} as const;

export type DocumentList = keyof typeof documentLists;

export type DocumentLists = {
  readonly [L in DocumentList]: readonly z.infer<(typeof documentLists)[L]>[];
};

export const documentFormat = { format: 'weekwise', version: 1 } as const;

export interface AccountDocument extends DocumentLists {
  readonly format: typeof documentFormat.format;
  readonly version: typeof documentFormat.version;
  readonly exportedAt: string;
  readonly account: { readonly email: string; readonly timeZone: string; readonly createdAt: string };
  /** What the user has written to those who run the server. It stays there: an import leaves it out. */
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
