import { setImmediate as turnOfOthers } from 'node:timers/promises';
import { csvLine } from '#domain/csv.ts';
import { guarded } from '#domain/spreadsheet-text.ts';
import { weekwiseColumns } from '#domain/table-columns.ts';
import { endOf, spanOf } from '#domain/time-span.ts';
import { wallOffset } from '#domain/wall-clock.ts';
import type { UserRow } from '../auth/auth.queries.ts';
import type { ShownRow } from '../time-entries/time-entries.queries.ts';
import type { entriesByTimeReader } from './exports.queries.ts';

/** Without it, spreadsheets take the text for one of their own country's. */
const BYTE_ORDER_MARK = '\uFEFF';

/** The time entries of an account as a table, piece by piece, oldest first. */
export async function* timeEntryTable(
  read: ReturnType<typeof entriesByTimeReader>,
  user: UserRow,
  now: number,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(weekwiseColumns);
  const offset = wallOffset(user.time_zone);
  let [startedAt, id] = [Number.MIN_SAFE_INTEGER, ''];
  for (;;) {
    const rows = await read(user.id, startedAt, id);
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map((row) => csvLine(cellsOf(row, user.time_zone, offset, now).map(guarded))).join('');
    [startedAt, id] = [last.started_at, last.id];
    await turnOfOthers();
  }
}

function cellsOf(row: ShownRow, timeZone: string, offset: (instant: number) => number, now: number): string[] {
  const { from, to } = spanOf(row.started_at, row.ended_at, now);
  const end = endOf(row.started_at, row.ended_at, now);
  return [
    row.name,
    row.title,
    new Date(from).toISOString(),
    end === null ? '' : new Date(end).toISOString(),
    String((to - from) / 1000),
    onTheWall(from + offset(from)),
    end === null ? '' : onTheWall(end + offset(end)),
    timeZone,
    row.id,
  ];
}

/** '2026-11-10 18:00:00': what spreadsheets know as a date and time. */
function onTheWall(wall: number): string {
  return new Date(wall).toISOString().slice(0, 19).replace('T', ' ');
}
