import { Fragment, type ReactNode } from 'react';
import type { TimeEntry } from '#contract/time-entries.ts';
import type { Span } from '#domain/calendar/time-span.ts';
import { formatElapsed } from '#domain/duration/format-duration.ts';
import { useServerNow } from '#web/http/server-clock.ts';
import { sumDayMs } from '#web/widgets/entry-dialog/entry-span.ts';
import classes from './total.module.css';

interface TotalProps {
  readonly entries: readonly TimeEntry[];
  /** Entries count only for the part of them that lies within this span. */
  readonly span: Span;
  /** Breaks lines only between hours and minutes. */
  readonly isNarrow?: boolean;
}

/** The tracked time of a day or a week. Re-renders every second only while a timer runs. */
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
  if (!isNarrow) return total;
  return total.match(/\d+ \w+/g)!.map((part, n) => (
    <Fragment key={part}>
      {n > 0 && ' '}
      <span className={classes.unbroken}>{part}</span>
    </Fragment>
  ));
}
