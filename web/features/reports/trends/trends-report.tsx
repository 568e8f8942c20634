import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { focusAreasWithGoalsQuery } from '#web/api/focus-areas.ts';
import { trendsQuery } from '#web/api/reports.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ChartIcon } from '#web/ui/icons.tsx';
import { ButtonLink } from '#web/ui/link.tsx';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { HourMap } from './hour-map.tsx';
import { busiestInWords, groupedHours, strongestDay } from './hours-of-week.ts';
import { ReportCard } from './report-card.tsx';
import { ReportSkeleton } from './report-skeleton.tsx';
import { ShareChart } from './share-chart.tsx';
import { StreakFigures } from './streak-figures.tsx';

const SKELETON = [150, 380, 420];
/** From here on every hour has a column of its own; on smaller screens two share one. */
const WIDE = '(min-width: 48em)';

/** What the last weeks have in common. */
export function TrendsReport(): ReactNode {
  const isWide = useMediaQuery(WIDE, undefined, { getInitialValueInEffect: false });
  const trendsAnswer = useQuery(trendsQuery);
  const areasAnswer = useQuery(focusAreasWithGoalsQuery);
  const failed = [trendsAnswer, areasAnswer].find(({ data, error }) => !data && error);
  if (failed?.error) {
    const { error, isFetching, refetch } = failed;
    const title = 'Failed to load trend data';
    return <LoadFailure title={title} error={error} busy={isFetching} onRetry={() => void refetch()} />;
  }
  const [{ data: trends }, { data: areas }] = [trendsAnswer, areasAnswer];
  if (!trends || !areas) return <ReportSkeleton heights={SKELETON} />;
  if (!trends.isReady) {
    return (
      <EmptyState
        icon={ChartIcon}
        title="Trends report coming soon!"
        action={<ButtonLink to="/timers">Go to Timers</ButtonLink>}
      >
        It shows your best hours, where your time goes and how steady you are. All it needs is two full weeks with
        tracked time.
      </EmptyState>
    );
  }
  const strongest = strongestDay(trends.hours);
  const parts = groupedHours(trends.hours, isWide ? 1 : 2);
  return (
    <>
      <StreakFigures days={trends.days} goodWeeks={trends.goodWeeks} />
      {strongest && (
        <ReportCard
          title="When you are active"
          words={`${busiestInWords(parts)} ${strongest.name} is your busiest day, with ${strongest.percent}% of your time in the last 12 weeks.`}
        >
          <HourMap parts={parts} />
        </ReportCard>
      )}
      <ShareChart weeks={trends.weeks} areas={areas} />
    </>
  );
}
