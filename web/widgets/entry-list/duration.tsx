import type { TimeEntry } from '#contract/time-entries/time-entries.ts';
import { formatElapsed, formatClock } from '#domain/duration/format-duration.ts';
import { overlapMs, type Span } from '#domain/calendar/time-span.ts';
import { useServerNow } from '#web/http/server-clock.ts';
import * as classes from './duration.module.css';
import { entrySpan } from '#web/widgets/entry-dialog/entry-span.ts';

interface EntryDurationProps {
  readonly entry: TimeEntry;
  readonly day: Span;
  /** Shows the part within the day beside the whole duration. */
  readonly isPartial: boolean;
}

/** Only a running entry re-renders every second. */
export function EntryDuration({ entry, day, isPartial }: EntryDurationProps) {
  if (entry.endAt === null) return <RunningDuration entry={entry} day={day} isPartial={isPartial} />;
  const span = entrySpan(entry, 0);
  const whole = formatElapsed(span.to - span.from);
  return isPartial ? <PartialDuration part={formatElapsed(overlapMs(span, day))} whole={whole} /> : whole;
}

function RunningDuration({ entry, day, isPartial }: EntryDurationProps) {
  const span = entrySpan(entry, useServerNow());
  const whole = formatClock((span.to - span.from) / 1000);
  return (
    <>
      <span className={classes.running}>Running</span>{' '}
      {isPartial ? <PartialDuration part={formatClock(overlapMs(span, day) / 1000)} whole={whole} /> : whole}
    </>
  );
}

function PartialDuration({ part, whole }: { readonly part: string; readonly whole: string }) {
  return (
    <>
      {part} <span className={classes.whole}>of {whole}</span>
    </>
  );
}
