import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Goal } from '#contract/goals/goals.ts';
import type { GoalHistoryWeek } from '#contract/reports/reports.ts';
import { addDays } from '#domain/calendar/calendar.ts';
import { formatDayOfYear } from '#domain/calendar/format-date.ts';
import type { Formats } from '#domain/calendar/format-settings.ts';
import { formatDuration } from '#domain/duration/format-duration.ts';
import type { FocusAreaClass } from '#domain/focus-area/focus-area.ts';
import { goalHistoryQuery } from '#web/api/reports/reports.ts';
import { useCurrentWeek } from '#web/widgets/week/use-current-week.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { classMeta } from '#web/ui/focus-area/focus-area-classes.ts';
import { ChartIcon } from '#web/ui/icons/icons.tsx';
import { LoadState } from '#web/ui/feedback/load-state.tsx';
import { TrendChart } from '#web/ui/chart/trend-chart.tsx';
import { formatAxisMinutes, minuteAxis } from '../chart/axis-ticks.ts';
import { reportTitle } from '#domain/goal-status.ts';
import { Panel } from '#web/ui/layout/panel.tsx';
import { SkeletonStack } from '#web/ui/feedback/skeleton-stack.tsx';
import { DEFAULT_WEEK_COUNT, unfinishedIndex } from '../chart/shown-weeks.ts';
import { useOpenWeek } from '../chart/use-open-week.ts';
import { weekLabels } from '../chart/week-labels.ts';
import { useFormats } from '#web/ui/formats/use-formats.ts';
import { usePageSearch } from '#web/use-page.ts';
import { reportsPage } from '../route.ts';

const SKELETON_HEIGHTS = [420];

interface GoalHistoryProps {
  readonly goal: Goal;
  readonly focusAreaClass: FocusAreaClass;
}

/** The time tracked for a goal in each of the last 12 weeks. */
export function GoalHistory({ goal, focusAreaClass }: GoalHistoryProps): ReactNode {
  const { currentWeek } = useCurrentWeek();
  const { week: selectedWeek } = usePageSearch(reportsPage);
  const openWeek = useOpenWeek();
  const formats = useFormats();
  const start = addDays(currentWeek, -7 * (DEFAULT_WEEK_COUNT - 1));
  const query = useQuery(goalHistoryQuery(goal._id, start, DEFAULT_WEEK_COUNT));
  const weeks = query.data;
  if (!weeks) {
    const skeleton = <SkeletonStack heights={SKELETON_HEIGHTS} />;
    return <LoadState query={query} failureTitle="Failed to load trend data" skeleton={skeleton} />;
  }
  if (weeks.every(({ trackedMin }) => trackedMin === 0)) {
    return (
      <EmptyState icon={ChartIcon} title="No data available for this goal">
        Nothing was tracked for it in the last 12 weeks.
      </EmptyState>
    );
  }

  const selectedIndex = weeks.findIndex(({ weekStart }) => weekStart === selectedWeek);
  const label = reportTitle(goal.title, goal.status);
  return (
    <Panel title={<bdi>{label}</bdi>} summary={describeWeeks(weeks, formats)}>
      <TrendChart
        {...minuteAxis(Math.max(...weeks.map(({ trackedMin }) => trackedMin)))}
        {...weekLabels(weeks, formats)}
        label={`Time for ${label}, week by week`}
        series={[
          {
            name: 'Tracked',
            color: `var(--ww-${classMeta[focusAreaClass].color}-fill)`,
            values: weeks.map(({ trackedMin }) => trackedMin),
            type: 'bars',
          },
        ]}
        format={formatDuration}
        axisFormat={formatAxisMinutes}
        selectedIndex={selectedIndex === -1 ? undefined : selectedIndex}
        unfinished={unfinishedIndex(weeks, currentWeek)}
        onSelect={(index) => openWeek(weeks[index]!.weekStart)}
        height={240}
      />
    </Panel>
  );
}

function describeWeeks(weeks: readonly GoalHistoryWeek[], formats: Formats): string {
  const minutes = weeks.reduce((sum, { trackedMin }) => sum + trackedMin, 0);
  const trackedWeeks = weeks.filter(({ trackedMin }) => trackedMin > 0).length;
  const peakWeek = weeks.reduce((best, week) => (week.trackedMin > best.trackedMin ? week : best));
  const peakDay = formatDayOfYear(peakWeek.weekStart, formats);
  const peak = `most in the week of ${peakDay} (${formatDuration(peakWeek.trackedMin)})`;
  return `${formatDuration(minutes)} in ${trackedWeeks} of the last ${weeks.length} weeks, ${peak}.`;
}
