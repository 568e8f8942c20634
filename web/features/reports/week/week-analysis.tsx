import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { addDays, isKnownDay, weekSpan } from '#domain/calendar.ts';
import { elapsedOf } from '#domain/pace.ts';
import { AVERAGED_WEEKS } from '#domain/score-history.ts';
import { usualOf } from '#domain/usual.ts';
import { focusAreasWithGoalsQuery } from '#web/api/focus-areas.ts';
import { averageWeekQuery, productivityScoreQuery, weeklyHistoryQuery, weekReportQuery } from '#web/api/reports.ts';
import { REFRESH_MS } from '#web/api/time-entries.ts';
import { weeklyUsageQuery } from '#web/api/usage.ts';
import { useShownWeek } from '#web/api/use-shown-week.ts';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SectionColumns } from '#web/ui/section-columns.tsx';
import { WeekNav } from '#web/ui/week-nav.tsx';
import { ClassCard } from './class-card.tsx';
import { NoFocusAreas } from './no-focus-areas.tsx';
import { ReportSkeleton } from './report-skeleton.tsx';
import { classWeeks, goalTimes, isInWeek, wholeMinutes } from './week-rows.ts';
import { WeekTotals } from './week-totals.tsx';
import classes from './week-analysis.module.css';

const SKELETON = [230, 420];

/** What became of the plan of a week. */
export function WeekAnalysis(): ReactNode {
  const { weekStart, today, show } = useShownWeek();
  return (
    <>
      <WeekNav weekStart={weekStart} today={today} onShow={show} />
      <Analysis />
    </>
  );
}

function Analysis(): ReactNode {
  const { weekStart, timeZone, now } = useShownWeek();
  const elapsed = elapsedOf(weekSpan(weekStart, timeZone), now);
  const isOver = elapsed === undefined;
  const areasQuery = useQuery(focusAreasWithGoalsQuery);
  const reportQuery = useQuery({ ...weekReportQuery(weekStart), refetchInterval: isOver ? false : REFRESH_MS });
  const averageQuery = useQuery(averageWeekQuery(weekStart));
  const usageQuery = useQuery(weeklyUsageQuery(weekStart));
  const firstBefore = addDays(weekStart, -7 * AVERAGED_WEEKS);
  const historyQuery = useQuery({
    ...weeklyHistoryQuery(firstBefore, AVERAGED_WEEKS),
    enabled: isKnownDay(firstBefore),
  });
  // Without it there is just no comparison with the previous week.
  const scoreQuery = useQuery({ ...productivityScoreQuery(weekStart), enabled: !isOver });
  const queries = [areasQuery, reportQuery, averageQuery, usageQuery, historyQuery];
  const failed = queries.filter(({ error }) => error);

  const [{ data: areas }, { data: report }] = [areasQuery, reportQuery];
  if (!areas || !report || !averageQuery.data || !usageQuery.data || historyQuery.isLoading || scoreQuery.isLoading) {
    if (!failed[0]?.error) return <ReportSkeleton heights={SKELETON} />;
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

  const weeksBefore = (historyQuery.data ?? []).map(({ trackedSec }) => trackedSec);
  const usual = new Map(
    averageQuery.data.map(({ focusAreaId, avgWeeklySec }) => [focusAreaId, usualOf(avgWeeklySec, weeksBefore)]),
  );
  const usualMin = (id: string) => wholeMinutes(usual.get(id) ?? 0);
  const goals = goalTimes(areas, usageQuery.data);
  const weeks = classWeeks(report);
  const others = report.filter((area) => !isInWeek(area));
  return (
    <>
      {failed[0]?.error && <Notice>This may be out of date. {failed[0].error.message}</Notice>}
      <WeekTotals
        report={report}
        weeks={weeks}
        usualMin={wholeMinutes([...usual.values()].reduce((sum, seconds) => sum + seconds, 0))}
        isOver={isOver}
        previousMin={scoreQuery.data?.previousSoFar && wholeMinutes(scoreQuery.data.previousSoFar.trackedSec)}
      />
      <SectionColumns
        sections={weeks.filter((week) => week.areas.length > 0)}
        keyOf={({ focusAreaClass }) => focusAreaClass}
        rowsOf={(week) => week.areas.length}
      >
        {(week) => <ClassCard week={week} goals={goals} usualMin={usualMin} elapsed={elapsed} />}
      </SectionColumns>
      {others.length > 0 && (
        <p className={classes.others}>
          Neither planned nor tracked:{' '}
          {others.map(({ focusAreaId, name }, n) => (
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
