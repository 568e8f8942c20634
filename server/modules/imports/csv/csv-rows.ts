import * as z from 'zod/mini';
import { hasVisibleCharacter } from '#domain/visible-text.ts';
import { id as idField, isInstant } from '#contract/schema/fields.ts';
import { isSupportedDay } from '#domain/calendar/calendar.ts';
import type { CsvRecord } from '#server/csv/csv.ts';
import { limits } from '#domain/limits.ts';
import { unescapeFormula } from '#server/csv/escape-formula.ts';
import type { ColumnIndexes, TableLayout } from '#server/csv/table-columns.ts';
import { type ParsedDate, parseDate } from '../parsing/parse-date.ts';
import { parseDuration, parseTimeOfDay } from '../parsing/parse-time.ts';
import { quoteExcerpt } from '../problems.ts';
import {
  type EntryText,
  type Invalid,
  parseEntryText,
  parseName,
  replaceControlCharacters,
  type TextCells,
} from './entry-text.ts';

/** An instant, or a local time whose date order is not known yet. */
export type RowTime = number | WallTime;

interface WallTime {
  readonly day: ParsedDate;
  readonly seconds: number;
}

/** A parsed line, before the order of its dates is known. */
export interface CsvRow extends EntryText {
  readonly line: number;
  readonly area: string;
  readonly goal: string;
  readonly hasTask: boolean;
  /** Set only in rows that Weekwise exported. */
  readonly id: string | undefined;
  readonly start: RowTime;
  /** A duration if the line has no end. */
  readonly end: RowTime | { readonly durationSec: number };
  /** Set if the line has both an end and a duration. */
  readonly durationSec?: number | undefined;
}

export interface InvalidRow extends Invalid {
  readonly line: number;
}

/** Used for entries without a client or project. */
const defaultNames = { focusArea: 'Imported', goal: 'Without project' };

type Cell = (column: keyof ColumnIndexes) => string;
type Times = Pick<CsvRow, 'start' | 'end' | 'durationSec'>;

export function parseRow({ format, columns, emptyCell }: TableLayout, { line, cells }: CsvRecord): CsvRow | InvalidRow {
  const cell: Cell = (column) => {
    const text = cells[columns[column] ?? -1]?.trim() ?? '';
    return text === emptyCell ? '' : text;
  };
  const isOwnExport = format === 'weekwise-csv';
  const nameCell: Cell = (column) => (isOwnExport ? unescapeFormula(cell(column)).trim() : cell(column));
  const textCell: Cell = (column) => (isOwnExport ? nameCell(column) : replaceControlCharacters(cell(column)).trim());
  const name = (column: keyof typeof defaultNames, kind: string, max: number) => {
    const text = nameCell(column);
    return hasVisibleCharacter(text) ? parseName(text, `The ${kind} name`, max) : defaultNames[column];
  };
  const area = name('focusArea', isOwnExport ? 'focus area' : 'client', limits.focusAreaName);
  if (typeof area === 'object') return { line, ...area };
  const goal = name('goal', isOwnExport ? 'goal' : 'project', limits.title);
  if (typeof goal === 'object') return { line, ...goal };
  const textCells = {
    description: textCell('note'),
    task: textCell('task'),
    tags: textCell('tags'),
    type: textCell('type'),
  };
  const text = isOwnExport ? parseOwnText(textCells) : parseEntryText(textCells, 'The description');
  if ('error' in text) return { line, ...text };
  const times = isOwnExport ? parseInstants(cell) : parseTimes(cell);
  if ('error' in times) return { line, ...times };
  const id = isOwnExport ? parseId(cell('_id')) : undefined;
  return { line, area, goal, ...text, hasTask: textCells.task !== '', id, ...times };
}

/** Every row that we export can be imported, so a note with no room for the task comes without it. */
function parseOwnText(cells: TextCells): EntryText | Invalid {
  const text = parseEntryText(cells, 'The note');
  return 'error' in text && cells.task !== '' ? parseEntryText({ ...cells, task: '' }, 'The note') : text;
}

function parseId(text: string): string | undefined {
  return z.safeParse(idField, text).data;
}

function parseInstants(cell: Cell): Times | Invalid {
  const start = parseInstant('Start', cell('startAt'));
  if (typeof start === 'object') return start;
  if (cell('endAt') !== '') {
    const end = parseInstant('End', cell('endAt'));
    return typeof end === 'object' ? end : { start, end };
  }
  const seconds = cell('durationSec');
  // A timer exported within a second of its start has a duration of 0, but no entry is shorter than a second.
  return /^\d{1,7}$/.test(seconds) ? { start, end: { durationSec: Math.max(1, Number(seconds)) } } : missingEnd;
}

function parseInstant(title: string, text: string): number | Invalid {
  if (isInstant(text) && isSupportedDay(text.slice(0, 10))) return Date.parse(text);
  return { error: `${title} is ${describeCell(text)}, not a timestamp such as 2026-11-10T18:00:00.000Z.` };
}

function parseTimes(cell: Cell): Times | Invalid {
  const start = parseWallTime('Start', cell('startDay'), cell('startTime'));
  if ('error' in start) return start;
  const durationSec = parseDuration(cell('duration')) ?? parseDuration(cell('hours'));
  if (cell('endDay') !== '' && cell('endTime') !== '') {
    const end = parseWallTime('End', cell('endDay'), cell('endTime'));
    return 'error' in end ? end : { start, end, durationSec };
  }
  return durationSec === undefined ? missingEnd : { start, end: { durationSec } };
}

function parseWallTime(title: string, dayText: string, timeText: string): WallTime | Invalid {
  const day = parseDate(dayText);
  if (!day) return { error: `${title} date is ${describeCell(dayText)}, not a date such as 2026-11-10.` };
  const seconds = parseTimeOfDay(timeText);
  if (seconds !== undefined) return { day, seconds };
  return { error: `${title} time is ${describeCell(timeText)}, not a time such as 18:00:00 or 6:00 PM.` };
}

const missingEnd: Invalid = { error: 'It has no readable end or duration.' };

function describeCell(text: string): string {
  return text === '' ? 'missing' : quoteExcerpt(text);
}
