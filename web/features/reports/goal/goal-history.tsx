import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Goal } from '#contract/goals.ts';
import type { GoalInWeek } from '#contract/reports.ts';
import { addDays } from '#domain/calendar.ts';
import { minutesInWords } from '#domain/duration.ts';
import type { FocusAreaClass } from '#domain/focus-area.ts';
import { goalHistoryQuery } from '#web/api/reports.ts';
import { useShownWeek } from '#web/api/use-shown-week.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { classFaces } from '#web/ui/focus-area-classes.ts';
import { ChartIcon } from '#web/ui/icons.tsx';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { TrendChart } from '#web/ui/trend-chart.tsx';
import { axisMinutes, minuteAxis } from './axis-ticks.ts';
import { goalLabel } from './goal-label.ts';
import { ReportCard } from './report-card.tsx';
import { ReportSkeleton } from './report-skeleton.tsx';
import { SHOWN_WEEKS, unfinishedIn } from './shown-weeks.ts';
import { useOpenWeek } from './use-open-week.ts';
import { longWeek, shortWeek } from './week-labels.ts';

const SKELETON = [420];

interface GoalHistoryProps {
  readonly goal: Goal;
  readonly focusAreaClass: FocusAreaClass;
}

/** What a goal got in each of the last weeks. */
export function GoalHistory({ goal, focusAreaClass }: GoalHistoryProps): ReactNode {
  const { currentWeek } = useShownWeek();
  const { week: chosen } = useSearch({ strict: false });
  const openWeek = useOpenWeek();
  const start = addDays(currentWeek, -7 * (SHOWN_WEEKS - 1));
  const { data: weeks, error, isFetching, refetch } = useQuery(goalHistoryQuery(goal._id, start, SHOWN_WEEKS));
  if (!weeks) {
    if (!error) return <ReportSkeleton heights={SKELETON} />;
    const title = 'Failed to load trend data';
    return <LoadFailure title={title} error={error} busy={isFetching} onRetry={() => void refetch()} />;
  }
  if (weeks.every(({ trackedMin }) => trackedMin === 0)) {
    return (
      <EmptyState icon={ChartIcon} title="No data available for this goal">
        Nothing was tracked for it in the last 12 weeks.
      </EmptyState>
    );
  }

  const chosenAt = weeks.findIndex(({ weekStart }) => weekStart === chosen);
  const label = goalLabel(goal);
  return (
    <ReportCard title={<bdi>{label}</bdi>} words={weeksInWords(weeks)}>
      <TrendChart
        {...minuteAxis(Math.max(...weeks.map(({ trackedMin }) => trackedMin)))}
        label={`Time for ${label}, week by week`}
        points={weeks.map(({ weekStart }) => shortWeek(weekStart))}
        pointNames={weeks.map(({ weekStart }) => longWeek(weekStart))}
        series={[
          {
            name: 'Tracked',
            color: `var(--ww-${classFaces[focusAreaClass].color}-fill)`,
            values: weeks.map(({ trackedMin }) => trackedMin),
            look: 'bars',
          },
        ]}
        format={minutesInWords}
        axisFormat={axisMinutes}
        emphasis={chosenAt === -1 ? undefined : chosenAt}
        unfinished={unfinishedIn(weeks, currentWeek)}
        onChoose={(index) => openWeek(weeks[index]!.weekStart)}
        height={240}
      />
    </ReportCard>
  );
}

function weeksInWords(weeks: readonly GoalInWeek[]): string {
  const minutes = weeks.reduce((sum, { trackedMin }) => sum + trackedMin, 0);
  const tracked = weeks.filter(({ trackedMin }) => trackedMin > 0).length;
  const most = weeks.reduce((best, week) => (week.trackedMin > best.trackedMin ? week : best));
  const peak = `most in the week of ${shortWeek(most.weekStart)} (${minutesInWords(most.trackedMin)})`;
  return `${minutesInWords(minutes)} in ${tracked} of the last ${weeks.length} weeks, ${peak}.`;
}
