import { memo, useId } from 'react';
import type { TimeEntry } from '#contract/time-entries/time-entries.ts';
import { reportTitle } from '#domain/goal-status.ts';
import { effectiveSpan } from '#domain/calendar/time-span.ts';
import { formatElapsed } from '#domain/duration/format-duration.ts';
import { useServerNow } from '#web/http/server-clock.ts';
import * as classes from './entry-block.module.css';
import { blockSpan } from './layout.ts';
import { blockPosition, type DayScale } from './position.ts';
import { canShift } from './shift.ts';
import type { CalendarDay } from '../calendar-day.ts';
import { clipToDay } from '#web/widgets/entry-dialog/entry-span.ts';
import { useAreaColor } from '#web/api/goals/focus-areas.ts';
import { areaColor } from '#web/ui/focus-area/area-color.ts';
import { withStepTitle } from '#web/offline/timer-step.ts';
import { useFormats } from '#web/ui/formats/use-formats.ts';
import { formatSpillover, formatTexts, formatTimeRange } from '#web/widgets/entry-dialog/format-entry.ts';

/** Blocks shorter than these fit only one or two lines of text. */
const ONE_LINE_MAX_MS = 42 * 60_000;
const TWO_LINES_MAX_MS = 62 * 60_000;
/** A note is the fourth line; in a narrow column, the second line of the title comes before it. */
const NOTE_MIN_MS = 80 * 60_000;
const LINE_MS = 18 * 60_000;

interface EntryBlockProps {
  readonly entry: TimeEntry;
  readonly start: number;
  readonly end: number | null;
  readonly column: number;
  readonly columnCount: number;
  readonly day: CalendarDay;
  readonly scale: DayScale;
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
  const { entry, start, end, effectiveEnd, column, columnCount, day, scale, isMoving, hintId } = props;
  const { span, today, timeZone } = day;
  const { goal, stepTitle } = entry;
  const note = formatTexts(entry);
  const title = reportTitle(goal.title, goal.status);
  const noteId = useId();
  const formats = useFormats();
  const color = useAreaColor(goal.focusArea._id);
  const times = { start, end };
  const displayedSpan = blockSpan(clipToDay(span, { from: start, to: effectiveEnd }), span);
  const displayedMs = displayedSpan.to - displayedSpan.from;
  const extraLines = [note !== '', stepTitle !== null].filter(Boolean).length;
  const spillover = formatSpillover(times, span, today, timeZone, formats);
  return (
    <div
      className={classes.block}
      style={{
        ...blockPosition(scale, displayedSpan),
        left: `${(column / columnCount) * 100}%`,
        width: `${100 / columnCount}%`,
        ...(color && { '--area-color': areaColor[color] }),
      }}
      data-entry={entry._id}
      data-lines={lineCount(displayedMs, extraLines)}
      data-has-step={stepTitle !== null || undefined}
      data-clipped-top={start < span.from || undefined}
      data-clipped-bottom={effectiveEnd > span.to || undefined}
      data-moving={isMoving || undefined}
    >
      <button
        type="button"
        className={classes.button}
        // Narrow columns cut off most of the text.
        title={[
          `${withStepTitle(title, stepTitle)} (${goal.focusArea.name})`,
          formatTimeRange(times, timeZone, formats),
          note,
        ]
          .filter(Boolean)
          .join('\n')}
        aria-describedby={note === '' ? hintId : `${noteId} ${hintId}`}
      >
        <span className={classes.title} dir="auto">
          {title}
        </span>{' '}
        {stepTitle !== null && <span dir="auto">{stepTitle} </span>}
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
          <span
            id={noteId}
            dir="auto"
            aria-hidden
            hidden={displayedMs < NOTE_MIN_MS + (stepTitle === null ? 0 : LINE_MS)}
          >
            {note}
          </span>
        )}
      </button>
      {canShift(times, 'start', span) && <span className={classes.edge} data-edge="start" />}
      {canShift(times, 'end', span) && <span className={classes.edge} data-edge="end" />}
    </div>
  );
}

function lineCount(ms: number, extraLines: number): 'one' | 'two' | 'three' | 'many' {
  if (ms < ONE_LINE_MAX_MS) return 'one';
  if (ms < TWO_LINES_MAX_MS) return 'two';
  return ms < NOTE_MIN_MS + extraLines * LINE_MS ? 'three' : 'many';
}
