import { addDays, dayOf, weekStartOf } from '#domain/calendar.ts';
import { useUser } from '#web/api/auth.ts';
import { useNow } from '#web/ui/use-now.ts';
import { WeekStrip } from '#web/ui/week-strip.tsx';
import classes from './dashboard-page.module.css';
import { FirstWeek } from './first-week.tsx';
import { greetingAt } from './greeting.ts';

const dates = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

export function DashboardPage() {
  const { timeZone } = useUser();
  const now = useNow();
  const today = dayOf(now, timeZone);
  const weekStart = weekStartOf(today);
  const weekEnd = addDays(weekStart, 6);
  return (
    <div className={classes.page}>
      <section className={classes.week} aria-labelledby="greeting">
        <div className={classes.heading}>
          <h2 id="greeting">{greetingAt(new Date(now).getHours())}</h2>
          <p>{dates.formatRange(new Date(weekStart), new Date(weekEnd))}</p>
        </div>
        <WeekStrip weekStart={weekStart} today={today} />
        <p className={classes.empty}>
          Nothing is tracked yet, and{' '}
          {today === weekEnd ? 'today is the last day of this week' : 'the rest of this week is still open'}. Days begin
          at midnight {timeZone} time.
        </p>
      </section>
      <FirstWeek />
    </div>
  );
}
