import type { Span } from '#domain/time-span.ts';
import { useServerNow } from '#web/api/server-clock.ts';
import classes from './day-now.module.css';
import { placeOf } from './day-place.ts';

/** Where the day has come to; what lies below is still to come. */
export function DayNow({ day }: { readonly day: Span }) {
  const now = Math.min(Math.max(useServerNow(), day.from), day.to);
  return <div className={classes.future} style={placeOf(day, { from: now, to: day.to })} />;
}
