import type { DocumentLists } from '#contract/account-document.ts';
import { perAccount } from '#domain/limits.ts';
import { firstSettings, FROM_EVER } from '#domain/settings-in-force.ts';
import type { ApiError } from '../../http/errors.ts';
import { type Amounts, digits, type Shortage, shortageOf } from '../account/account-limits.queries.ts';
import { wrongFile } from './problems.ts';

/** Why the account has no room for what a file adds; null if it has. */
export function noRoomSentence(adds: Amounts, has: Amounts): string | null {
  const short = shortageOf(adds, has);
  return short ? sentenceOf(short) : null;
}

export function noRoomForFile(shortage: Shortage): ApiError {
  return wrongFile(sentenceOf(shortage));
}

function sentenceOf({ kind, has, adds }: Shortage): string {
  const { name, max } = perAccount[kind];
  return `With this file your account would have ${digits(has + adds)} ${name}. It can have at most ${digits(max)}.`;
}

export function roomForDocument(lists: DocumentLists): Amounts {
  return {
    focusAreas: lists.focusAreas.length,
    areaSettings: sum(lists.focusAreas, ({ settings }) => datedSettings(settings).length),
    goals: lists.goals.length,
    timeEntries: lists.timeEntries.length,
    weeklyGoals: lists.weeklyGoals.length,
    actionPlans: lists.actionPlans.length,
    inventoryItems: lists.inventoryItems.length,
    tasks: lists.tasks.length,
    taskItems: sum(lists.tasks, ({ inventoryItemIds }) => inventoryItemIds.length),
  };
}

function sum<T>(records: readonly T[], count: (record: T) => number): number {
  return records.reduce((total, record) => total + count(record), 0);
}

type RecordedSettings = DocumentLists['focusAreas'][number]['settings'];

/** In order of weeks. Before the first one, the area has no target unless one applies from the beginning. */
export function datedSettings(settings: RecordedSettings): RecordedSettings {
  const dated = settings.toSorted((a, b) => (a.fromWeek < b.fromWeek ? -1 : 1));
  const [first] = dated;
  return !first || first.fromWeek === FROM_EVER ? dated : [...firstSettings(first, first.fromWeek), ...dated.slice(1)];
}
