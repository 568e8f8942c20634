import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { weeklyHistoryQuery } from '#web/api/reports.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { NothingInYear } from './nothing-in-year.tsx';
import { RatingHistory } from './rating-history.tsx';
import { isEmptyWeek } from './rating-trend.ts';
import { ReportSkeleton } from './report-skeleton.tsx';
import { useShownYear } from './shown-year.ts';
import { YearNav } from './year-nav.tsx';

const UnratedOffer = lazyPart(async () => (await import('#web/parts/unrated/unrated-offer.tsx')).UnratedOffer);

const SKELETON = [420, 330];

/** The ratings of a year. */
export function WeeklyTrend(): ReactNode {
  const { year: asked, thisYear, currentWeek, isFirst, weeksOf, show } = useShownYear();
  const year = asked ?? thisYear;
  const weeks = weeksOf(year);
  const { data: history, error, isFetching, refetch } = useQuery(weeklyHistoryQuery(weeks[0]!, weeks.length));

  function body() {
    if (history?.every(isEmptyWeek)) return <NothingInYear year={year} />;
    if (history) return <RatingHistory history={history} year={year} currentWeek={currentWeek} />;
    if (!error) return <ReportSkeleton heights={SKELETON} />;
    return (
      <LoadFailure title="Failed to load trend data" error={error} busy={isFetching} onRetry={() => void refetch()} />
    );
  }

  return (
    <>
      <YearNav
        year={year}
        thisYear={thisYear}
        isFirst={isFirst(year)}
        onShow={(next) => show(next === thisYear ? undefined : next)}
      />
      {body()}
      <UnratedOffer />
    </>
  );
}
