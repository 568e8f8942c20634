import { memo, useId } from 'react';
import type { TimeEntry } from '#contract/time-entries.ts';
import { reportTitle } from '#domain/goal-status.ts';
import { effectiveSpan } from '#domain/calendar/time-span.ts';
import { formatElapsed } from '#domain/duration/format-duration.ts';
import { useServerNow } from '#web/http/server-clock.ts';
import classes from './entry-block.module.css';
import { blockSpan } from './layout.ts';
import { blockPosition } from './position.ts';
import { canShift } from './shift.ts';
import type { SelectedDay } from '../use-selected-day.ts';
import { clipToDay } from '#web/widgets/entry-dialog/entry-span.ts';
import { useAreaColor } from '#web/api/focus-areas.ts';
import { areaColor } from '#web/ui/focus-area/area-color.ts';
import { useFormats } from '#web/ui/formats/use-formats.ts';
import { formatSpillover, formatTimeRange } from '#web/widgets/entry-dialog/format-entry.ts';

/** Blocks shorter than these fit only one or two lines of text. */
const ONE_LINE_MAX_MS = 42 * 60_000;
const TWO_LINES_MAX_MS = 62 * 60_000;
/** A note is the fourth line. */
const NOTE_MIN_MS = 80 * 60_000;

interface EntryBlockProps {
  readonly entry: TimeEntry;
  readonly start: number;
  readonly end: number | null;
  readonly column: number;
  readonly columnCount: number;
  readonly selectedDay: SelectedDay;
  /** The entry is being moved by pointer or keyboard. */
  readonly isMoving: boolean;
  readonly hintId: string;
}

/** Only a running entry re-renders every second. */
export const EntryBlock = memo(function EntryBlock(props: EntryBlockProps) {
  return props.end === null ? <RunningEntryBlock {...props} /> : <Block {...props} effectiveEnd={props.end} />;
});

function RunningEntryBlock(props: EntryBlockProps) {
  const { to } = effectiveSpan(props.start, null, useServerNow());
  return <Block {...props} effectiveEnd={to} />;
}

function Block(props: EntryBlockProps & { readonly effectiveEnd: number }) {
  const { entry, start, end, effectiveEnd, column, columnCount, selectedDay, isMoving, hintId } = props;
  const { span: day, today, timeZone } = selectedDay;
  const { goal, note } = entry;
  const noteId = useId();
  const formats = useFormats();
  const color = useAreaColor(goal.focusArea._id);
  const times = { start, end };
  const displayedSpan = blockSpan(clipToDay(day, { from: start, to: effectiveEnd }), day);
  const displayedMs = displayedSpan.to - displayedSpan.from;
  const spillover = formatSpillover(times, day, today, timeZone, formats);
  return (
    <div
      className={classes.block}
      style={{
        ...blockPosition(day, displayedSpan),
        left: `${(column / columnCount) * 100}%`,
        width: `${100 / columnCount}%`,
        ...(color && { '--area-color': areaColor[color] }),
      }}
      data-entry={entry._id}
      data-lines={lineCount(displayedMs)}
      data-clipped-top={start < day.from || undefined}
      data-clipped-bottom={effectiveEnd > day.to || undefined}
      data-moving={isMoving || undefined}
    >
      <button type="button" className={classes.button} aria-describedby={note === '' ? hintId : `${noteId} ${hintId}`}>
        <span className={classes.title} dir="auto">
          {reportTitle(goal.title, goal.status)}
        </span>{' '}
        <span className={classes.times}>
          {formatTimeRange(times, timeZone, formats)}
          {end === null && ' · Running'}
        </span>{' '}
        <span className={classes.more}>
          {formatElapsed(effectiveEnd - start)} · <bdi>{goal.focusArea.name}</bdi>
          {spillover.map((text) => ` · ${text}`)}
        </span>
        {note !== '' && (
          // Describes the button instead of becoming part of its name, even if there is no space to show it.
          <span id={noteId} dir="auto" aria-hidden hidden={displayedMs < NOTE_MIN_MS}>
            {note}
          </span>
        )}
      </button>
      {canShift(times, 'start', day) && <span className={classes.edge} data-edge="start" />}
      {canShift(times, 'end', day) && <span className={classes.edge} data-edge="end" />}
    </div>
  );
}

function lineCount(ms: number): 'one' | 'two' | 'many' {
  return ms < ONE_LINE_MAX_MS ? 'one' : ms < TWO_LINES_MAX_MS ? 'two' : 'many';
}
