import { Fragment, type ReactNode } from 'react';
import type { TimeEntry } from '#contract/time-entries/time-entries.ts';
import { tallyEntries } from '#domain/calendar/tally.ts';
import type { Span } from '#domain/calendar/time-span.ts';
import { formatElapsed } from '#domain/duration/format-duration.ts';
import { formatOverlap } from '#domain/duration/format-overlap.ts';
import { useServerNow } from '#web/http/server-clock.ts';
import { entrySpan, sumDayMs } from '#web/widgets/entry-dialog/entry-span.ts';
import * as classes from './total.module.css';

interface TotalProps {
  readonly entries: readonly TimeEntry[];
  /** Entries count only for the part of them that lies within this span. */
  readonly span: Span;
  /** Writes '9 h in 7 h 20 min' without further words, and breaks lines only before 'in', or between hours and minutes. */
  readonly isNarrow?: boolean;
}

/**
 * The tracked time of a day or a week, with the elapsed time if timers overlapped. Re-renders every second only while a
 * timer runs.
 */
export function Total(props: TotalProps) {
  const isRunning = props.entries.some(({ endAt }) => endAt === null);
  return isRunning ? <LiveTotal {...props} /> : formatTotal(props, props.span.to);
}

function LiveTotal(props: TotalProps) {
  return formatTotal(props, useServerNow());
}

function formatTotal({ entries, span, isNarrow = false }: TotalProps, now: number): ReactNode {
  const totalMs = sumDayMs(entries, span, now);
  const total = totalMs === 0 ? '0 min' : formatElapsed(totalMs);
  const overlap = formatEntryOverlap(entries, span, now);
  if (!isNarrow) return overlap ?? `Total ${total}`;
  return (overlap ?? total).split(' tracked ').map((text, n) => (
    <Fragment key={text}>
      {n > 0 && ' '}
      <span className={n > 0 ? classes.elapsed : classes.sum}>
        {Array.from(text.matchAll(/(?:in )?\d+ \w+/g), ({ 0: part, index }) => (
          <Fragment key={index}>
            {index > 0 && ' '}
            <span className={classes.unbroken}>{part}</span>
          </Fragment>
        ))}
      </span>
    </Fragment>
  ));
}

/** '9 h tracked in 7 h 20 min', for the entries of a day or a week; undefined if they did not overlap. */
function formatEntryOverlap(entries: readonly TimeEntry[], within: Span, now: number): string | undefined {
  const spans = entries.map((entry) => entrySpan(entry, now));
  const { trackedMs, elapsedMs } = tallyEntries(spans, within);
  return formatOverlap(trackedMs / 1000, elapsedMs / 1000);
}
