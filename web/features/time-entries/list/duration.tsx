import type { TimeEntry } from '#contract/time-entries.ts';
import { durationInWords, secondsOnClock } from '#domain/duration.ts';
import { overlapMs, type Span } from '#domain/time-span.ts';
import { useServerNow } from '#web/api/server-clock.ts';
import classes from './entry-duration.module.css';
import { spanOfEntry } from './entry-span.ts';

interface EntryDurationProps {
  readonly entry: TimeEntry;
  readonly day: Span;
  /** It is not all of this day: then it also says what counts here. */
  readonly isBeyond: boolean;
}

/** How long an entry is. Only one that runs is drawn anew each second. */
export function EntryDuration({ entry, day, isBeyond }: EntryDurationProps) {
  if (entry.endAt === null) return <RunningDuration entry={entry} day={day} isBeyond={isBeyond} />;
  const span = spanOfEntry(entry, 0);
  const whole = durationInWords(span.to - span.from);
  return isBeyond ? <PartOf part={durationInWords(overlapMs(span, day))} whole={whole} /> : whole;
}

function RunningDuration({ entry, day, isBeyond }: EntryDurationProps) {
  const span = spanOfEntry(entry, useServerNow());
  const whole = secondsOnClock((span.to - span.from) / 1000);
  return (
    <>
      <span className={classes.running}>Running</span>{' '}
      {isBeyond ? <PartOf part={secondsOnClock(overlapMs(span, day) / 1000)} whole={whole} /> : whole}
    </>
  );
}

function PartOf({ part, whole }: { readonly part: string; readonly whole: string }) {
  return (
    <>
      {part} <span className={classes.whole}>of {whole}</span>
    </>
  );
}
