import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { planWeekQuery } from '#web/api/plans/plan-weeks.ts';
import { InlineFailure } from '#web/ui/feedback/inline-failure.tsx';
import { TextLink } from '#web/ui/link/link.tsx';
import { useCurrentWeek } from '#web/widgets/week/use-current-week.ts';
import { type Place, Placeholder, storeHeight } from './placeholder.tsx';
import { DashboardCard, TimersSection } from './frames.tsx';
import * as classes from './this-week.module.css';

/** The tasks that running plans ask for in the current week. Renders nothing for users without plans. */
export function ThisWeek({ place }: { readonly place: Place }) {
  const { currentWeek, today } = useCurrentWeek();
  const { data, error, isFetching, refetch, dataUpdatedAt } = useQuery(planWeekQuery(currentWeek));
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (data) storeHeight(place, frame.current?.offsetHeight ?? 0);
  }, [data, place]);

  if (!data) {
    if (!error) return <Placeholder place={place} />;
    return <InlineFailure message={error.message} busy={isFetching} onRetry={() => void refetch()} />;
  }
  const { plans, startablePlans } = data;
  if (plans.length === 0) {
    if (place !== 'dashboard' || startablePlans === 0) return null;
    return (
      <p className={classes.quiet}>
        {startablePlans === 1
          ? 'A plan is waiting to be started.'
          : `${startablePlans} plans are waiting to be started.`}
        <TextLink to="/action-plans" className={classes.start}>
          Start a plan
        </TextLink>
      </p>
    );
  }
  const Frame = place === 'dashboard' ? DashboardCard : TimersSection;
  return (
    <div ref={frame}>
      {/* Nothing of the last week is kept when a new one begins. */}
      <Frame key={currentWeek} plans={plans} fetchedAt={dataUpdatedAt} weekStart={currentWeek} today={today} />
    </div>
  );
}
