import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { focusAreasWithGoalsQuery } from '#web/api/goals/focus-areas.ts';
import { trendsQuery } from '#web/api/reports/reports.ts';
import { atLeast } from '#web/ui/breakpoints.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ChartIcon } from '#web/ui/icons/icons.tsx';
import { ButtonLink } from '#web/ui/link/link.tsx';
import { LoadState } from '#web/ui/feedback/load-state.tsx';
import { useFormats } from '#web/ui/formats/use-formats.ts';
import { useMediaQuery } from '#web/ui/use-media-query.ts';
import { HourHeatmap } from './hour-heatmap.tsx';
import { describeBusiest, groupHours, busiestDay } from './hour-grid.ts';
import { Panel } from '#web/ui/layout/panel.tsx';
import { SkeletonStack } from '#web/ui/feedback/skeleton-stack.tsx';
import { ShareCard } from './share-card.tsx';
import { StreakFigures } from './streak-figures.tsx';

const SKELETON_HEIGHTS = [150, 380, 420];

/** Shows patterns in the last 12 weeks. */
export function TrendsReport(): ReactNode {
  // Narrower screens combine two hours per column.
  const isWide = useMediaQuery(atLeast('tablet'));
  const formats = useFormats();
  const trendsResult = useQuery(trendsQuery);
  const areasResult = useQuery(focusAreasWithGoalsQuery);
  const failed = [trendsResult, areasResult].find(({ data, error }) => !data && error);
  if (failed) return <LoadState query={failed} failureTitle="Failed to load trend data" />;
  const [{ data: trends }, { data: areas }] = [trendsResult, areasResult];
  if (!trends || !areas) return <SkeletonStack heights={SKELETON_HEIGHTS} />;
  if (!trends.isReady) {
    return (
      <EmptyState
        icon={ChartIcon}
        title="Trends report coming soon!"
        action={<ButtonLink to="/timers">Go to Timers</ButtonLink>}
      >
        It shows your busiest hours, where your time goes and how consistent you are. All it needs is two full weeks
        with tracked time.
      </EmptyState>
    );
  }
  const busiest = busiestDay(trends.hours);
  const hourGrid = groupHours(trends.hours, isWide ? 1 : 2);
  return (
    <>
      <StreakFigures days={trends.days} goodWeeks={trends.goodWeeks} />
      {busiest && (
        <Panel
          title="When you are active"
          summary={`${describeBusiest(hourGrid, formats)} ${busiest.name} is your busiest day, with ${busiest.percent}% of your time in the last 12 weeks.`}
        >
          <HourHeatmap grid={hourGrid} />
        </Panel>
      )}
      <ShareCard weeks={trends.weeks} areas={areas} />
    </>
  );
}
