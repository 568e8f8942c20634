import { useQuery } from '@tanstack/react-query';
import { addDays, dayOf, weekStartOf } from '#domain/calendar.ts';
import { durationInWords } from '#domain/duration.ts';
import { useUser } from '#web/api/auth.ts';
import { weeklyUsageQuery } from '#web/api/usage.ts';
import { TextLink } from '#web/ui/link.tsx';
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
  const { data: usage } = useQuery(weeklyUsageQuery(weekStart));
  const trackedSec = usage?.reduce((sum, { trackedSeconds }) => sum + trackedSeconds, 0);
  return (
    <div className={classes.page}>
      <section className={classes.week} aria-labelledby="greeting">
        <div className={classes.heading}>
          <h2 id="greeting">{greetingAt(new Date(now).getHours())}</h2>
          <p>{dates.formatRange(new Date(weekStart), new Date(weekEnd))}</p>
        </div>
        <WeekStrip weekStart={weekStart} today={today} />
        {/* Until it is known, its place is kept and nothing is claimed. */}
        <p className={classes.empty} style={trackedSec === undefined ? { visibility: 'hidden' } : undefined}>
          {trackedSec
            ? `${durationInWords(trackedSec * 1000)} tracked in this week`
            : 'Nothing is tracked in this week yet'}
          , and {today === weekEnd ? 'today is its last day' : 'the rest of it is still open'}. Days begin at midnight{' '}
          {timeZone} time. <TextLink to="/timers">Go to Timers</TextLink>
        </p>
      </section>
      <FirstWeek />
    </div>
  );
}
