import type { Span } from '#domain/calendar/time-span.ts';
import { useServerNow } from '#web/http/server-clock.ts';
import classes from './now-indicator.module.css';
import { blockPosition } from './position.ts';

/** Marks the current time and dims the rest of the day. */
export function NowIndicator({ day }: { readonly day: Span }) {
  const now = Math.min(Math.max(useServerNow(), day.from), day.to);
  return <div className={classes.future} style={blockPosition(day, { from: now, to: day.to })} />;
}
