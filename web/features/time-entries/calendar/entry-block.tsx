import { memo } from 'react';
import type { TimeEntry } from '#contract/time-entries.ts';
import type { FocusAreaClass } from '#domain/focus-area.ts';
import { titleInReports } from '#domain/goal-status.ts';
import { spanOf } from '#domain/time-span.ts';
import { durationInWords } from '#domain/duration.ts';
import { useServerNow } from '#web/api/server-clock.ts';
import { classFaces } from '#web/ui/focus-area-classes.ts';
import classes from './day-block.module.css';
import { drawnSpan } from './day-layout.ts';
import { placeOf } from './day-place.ts';
import { canShift } from './day-shift.ts';
import type { ShownDay } from './entries-shown-day.ts';
import { partIn } from './entry-span.ts';
import { beyondDay, timesInWords } from './entry-words.ts';

/** Shorter ones have room for one line only, or for two. */
const ONE_LINE_MS = 42 * 60_000;
const TWO_LINES_MS = 62 * 60_000;

interface DayBlockProps {
  readonly entry: TimeEntry;
  readonly start: number;
  readonly end: number | null;
  readonly column: number;
  readonly columns: number;
  readonly shown: ShownDay;
  readonly focusAreaClass: FocusAreaClass | undefined;
  /** It is under the pointer or the keys. */
  readonly isMoved: boolean;
  readonly hintId: string;
}

/** An entry in the calendar. One that runs draws itself anew each second; the others stay as they are. */
export const DayBlock = memo(function DayBlock(props: DayBlockProps) {
  return props.end === null ? <RunningBlock {...props} /> : <Block {...props} until={props.end} />;
});

function RunningBlock(props: DayBlockProps) {
  const { to } = spanOf(props.start, null, useServerNow());
  return <Block {...props} until={to} />;
}

function Block(props: DayBlockProps & { readonly until: number }) {
  const { entry, start, end, until, column, columns, shown, focusAreaClass, isMoved, hintId } = props;
  const { span: day, today, timeZone } = shown;
  const { goal } = entry;
  const times = { start, end };
  const drawn = drawnSpan(partIn(day, { from: start, to: until }), day);
  const beyond = beyondDay(times, day, today, timeZone);
  return (
    <div
      className={classes.block}
      style={{ ...placeOf(day, drawn), left: `${(column / columns) * 100}%`, width: `${100 / columns}%` }}
      data-entry={entry._id}
      data-color={focusAreaClass && classFaces[focusAreaClass].color}
      data-lines={linesIn(drawn.to - drawn.from)}
      data-torn-top={start < day.from || undefined}
      data-torn-bottom={until > day.to || undefined}
      data-moved={isMoved || undefined}
    >
      <button type="button" className={classes.button} aria-describedby={hintId}>
        <span className={classes.title} dir="auto">
          {titleInReports(goal.title, goal.status)}
        </span>{' '}
        <span className={classes.times}>
          {timesInWords(times, timeZone)}
          {end === null && ' · Running'}
        </span>{' '}
        <span className={classes.more}>
          {durationInWords(until - start)} · <bdi>{goal.focusArea.name}</bdi>
          {beyond.map((words) => ` · ${words}`)}
        </span>
      </button>
      {canShift(times, 'start', day) && <span className={classes.edge} data-edge="start" />}
      {canShift(times, 'end', day) && <span className={classes.edge} data-edge="end" />}
    </div>
  );
}

function linesIn(ms: number): 'one' | 'two' | 'many' {
  return ms < ONE_LINE_MS ? 'one' : ms < TWO_LINES_MS ? 'two' : 'many';
}
