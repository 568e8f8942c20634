import { limits } from '#domain/limits.ts';
import { type Block, Item, ITEM_DEPTH } from './blocks.ts';
import { daysBetween, isWeekday, parseDatedWeek, splitDates } from './heading-dates.ts';
import { plainText } from './inline.ts';
import { splitRow } from './lines.ts';
import { parsePeriod } from './period.ts';
import { type Section, sectionOf } from './sections.ts';
import { formatSize, parseSize } from './size.ts';
import { hasSize } from './task-size.ts';

type Column = Section | 'other';

const periods = ['week', 'month', 'day'] as const;
/** A dash says that there is nothing. */
const written = /[\p{L}\p{N}]/u;
/** Not the end of '&amp;'. */
const partEnd = /(?<!&\w{2,6});\s+|\n/;
/** Without a unit, larger numbers are minutes. */
const MAX_HOURS = 12;
/** The share of cells that decides what a column contains. */
const MOST = 0.6;
const SAMPLE = 60;
const DAYS_PER_WEEK = 7;

/** Turns each row into a list of tasks, below a heading with the week or day. The columns may have any order. */
export function readTable(source: readonly string[]): Block[] {
  const lines = source.map(splitRow);
  const rows = lines.filter((row) => row !== undefined);
  const names = rows[0]?.filter((cell) => sectionOf(plainText(cell))) ?? [];
  const hasHeader = rows.length > 1 && (lines[1] === undefined || names.length > 1);
  const header = hasHeader ? rows.shift()!.map(plainText) : [];
  const columns = findColumns(header, rows);
  const isDated = (n: number) => rows.some((row) => parsePeriod(plainText(row[n] ?? ''))?.isDated);
  const weekColumn = columns.findIndex((column, n) => column === 'date' && isDated(n));
  const periodColumn = periods.map((unit) => columns.indexOf(unit)).find((column) => column !== -1) ?? weekColumn;
  const timeHeader = header[columns.indexOf('time')] || 'Time';
  const hasTasks = columns.includes('task') || columns.includes('other');
  // Without weeks, the dates say which rows belong together.
  const dateColumn = periodColumn === -1 ? columns.indexOf('date') : -1;
  let [heading, focus, start] = ['', '', NaN];
  return rows.flatMap((row): Block[] => {
    const cellsOf = (...kinds: Column[]) =>
      row.filter((cell, n) => written.test(cell) && n !== periodColumn && kinds.includes(columns[n] ?? 'other'));
    const name = row[periodColumn] ?? '';
    const rowFocus = hasTasks ? cellsOf('focus').join(' – ') : '';
    const before = heading;
    // An empty first cell continues the row above, as in a merged cell.
    if (name !== '') {
      const isNumber = /^\d/.test(plainText(name)) && !parsePeriod(plainText(name));
      const dates = cellsOf('date').map((date) => ` (${date})`);
      const named = isNumber ? `${header[periodColumn] || 'Week'} ${name}` : name;
      heading = plainText(`${named}${rowFocus === '' ? '' : `: ${rowFocus}`}${dates.join('')}`);
      focus = rowFocus;
    }
    const dated = `Week of ${plainText(row[dateColumn] ?? '')}`;
    const day = parseDatedWeek(dated)?.first;
    if (day !== undefined && !(daysBetween(start, day) < DAYS_PER_WEEK)) [heading, start] = [dated, day];
    const prefix = [
      ...cellsOf(...periods, ...(periodColumn === -1 ? (['date'] as const) : [])),
      ...(rowFocus === focus || rowFocus === '' ? [] : [rowFocus]),
    ].map((text) => `${text}: `);
    const times = cellsOf('time').flatMap((text) =>
      plainText(text)
        .split(partEnd)
        .map((part) => toTime(part, timeHeader)),
    );
    const daily = row.flatMap((cell, n) =>
      written.test(cell) && columns[n] === 'other' && isWeekday(header[n] ?? '') ? [`${header[n]}: ${cell}`] : [],
    );
    const tasks = daily.length > 0 ? daily : addTimes(splitCells(cellsOf(hasTasks ? 'task' : 'focus', 'other')), times);
    const lostTimes = times.filter((time) => !tasks.some((task) => task.includes(time)));
    const texts = [
      ...tasks.map((task) => prefix.join('') + task),
      ...cellsOf('resource').flatMap((cell) => cell.split(partEnd).map((part) => `Resources: ${part}`)),
      ...cellsOf('aside').map((text) => `Notes: ${text}`),
      ...lostTimes.map((time) => `${timeHeader}: ${time}`),
    ];
    const items = texts.map((text) => new Item(text));
    return [
      ...(heading === before ? [] : [{ kind: 'heading', depth: ITEM_DEPTH, text: heading } as const]),
      ...(items.length > 0 ? [{ kind: 'list', items } as const] : []),
    ];
  });
}

function findColumns(header: readonly string[], rows: readonly (readonly string[])[]): Column[] {
  const count = Math.max(header.length, ...rows.map((row) => row.length));
  return Array.from({ length: count }, (_, n): Column => {
    const cells = rows
      .slice(0, SAMPLE)
      .map((row) => plainText(row[n] ?? ''))
      .filter(Boolean);
    const isMost = (test: (cell: string) => unknown) => cells.filter(test).length > MOST * cells.length;
    const name = header[n] === '#' ? 'week' : sectionOf(header[n] ?? '');
    if (name && name !== 'total' && !(name === 'time' && isMost((cell) => !/\d/.test(cell)))) return name;
    const period = isMost(parsePeriod) ? parsePeriod(cells[0]!)?.unit : undefined;
    if (period) return period === 'phase' ? 'week' : period;
    if (isMost((cell) => splitDates(cell).title === '')) return 'date';
    return isMost(parseSize) ? 'time' : 'other';
  });
}

/** '3' in the column 'Hours' → '3 h' */
function toTime(text: string, header: string): string {
  const named = /[(（](.+)[)）]/.exec(header)?.[1] ?? header;
  const likely = Number(text) <= MAX_HOURS ? 'h' : 'min';
  const size = parseSize(text) ?? parseSize(`${text} ${named}`) ?? parseSize(`${text} ${likely}`);
  return size ? formatSize(size) : text;
}

/** Cells with one line each are parts of one task. */
function splitCells(cells: readonly string[]): string[] {
  const parts = cells.map((cell) => cell.split(partEnd).map((part) => part.replace(/^[-•*]\s+/, '').trim()));
  const isOne = parts.every(({ length }) => length <= 1);
  return (isOne ? [parts.flat().join(' – ')] : parts.flat()).filter(Boolean);
}

/** One time for several tasks is that of all together, so they become one task, unless each has its own. */
function addTimes(tasks: readonly string[], times: readonly string[]): string[] {
  if (tasks.length === 0 || times.length === 0 || tasks.every(hasSize)) return [...tasks];
  if (times.length === tasks.length) return tasks.map((task, n) => `${task} (${times[n]})`);
  const together = `${tasks.join('; ')} (${times.join(', ')})`;
  return together.length <= limits.title ? [together] : [...tasks];
}
