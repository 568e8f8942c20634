import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { addDays, isSupportedDay, weekSpan } from '#domain/calendar/calendar.ts';
import { elapsedFraction } from '#domain/progress/pace.ts';
import { AVERAGED_WEEKS } from '#domain/rating/score-history.ts';
import { weeklyBaseline } from '#domain/rating/baseline.ts';
import { focusAreasWithGoalsQuery } from '#web/api/goals/focus-areas.ts';
import {
  averageWeekQuery,
  productivityScoreQuery,
  weeklyHistoryQuery,
  weekReportQuery,
} from '#web/api/reports/reports.ts';
import { weeklyUsageQuery } from '#web/api/goals/goals.ts';
import { useSelectedWeek } from '#web/widgets/week/use-selected-week.ts';
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx';
import { InfoBanner } from '#web/ui/feedback/info-banner.tsx';
import { SectionColumns } from '#web/ui/layout/section-columns.tsx';
import { WeekNav } from '#web/ui/week/week-nav.tsx';
import { ClassCard } from './class-card.tsx';
import { NoFocusAreas } from '../no-focus-areas.tsx';
import { SkeletonStack } from '#web/ui/feedback/skeleton-stack.tsx';
import { summarizeClasses, goalTimesByArea, isActiveInWeek, toWholeMinutes } from './class-summaries.ts';
import { WeekTotals } from './week-totals.tsx';
import * as classes from './week-analysis.module.css';
import { usePageSearch } from '#web/use-page.ts';
import { reportsPage } from '../route.ts';

const SKELETON_HEIGHTS = [230, 420];

/** Compares a week with its plan. */
export function WeekAnalysis(): ReactNode {
  const { week } = usePageSearch(reportsPage);
  const { weekStart, today, show } = useSelectedWeek(week);
  return (
    <>
      <WeekNav weekStart={weekStart} today={today} onWeekChange={show} />
      <Analysis />
    </>
  );
}

function Analysis(): ReactNode {
  const { week: requestedWeek } = usePageSearch(reportsPage);
  const { weekStart, timeZone, now } = useSelectedWeek(requestedWeek);
  const elapsed = elapsedFraction(weekSpan(weekStart, timeZone), now);
  const isOver = elapsed === undefined;
  const areasQuery = useQuery(focusAreasWithGoalsQuery);
  const reportQuery = useQuery(weekReportQuery(weekStart));
  const averageQuery = useQuery(averageWeekQuery(weekStart));
  const usageQuery = useQuery(weeklyUsageQuery(weekStart));
  const historyStart = addDays(weekStart, -7 * AVERAGED_WEEKS);
  const historyQuery = useQuery({
    ...weeklyHistoryQuery(historyStart, AVERAGED_WEEKS),
    enabled: isSupportedDay(historyStart),
  });
  // Only used to compare with the previous week. Without it, the comparison is left out.
  const scoreQuery = useQuery({ ...productivityScoreQuery(weekStart), enabled: !isOver });
  const queries = [areasQuery, reportQuery, averageQuery, usageQuery, historyQuery];
  const failed = queries.filter(({ error }) => error);

  const [{ data: areas }, { data: week }] = [areasQuery, reportQuery];
  if (!areas || !week || !averageQuery.data || !usageQuery.data || historyQuery.isLoading || scoreQuery.isLoading) {
    if (!failed[0]?.error) return <SkeletonStack heights={SKELETON_HEIGHTS} />;
    return (
      <LoadFailure
        title="Failed to load categories & objectives"
        error={failed[0].error}
        busy={failed.some(({ isFetching }) => isFetching)}
        onRetry={() => failed.forEach(({ refetch }) => void refetch())}
      />
    );
  }
  if (areas.length === 0) return <NoFocusAreas />;

  const { report, elapsedSec } = week;
  const weeklySeconds = (historyQuery.data ?? []).map(({ trackedSec }) => trackedSec);
  const baselines = new Map(
    averageQuery.data.map(({ focusAreaId, avgWeeklySec }) => [
      focusAreaId,
      weeklyBaseline(avgWeeklySec, weeklySeconds),
    ]),
  );
  const baselineMinutesFor = (id: string) => toWholeMinutes(baselines.get(id) ?? 0);
  const goals = goalTimesByArea(areas, usageQuery.data);
  const classSummaries = summarizeClasses(report);
  const inactiveAreas = report.filter((area) => !isActiveInWeek(area));
  return (
    <>
      {failed[0]?.error && <InfoBanner>This may be out of date. {failed[0].error.message}</InfoBanner>}
      <WeekTotals
        report={report}
        elapsedSec={elapsedSec}
        classSummaries={classSummaries}
        baselineMinutes={toWholeMinutes([...baselines.values()].reduce((sum, seconds) => sum + seconds, 0))}
        isOver={isOver}
        previousMinutes={scoreQuery.data?.previousSoFar && toWholeMinutes(scoreQuery.data.previousSoFar.trackedSec)}
      />
      <SectionColumns
        sections={classSummaries.filter((summary) => summary.areas.length > 0)}
        getKey={({ focusAreaClass }) => focusAreaClass}
        getRowCount={(summary) => summary.areas.length}
      >
        {(summary) => (
          <ClassCard summary={summary} goals={goals} baselineMinutesFor={baselineMinutesFor} elapsed={elapsed} />
        )}
      </SectionColumns>
      {inactiveAreas.length > 0 && (
        <p className={classes.inactive}>
          Neither planned nor tracked:{' '}
          {inactiveAreas.map(({ focusAreaId, name }, n) => (
            <span key={focusAreaId}>
              {n > 0 && ', '}
              <bdi>{name}</bdi>
            </span>
          ))}
          .
        </p>
      )}
    </>
  );
}
