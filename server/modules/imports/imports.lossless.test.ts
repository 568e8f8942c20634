import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { AccountDocument } from '#contract/account/account-document.ts';
import { unescapeFormula } from '#server/csv/escape-formula.ts';
import { describeOnEachDatabase } from '#server/testing/app.ts';
import { randomNote } from '#server/testing/random/texts.ts';

const ROWS = 1000;
const MINUTE = 60_000;

interface Entry {
  readonly start: Date;
  readonly end: Date;
  readonly client: string;
  readonly project: string;
  readonly task: string;
  readonly description: string;
  readonly tags: readonly string[];
}

const words = fc.constantFrom(
  '',
  'Wireframes',
  'שלום עולם',
  'مرحبا, "ok"',
  'a\r\nb; =c',
  '👩‍👩‍👧 call',
  '=HYPERLINK("x")',
  '-',
);
const text = fc.oneof(words, randomNote);
const tag = fc.constantFrom(
  'deep work',
  '=1',
  '@client',
  "'quoted'",
  'דחוף',
  '🚀',
  'a;b',
  '#1',
  'Ärger',
  'x'.repeat(60),
);

const entries: fc.Arbitrary<readonly Entry[]> = fc
  .array(
    fc
      .record({
        minutes: fc.integer({ min: 1, max: 600 }),
        names: fc.constantFrom(['Acme', 'Website'], ['Acme', 'App'], ['', 'Garden'], ['', '']),
        task: text,
        description: text,
        tags: fc.uniqueArray(tag, { maxLength: 4 }),
      })
      .map(({ minutes, names: [client = '', project = ''], ...texts }) => ({ minutes, client, project, ...texts })),
    { minLength: ROWS, maxLength: ROWS },
  )
  .map((list) =>
    list.map(({ minutes, ...entry }, n) => {
      const start = Date.UTC(2025, 0, 1) + n * 600 * MINUTE;
      return { ...entry, start: new Date(start), end: new Date(start + minutes * MINUTE) };
    }),
  );

type Format = (instant: Date) => string;

const pad = (value: number) => String(value).padStart(2, '0');
const dates = {
  iso: (instant) => instant.toISOString().slice(0, 10),
  dayFirst: (instant) => `${pad(instant.getUTCDate())}/${pad(instant.getUTCMonth() + 1)}/${instant.getUTCFullYear()}`,
  monthFirst: (instant) => `${pad(instant.getUTCMonth() + 1)}/${pad(instant.getUTCDate())}/${instant.getUTCFullYear()}`,
  dots: (instant) => `${instant.getUTCDate()}.${instant.getUTCMonth() + 1}.${instant.getUTCFullYear()}`,
} satisfies Record<string, Format>;
const times = {
  hours24: (instant) => instant.toISOString().slice(11, 19),
  hours12: (instant) => {
    const hour = instant.getUTCHours();
    return `${pad(hour % 12 || 12)}:${pad(instant.getUTCMinutes())}:00 ${hour < 12 ? 'AM' : 'PM'}`;
  },
} satisfies Record<string, Format>;

interface Layout {
  readonly delimiter: string;
  readonly date: Format;
  readonly time: Format;
  /** What the program writes into an empty cell. */
  readonly empty: string;
  readonly columns: readonly string[];
}

const togglColumns =
  'User,Email,Client,Project,Task,Description,Billable,Start date,Start time,End date,End time,Duration,Tags,Amount (EUR)';
const newTogglColumns =
  'Description,Billable,Duration,Member,Email,Project,Tags,Client,Task,Start date,Start time,Stop date,Stop time';
const clockifyColumns =
  'Project,Client,Description,Task,User,Group,Email,Tags,Billable,Start Date,Start Time,End Date,End Time,Duration (h),Duration (decimal),Billable Rate (USD),Date of creation';

const layout = (columns: string, date: Format, time: Format, delimiter = ',', empty = ''): Layout => ({
  columns: columns.split(','),
  date,
  time,
  delimiter,
  empty,
});

const layouts: readonly (readonly [name: string, Layout])[] = [
  ['Toggl Track', layout(togglColumns, dates.iso, times.hours24)],
  ['Toggl Track with semicolons', layout(togglColumns, dates.dots, times.hours12, ';')],
  ['Toggl Track with dashes', layout(newTogglColumns, dates.iso, times.hours24, ',', '-')],
  ['Clockify, month first', layout(clockifyColumns, dates.monthFirst, times.hours12)],
  ['Clockify, day first', layout(clockifyColumns, dates.dayFirst, times.hours24)],
];

function writeReport(list: readonly Entry[], { columns, date, time, delimiter, empty }: Layout): string {
  const quote = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
  const lines = list.map((entry) => {
    const cells: Readonly<Record<string, string>> = {
      user: 'Ann',
      member: 'Ann',
      email: 'ann@example.org',
      client: entry.client,
      project: entry.project,
      task: entry.task,
      description: entry.description,
      tags: entry.tags.join(', '),
      billable: 'Yes',
      'start date': date(entry.start),
      'start time': time(entry.start),
      'end date': date(entry.end),
      'end time': time(entry.end),
      'stop date': date(entry.end),
      'stop time': time(entry.end),
    };
    return columns.map((column) => quote(cells[column.toLowerCase()] || empty)).join(delimiter);
  });
  return [columns.map(quote).join(delimiter), ...lines].join('\r\n');
}

describeOnEachDatabase('a report with 1,000 rows', {}, (t) => {
  const [list] = fc.sample(entries, 1) as [readonly Entry[]];

  it.each(layouts)('is exported with every description, task and tag: %s (EX-05)', async (_, reportLayout) => {
    const client = await t.signUp();
    const imported = await client.post('/api/imports', { text: writeReport(list, reportLayout) });
    expect([imported.status, imported.json.made?.timeEntries]).toEqual([201, ROWS]);

    const document: AccountDocument = (await client.get('/api/export/weekwise.json')).json;
    const table: Record<string, string>[] = parse((await client.get('/api/export/time-entries.csv')).text, {
      bom: true,
      columns: true,
    });
    const exports = [
      document.timeEntries.map(({ startAt, endAt, note, tags }) => ({ startAt, endAt, note, tags: tags.join(', ') })),
      table.map((row) => ({
        startAt: row['Start'],
        endAt: row['End'],
        note: unescapeFormula(row['Note']!),
        tags: unescapeFormula(row['Tags']!),
      })),
    ];
    for (const exported of exports) {
      const byStart = new Map(exported.map((entry) => [entry.startAt, entry]));
      const missing = list.flatMap(({ start, end, task, description, tags }) => {
        const entry = byStart.get(start.toISOString());
        const expected = [task, description, ...tags].filter((cell) => cell !== reportLayout.empty);
        const found = entry?.endAt === end.toISOString() ? `${entry.note}\n${entry.tags}` : '';
        return expected.filter((cell) => !found.includes(cell.trim())).map((cell) => ({ start, cell, found }));
      });
      expect(missing).toEqual([]);
    }
  });
});
