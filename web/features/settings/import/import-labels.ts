import type { ImportCounts, ImportPreview } from '#contract/account/imports.ts';
import { toDay } from '#domain/calendar/calendar.ts';
import { formatShortDay } from '#domain/calendar/format-date.ts';
import type { Formats } from '#domain/calendar/format-settings.ts';

export const formatLabels: Readonly<Record<ImportPreview['format'], string>> = {
  'weekwise-json': 'A Weekwise document with a whole account',
  'weekwise-csv': 'A Weekwise CSV file with time entries',
  toggl: 'A Toggl Track export',
  clockify: 'A Clockify export',
};

const nouns: Readonly<Record<keyof ImportCounts, readonly [one: string, many: string]>> = {
  focusAreas: ['focus area', 'focus areas'],
  goals: ['goal', 'goals'],
  timeEntries: ['time entry', 'time entries'],
  weeklyGoals: ['weekly target', 'weekly targets'],
  actionPlans: ['action plan', 'action plans'],
  tasks: ['task', 'tasks'],
  inventoryItems: ['resource', 'resources'],
};

const listFormat = new Intl.ListFormat('en-GB', { type: 'conjunction' });

export function pluralize(count: number, one: string, many: string): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
}

/** '3 focus areas, 12 goals and 1,204 time entries'; empty if all counts are 0. */
export function formatCounts(counts: ImportCounts): string {
  const kinds = Object.keys(nouns) as (keyof ImportCounts)[];
  return listFormat.format(
    kinds.filter((kind) => counts[kind] > 0).map((kind) => pluralize(counts[kind], ...nouns[kind])),
  );
}

/** '1,100 entries have a note, 300 of them with a task, and 900 have tags (12 different ones).' */
export function formatTexts({ withNote, withTask, withTags, tags }: ImportPreview['texts']): string | undefined {
  const notes =
    withNote > 0 &&
    `${pluralize(withNote, 'entry has', 'entries have')} a note` +
      (withTask > 0 ? `, ${withTask.toLocaleString('en')} of them with a task` : '');
  const tagged =
    withTags > 0 &&
    `${pluralize(withTags, 'entry has', 'entries have')} tags (${pluralize(tags, 'tag', 'different tags')})`;
  const sentences = [notes, tagged].filter((part) => part !== false);
  return sentences.length > 0 ? sentences.map((part) => `${part}.`).join(' ') : undefined;
}

export function formatImported(counts: ImportCounts): string {
  return `Imported: ${formatCounts(counts) || 'nothing new'}.`;
}

/** 'from 3 Jan 2025 to 8 Nov 2026' */
export function formatPeriod(
  { earliest, latest }: ImportPreview,
  timeZone: string,
  formats: Formats,
): string | undefined {
  if (earliest === null || latest === null) return undefined;
  const [first, last] = [earliest, latest].map((instant) =>
    formatShortDay(toDay(Date.parse(instant), timeZone), formats),
  );
  return first === last ? `on ${first}` : `from ${first} to ${last}`;
}

export function importButtonLabel({ format, makes }: ImportPreview): string {
  if (format === 'weekwise-json') return 'Import everything';
  return `Import ${pluralize(makes.timeEntries, 'entry', 'entries')}`;
}
