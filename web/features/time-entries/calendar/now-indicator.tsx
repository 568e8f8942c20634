import { useServerNow } from '#web/http/server-clock.ts';
import type { CalendarDay } from '../calendar-day.ts';
import * as classes from './now-indicator.module.css';
import { blockPosition, type DayScale } from './position.ts';

interface NowIndicatorProps {
  readonly day: CalendarDay;
  readonly scale: DayScale;
}

/** Dims what is still to come and, today, marks the current time. */
export function NowIndicator({ day, scale }: NowIndicatorProps) {
  if (day.date < day.today) return undefined;
  return day.date === day.today ? (
    <CurrentTime day={day} scale={scale} />
  ) : (
    <div className={classes.future} style={blockPosition(scale, day.span)} />
  );
}

function CurrentTime({ day: { span }, scale }: NowIndicatorProps) {
  const now = Math.min(Math.max(useServerNow(), span.from), span.to);
  return <div className={classes.future} data-today style={blockPosition(scale, { from: now, to: span.to })} />;
}
