import type { RangeReportRow } from '#contract/reports/range-report.ts';
import { startOfDay } from '#domain/calendar/calendar.ts';
import { listPeriods } from '#domain/calendar/periods.ts';
import { addToTally, createTally, type Tally, tallyPerPeriod } from '#domain/calendar/tally.ts';
import type { Span } from '#domain/calendar/time-span.ts';
import { parseTags, tagKey } from '#server/db/tags.ts';
import type { EntryTime } from '#server/modules/time-entries/entry-times.queries.ts';
import type { GoalNames } from './range-report.queries.ts';

/** Adds entries, in the order of their starts, to the rows that they belong to. */
export interface RowGroups {
  add(entry: EntryTime): void;
  listRows(): RangeReportRow[];
}

type Name = Pick<RangeReportRow, 'label' | 'focusArea'>;

function toRow(
  key: string | null,
  { label, focusArea }: Name,
  { entries, trackedMs, elapsedMs }: Tally,
): RangeReportRow {
  return { key, label, focusArea, sec: trackedMs / 1000, elapsedSec: elapsedMs / 1000, entries };
}

/** A row for every day, week or month, even without time entries, so that a chart has no gaps. */
export function groupByPeriod(
  { from, to }: { readonly from: string; readonly to: string },
  unit: 'day' | 'week' | 'month',
  range: Span,
  timeZone: string,
): RowGroups {
  const periods = listPeriods(from, to, unit);
  const { tallies, add } = tallyPerPeriod([...periods.map((period) => startOfDay(period.from, timeZone)), range.to]);
  return {
    add,
    listRows: () => periods.map(({ key }, n) => toRow(key, { label: key, focusArea: null }, tallies[n]!)),
  };
}

export function groupByGoal({ goals }: GoalNames, range: Span): RowGroups {
  return groupByKey(
    range,
    ({ goalId }) => [goalId],
    (id) => {
      const { title, focusArea } = goals.get(id!)!;
      return { label: title, focusArea };
    },
  );
}

export function groupByArea({ areas, goals }: GoalNames, range: Span): RowGroups {
  return groupByKey(
    range,
    ({ goalId }) => [goals.get(goalId)!.focusArea._id],
    (id) => ({ label: areas.get(id!)!, focusArea: null }),
  );
}

const NO_TAG = 'No tag';

/** An entry with several tags belongs to several rows. Of several spellings of a tag, the latest is shown. */
export function groupByTag(range: Span, readKeys: ReturnType<typeof createTagReader>): RowGroups {
  const latestTags = new Map<string, string>();
  const findLabel = (key: string) => parseTags(latestTags.get(key)!).find((tag) => tagKey(tag) === key)!;
  return groupByKey(
    range,
    ({ tags }) => {
      const keys = readKeys(tags);
      for (const key of keys) latestTags.set(key, tags);
      return keys.length === 0 ? [null] : keys;
    },
    (key) => ({ label: key === null ? NO_TAG : findLabel(key), focusArea: null }),
  );
}

/** Reads the keys of an entry's tags. The same few lists of tags occur again and again, so each is parsed once. */
export function createTagReader() {
  const keysByText = new Map<string, readonly string[]>();
  return (text: string): readonly string[] => {
    const keys = keysByText.get(text) ?? parseTags(text).map(tagKey);
    keysByText.set(text, keys);
    return keys;
  };
}

function groupByKey(
  range: Span,
  getKeys: (entry: EntryTime) => readonly (string | null)[],
  getName: (key: string | null) => Name,
): RowGroups {
  const tallies = new Map<string | null, Tally>();
  return {
    add(entry) {
      for (const key of getKeys(entry)) {
        const tally = tallies.get(key) ?? createTally();
        tallies.set(key, tally);
        addToTally(tally, entry, range);
      }
    },
    listRows: () => [...tallies].map(([key, tally]) => toRow(key, getName(key), tally)).toSorted(byTime),
  };
}

/** Most time first, but entries without a tag last. */
function byTime(a: RangeReportRow, b: RangeReportRow): number {
  return (
    Number(a.key === null) - Number(b.key === null) ||
    b.sec - a.sec ||
    compareText(a.label, b.label) ||
    compareText(a.key ?? '', b.key ?? '')
  );
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
