import type { Span } from '#domain/time-span.ts';
import { durationInWords } from '#domain/duration.ts';
import classes from './day-ghost.module.css';
import { placeOf } from './day-place.ts';
import { timesInWords } from './entry-words.ts';

interface DayGhostProps {
  readonly span: Span;
  readonly day: Span;
  readonly timeZone: string;
}

/** What is about to become an entry. */
export function DayGhost({ span, day, timeZone }: DayGhostProps) {
  return (
    <div className={classes.ghost} style={placeOf(day, span)}>
      {timesInWords({ start: span.from, end: span.to }, timeZone)} · {durationInWords(span.to - span.from)}
    </div>
  );
}
