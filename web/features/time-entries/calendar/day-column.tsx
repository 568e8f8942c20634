import { memo, useMemo } from 'react';
import type { TimeEntry } from '#contract/time-entries/time-entries.ts';
import { formatLongDay } from '#domain/calendar/format-date.ts';
import { effectiveSpan, overlaps, type Span } from '#domain/calendar/time-span.ts';
import { serverNow } from '#web/http/server-clock.ts';
import { useFormats } from '#web/ui/formats/use-formats.ts';
import { clipToDay, type EntryTimes, entryTimes } from '#web/widgets/entry-dialog/entry-span.ts';
import type { CalendarDay } from '../calendar-day.ts';
import type { DayWindow } from '../week/visible-days.ts';
import * as classes from './day-column.module.css';
import { EntryBlock } from './entry-block.tsx';
import { GhostBlock } from './ghost-block.tsx';
import { assignColumns, blockSpan, type ColumnPosition } from './layout.ts';
import { NowIndicator } from './now-indicator.tsx';
import { type DayScale, positionPercent } from './position.ts';
import type { MovePreview } from './use-entry-moves.ts';

interface DayColumnProps {
  readonly day: CalendarDay;
  readonly scale: DayScale;
  readonly entries: readonly TimeEntry[];
  /** Undefined if it neither was nor is on this day, so that only the columns that change re-render. */
  readonly preview: MovePreview | undefined;
  readonly ghost: Span | undefined;
  readonly window: DayWindow;
  /** Names the column if there are several. */
  readonly isNamed: boolean;
  readonly hintId: string;
}

export const DayColumn = memo(function DayColumn(props: DayColumnProps) {
  const { day, scale, entries, preview, ghost, window, isNamed, hintId } = props;
  const formats = useFormats();
  const positions = useMemo(() => layOut(entries, day.span), [entries, day]);
  const blocks = preview ? withPreview(entries, preview, day.span) : entries;
  return (
    <div
      className={classes.column}
      data-day={day.date}
      data-window={window}
      {...(isNamed && { role: 'group', 'aria-label': formatLongDay(day.date, formats) })}
    >
      {scale.gaps.map((gap) => (
        <div
          key={gap.from}
          className={classes.gap}
          style={positionPercent(scale.length, gap)}
          title="Clocks change this week, so this day does not have this time."
        />
      ))}
      <NowIndicator day={day} scale={scale} />
      {blocks.map((entry) => {
        const isMoving = preview?.entry._id === entry._id;
        const { start, end } = isMoving ? preview.times : entryTimes(entry);
        const { column, columnCount } = positions.get(entry._id) ?? FULL_WIDTH;
        return (
          <EntryBlock
            key={entry._id}
            entry={entry}
            start={start}
            end={end}
            column={column}
            columnCount={columnCount}
            day={day}
            scale={scale}
            isMoving={isMoving}
            hintId={hintId}
          />
        );
      })}
      {ghost && <GhostBlock span={ghost} scale={scale} timeZone={day.timeZone} />}
    </div>
  );
});

/** An entry that is being moved here covers the others. */
const FULL_WIDTH: ColumnPosition = { column: 0, columnCount: 1 };

function layOut(entries: readonly TimeEntry[], day: Span): ReadonlyMap<string, ColumnPosition> {
  const positions = assignColumns(entries.map((entry) => displayedSpan(entryTimes(entry), day)));
  return new Map(entries.map(({ _id }, n) => [_id, positions[n]!]));
}

/** A running entry reserves its column until the end of the day. */
function displayedSpan({ start, end }: EntryTimes, day: Span): Span {
  return blockSpan(clipToDay(day, { from: start, to: end ?? day.to }), day);
}

/** Whether an entry with these times is drawn on a day. */
export function isOnDay({ start, end }: EntryTimes, day: Span): boolean {
  return overlaps(effectiveSpan(start, end, serverNow()), day);
}

function withPreview(entries: readonly TimeEntry[], { entry, times }: MovePreview, day: Span): readonly TimeEntry[] {
  const isKnown = entries.some(({ _id }) => _id === entry._id);
  if (!isOnDay(times, day)) return entries.filter(({ _id }) => _id !== entry._id);
  return isKnown ? entries : [...entries, entry];
}
