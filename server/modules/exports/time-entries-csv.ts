import { setImmediate as nextEventLoopTurn } from 'node:timers/promises';
import { BYTE_ORDER_MARK, formatCsvLine } from '#server/csv/csv.ts';
import { escapeFormula } from '#server/csv/escape-formula.ts';
import { orderCells, type WeekwiseCells, weekwiseColumns } from '#server/csv/table-columns.ts';
import { effectiveEnd, effectiveSpan } from '#domain/calendar/time-span.ts';
import { createOffsetLookup } from '#server/csv/zone-offset.ts';
import type { Db } from '#server/db/schema.ts';
import { parseTags } from '#server/db/tags.ts';
import type { UserRow } from '#server/modules/auth/auth.queries.ts';
import type { EntryWithGoalRow } from '#server/modules/time-entries/time-entries.queries.ts';
import { listEntriesByStart } from './exports.queries.ts';

/** Streams an account's time entries as CSV, oldest first. */
export async function* streamTimeEntriesCsv(db: Db, user: UserRow, now: number): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + formatCsvLine(orderCells(weekwiseColumns));
  const offset = createOffsetLookup(user.time_zone);
  let after = { started_at: Number.MIN_SAFE_INTEGER, id: '' };
  for (;;) {
    const rows = await listEntriesByStart(db, user.id, after);
    const last = rows.at(-1);
    if (!last) return;
    yield rows
      .map((row) => formatCsvLine(orderCells(toCells(row, user.time_zone, offset, now)).map(escapeFormula)))
      .join('');
    after = last;
    await nextEventLoopTurn();
  }
}

function toCells(
  row: EntryWithGoalRow,
  timeZone: string,
  offset: (instant: number) => number,
  now: number,
): WeekwiseCells {
  const { from, to } = effectiveSpan(row.started_at, row.ended_at, now);
  const end = effectiveEnd(row.started_at, row.ended_at, now);
  return {
    focusArea: row.name,
    goal: row.title,
    startAt: new Date(from).toISOString(),
    endAt: end === null ? '' : new Date(end).toISOString(),
    durationSec: String((to - from) / 1000),
    localStart: formatWallTime(from + offset(from)),
    localEnd: end === null ? '' : formatWallTime(end + offset(end)),
    timeZone,
    _id: row.id,
    tags: parseTags(row.tags).join(', '),
    stepTitle: row.step_title ?? '',
    note: row.note,
  };
}

/** '2026-11-10 18:00:00', which spreadsheet programs parse as a date and time. */
function formatWallTime(wall: number): string {
  return new Date(wall).toISOString().slice(0, 19).replace('T', ' ');
}
