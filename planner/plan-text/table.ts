import { limits } from '#domain/limits.ts';
import type { Item } from './blocks.ts';
import { isWeekday, splitDates } from './heading-dates.ts';
import { type Period, parsePeriod } from './period.ts';
import { type Section, sectionOf } from './sections.ts';
import { formatSize, parseSize } from './size.ts';

export interface TableRow {
  /** What the row is about: 'Week 2: Kicking', or empty. */
  readonly heading: string;
  readonly period: Period | undefined;
  readonly tasks: readonly string[];
  /** Cells with links. */
  readonly cells: readonly Item[];
  readonly resources: readonly Item[];
  readonly leftOut: readonly string[];
}

type Column = Section | 'other';

const periods = ['week', 'month', 'day'] as const;
const partEnd = /;\s+|\n/;
const minuteWord = /min|分/i;
const hourWord = /hour|heure|hora|stunde|std|hrs|\(h\)|時間/i;
/** Without a unit, larger numbers are minutes. */
const MAX_HOURS = 12;
/** A column is what most of its cells are. */
const MOST = 0.6;
const SAMPLE = 60;

/** Reads each row as tasks, under the week or day that it belongs to. The columns may have any order. */
export function readTable(header: readonly string[], rows: readonly (readonly Item[])[]): TableRow[] {
  const columns = findColumns(header, rows);
  const periodColumn = periods.map((unit) => columns.indexOf(unit)).find((column) => column !== -1) ?? -1;
  const hasTasks = columns.includes('task') || columns.includes('other');
  let [heading, focus] = ['', ''];
  return rows.map((row) => {
    const cellsOf = (...kinds: Column[]) =>
      row.filter(({ text }, n) => text !== '' && n !== periodColumn && kinds.includes(columns[n] ?? 'other'));
    const textsOf = (...kinds: Column[]) => cellsOf(...kinds).map(({ text }) => text);
    const cell = row[periodColumn]?.text ?? '';
    const rowFocus = hasTasks ? textsOf('focus').join(' – ') : '';
    // An empty first cell continues the row above, as in a merged cell.
    if (cell !== '') {
      const named = /^\d/.test(cell) && !parsePeriod(cell) ? `${header[periodColumn] || 'Week'} ${cell}` : cell;
      const dates = textsOf('date').map((date) => ` (${date})`);
      heading = `${named}${rowFocus === '' ? '' : `: ${rowFocus}`}${dates.join('')}`;
      focus = rowFocus;
    }
    const prefix = [
      ...textsOf(...periods, ...(periodColumn === -1 ? (['date'] as const) : [])),
      ...(rowFocus === focus || rowFocus === '' ? [] : [rowFocus]),
    ].map((text) => `${text}: `);
    const cells = cellsOf(hasTasks ? 'task' : 'focus', 'other');
    const times = textsOf('time').map((text) => toTime(text, header[columns.indexOf('time')] ?? ''));
    const daily = row.flatMap(({ text }, n) =>
      text !== '' && columns[n] === 'other' && isWeekday(header[n] ?? '') ? [`${header[n]}: ${text}`] : [],
    );
    const tasks = daily.length > 0 ? daily : addTimes(splitCells(cells), times);
    const lostTimes = times.filter((time) => !tasks.some((task) => task.includes(time)));
    return {
      heading,
      period: heading === '' ? undefined : parsePeriod(heading),
      tasks: tasks.map((task) => prefix.join('') + task),
      cells,
      resources: cellsOf('resource'),
      leftOut: [...textsOf('aside'), ...lostTimes],
    };
  });
}

function findColumns(header: readonly string[], rows: readonly (readonly Item[])[]): Column[] {
  const count = Math.max(header.length, ...rows.map((row) => row.length));
  return Array.from({ length: count }, (_, n): Column => {
    const cells = rows
      .slice(0, SAMPLE)
      .map((row) => row[n]?.text ?? '')
      .filter(Boolean);
    const isMost = (test: (cell: string) => unknown) => cells.filter(test).length > MOST * cells.length;
    const name = header[n] === '#' ? 'week' : sectionOf(header[n] ?? '');
    if (name && !(name === 'time' && isMost((cell) => !/\d/.test(cell)))) return name;
    const period = isMost(parsePeriod) ? parsePeriod(cells[0]!)?.unit : undefined;
    if (period) return period === 'phase' ? 'week' : period;
    if (isMost((cell) => splitDates(cell).title === '')) return 'date';
    return isMost(parseSize) ? 'time' : 'other';
  });
}

/** '3' in the column 'Hours' → '3 h' */
function toTime(text: string, header: string): string {
  const size = parseSize(text) ?? parseSize(`${text} ${unitOf(header, Number(text))}`);
  return size ? formatSize(size) : text;
}

function unitOf(header: string, value: number): string {
  if (minuteWord.test(header)) return 'min';
  return hourWord.test(header) || value <= MAX_HOURS ? 'h' : 'min';
}

/** Cells with one line each say one thing together. */
function splitCells(cells: readonly Item[]): string[] {
  const parts = cells.map(({ text }) =>
    text
      .split(partEnd)
      .map((part) => part.replace(/^[-•*]\s+/, '').trim())
      .filter(Boolean),
  );
  return parts.every(({ length }) => length <= 1) && parts.length > 0
    ? [parts.flat().join(' – ')].filter(Boolean)
    : parts.flat();
}

/** A time for several tasks is that of all together, so they become one task. */
function addTimes(tasks: readonly string[], times: readonly string[]): string[] {
  if (tasks.length === 0 || times.length === 0) return [...tasks];
  const parts = times.join('\n').split(partEnd);
  if (parts.length === tasks.length) return tasks.map((task, n) => `${task} (${parts[n]})`);
  const together = `${tasks.join('; ')} (${times.join(', ')})`;
  return together.length <= limits.title ? [together] : [...tasks];
}
