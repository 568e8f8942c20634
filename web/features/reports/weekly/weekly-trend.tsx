import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { weeklyHistoryQuery } from '#web/api/reports/reports.ts';
import { lazyComponent } from '#web/ui/lazy/lazy-component.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { LoadState } from '#web/ui/feedback/load-state.tsx';
import { ChartIcon } from '#web/ui/icons/icons.tsx';
import { ButtonLink } from '#web/ui/link/link.tsx';
import { RatingHistory } from './rating-history.tsx';
import { isEmptyWeek } from './rating-trend.ts';
import { SkeletonStack } from '#web/ui/feedback/skeleton-stack.tsx';
import { useSelectedYear } from '../use-selected-year.ts';
import { YearNav } from '../layout/year-nav.tsx';

const UnratedWeeksPrompt = lazyComponent(
  async () => (await import('#web/widgets/unrated-weeks/unrated-weeks-prompt.tsx')).UnratedWeeksPrompt,
);

const SKELETON_HEIGHTS = [420, 330];

export function WeeklyTrend(): ReactNode {
  const { year: requestedYear, thisYear, currentWeek, isFirstYear, weeksInYear, show } = useSelectedYear();
  const year = requestedYear ?? thisYear;
  const weeks = weeksInYear(year);
  const query = useQuery(weeklyHistoryQuery(weeks[0]!, weeks.length));

  function renderBody() {
    const history = query.data;
    if (history?.every(isEmptyWeek)) return <EmptyYear year={year} />;
    if (history) return <RatingHistory history={history} year={year} currentWeek={currentWeek} />;
    const skeleton = <SkeletonStack heights={SKELETON_HEIGHTS} />;
    return <LoadState query={query} failureTitle="Failed to load trend data" skeleton={skeleton} />;
  }

  return (
    <>
      <YearNav
        year={year}
        thisYear={thisYear}
        isFirst={isFirstYear(year)}
        onYearChange={(next) => show(next === thisYear ? undefined : next)}
      />
      {renderBody()}
      <UnratedWeeksPrompt />
    </>
  );
}

function EmptyYear({ year }: { readonly year: number }) {
  return (
    <EmptyState
      icon={ChartIcon}
      title={`No rated weeks in ${year}`}
      action={<ButtonLink to="/planner">Plan your week</ButtonLink>}
    >
      A week is rated by how much of its plan you tracked.
    </EmptyState>
  );
}
