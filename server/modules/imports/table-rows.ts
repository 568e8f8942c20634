import * as z from 'zod/mini';
import { id as idField, isAtMost, isInstant, isVisible, storable } from '#contract/fields.ts';
import { isKnownDay } from '#domain/calendar.ts';
import type { CsvRecord } from '#domain/csv.ts';
import { limits } from '#domain/limits.ts';
import { unguarded } from '#domain/spreadsheet-text.ts';
import type { Columns, Table } from '#domain/table-columns.ts';
import { type WrittenDay, writtenDay } from '#domain/written-day.ts';
import { secondsOfDay, secondsOfDuration, secondsOfHours } from '#domain/written-time.ts';
import { quoted } from './problems.ts';

/** An instant, or what a clock on a wall showed. */
export type Moment = number | WallTime;

interface WallTime {
  readonly day: WrittenDay;
  readonly seconds: number;
}

/** An entry as a line of a table tells it, before it is known in which order its dates are written. */
export interface TableRow {
  readonly line: number;
  readonly area: string;
  readonly goal: string;
  /** Where the line is of ours and has one. */
  readonly id: string | undefined;
  readonly start: Moment;
  /** The number of seconds after its start, where the line tells no more than that. */
  readonly end: Moment | { readonly after: number };
  /** How long it was, where the line tells that beside its end. */
  readonly seconds?: number | undefined;
}

/** What is wrong with a line. */
interface Wrong {
  readonly wrong: string;
}

/** A line that has no entry, and why. */
export interface WrongRow extends Wrong {
  readonly line: number;
}

/** Where entries go for which the other program knew no place. */
const unnamed = { area: 'Imported', goal: 'Without project' };

type Cell = (column: keyof Columns) => string;
type Times = Pick<TableRow, 'start' | 'end' | 'seconds'>;

export function tableRow({ format, columns }: Table, { line, cells }: CsvRecord): TableRow | WrongRow {
  const cell: Cell = (column) => cells[columns[column] ?? -1]?.trim() ?? '';
  const isOurs = format === 'weekwise-csv';
  const name = (column: 'area' | 'goal', kind: string, max: number) => {
    const given = isOurs ? unguarded(cell(column)).trim() : cell(column);
    return isVisible(given) ? nameOf(given, kind, max) : unnamed[column];
  };
  const area = name('area', isOurs ? 'focus area' : 'client', limits.focusAreaName);
  if (typeof area === 'object') return { line, ...area };
  const goal = name('goal', isOurs ? 'goal' : 'project', limits.title);
  if (typeof goal === 'object') return { line, ...goal };
  const times = isOurs ? instantsOf(cell) : timesOf(cell);
  return 'wrong' in times
    ? { line, ...times }
    : { line, area, goal, id: isOurs ? idOf(cell('id')) : undefined, ...times };
}

function idOf(text: string): string | undefined {
  return z.safeParse(idField, text).data;
}

function nameOf(name: string, kind: string, max: number): string | Wrong {
  if (!isAtMost(max, name)) return { wrong: `The name of the ${kind} is longer than ${max} characters.` };
  if (name.includes('\uFFFD')) {
    return { wrong: `The name of the ${kind} is not readable: the file was not saved as UTF-8.` };
  }
  return storable(name) ? name : { wrong: `The name of the ${kind} holds a character that cannot be stored.` };
}

function instantsOf(cell: Cell): Times | Wrong {
  const start = instantOf('Start', cell('start'));
  if (typeof start === 'object') return start;
  if (cell('end') !== '') {
    const end = instantOf('End', cell('end'));
    return typeof end === 'object' ? end : { start, end };
  }
  const seconds = cell('seconds');
  // A timer that was exported in the second in which it was started has none yet, and no entry is shorter than one.
  return /^\d{1,7}$/.test(seconds) ? { start, end: { after: Math.max(1, Number(seconds)) } } : endless;
}

function instantOf(title: string, text: string): number | Wrong {
  if (isInstant(text) && isKnownDay(text.slice(0, 10))) return Date.parse(text);
  return { wrong: `${title} is ${told(text)}, not an instant such as 2026-11-10T18:00:00.000Z.` };
}

function timesOf(cell: Cell): Times | Wrong {
  const start = wallTimeOf('Start', cell('startDay'), cell('startTime'));
  if ('wrong' in start) return start;
  const seconds = secondsOfDuration(cell('duration')) ?? secondsOfHours(cell('hours'));
  if (cell('endDay') !== '' && cell('endTime') !== '') {
    const end = wallTimeOf('End', cell('endDay'), cell('endTime'));
    return 'wrong' in end ? end : { start, end, seconds };
  }
  return seconds === undefined ? endless : { start, end: { after: seconds } };
}

function wallTimeOf(title: string, dayText: string, timeText: string): WallTime | Wrong {
  const day = writtenDay(dayText);
  if (!day) return { wrong: `${title} date is ${told(dayText)}, not a day such as 2026-11-10.` };
  const seconds = secondsOfDay(timeText);
  if (seconds !== undefined) return { day, seconds };
  return { wrong: `${title} time is ${told(timeText)}, not a time such as 18:00:00 or 6:00 PM.` };
}

const endless: Wrong = { wrong: 'It has neither an end nor a duration that can be read.' };

function told(text: string): string {
  return text === '' ? 'missing' : quoted(text);
}
