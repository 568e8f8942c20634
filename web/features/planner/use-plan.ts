import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { addDays, isSupportedDay } from '#domain/calendar/calendar.ts';
import { AVERAGED_WEEKS } from '#domain/rating/score-history.ts';
import { averageWeekQuery, weekReportQuery, weeklyHistoryQuery } from '#web/api/reports/reports.ts';
import { planDemandQuery } from '#web/api/plans/plan-weeks.ts';
import { weeklyGoalsQuery } from '#web/api/weekly-goals/weekly-goals.ts';
import { restoreFocus } from '#web/ui/restore-focus.ts';
import { buildRows } from './plan-rows.ts';

/** How long the rows wait for averages, history and what action plans ask for, which would shift the layout if they arrived later. */
const MAX_WAIT_MS = 1500;

/** The rows of a week and the history to compare them with. */
export function usePlan(weekStart: string, currentWeek: string) {
  // Future weeks have no history of their own, so compare them with the weeks before the current one.
  const historyEnd = weekStart < currentWeek ? weekStart : currentWeek;
  const historyStart = addDays(historyEnd, -7 * AVERAGED_WEEKS);
  const enabled = isSupportedDay(historyStart);

  const goalsQuery = useQuery(weeklyGoalsQuery(weekStart));
  const areasQuery = useQuery(weekReportQuery(weekStart));
  const averagesQuery = useQuery({ ...averageWeekQuery(historyEnd), enabled });
  const recentQuery = useQuery({ ...weeklyHistoryQuery(historyStart, AVERAGED_WEEKS), enabled });
  // Nothing is asked for in a week that is over.
  const demandQuery = useQuery({ ...planDemandQuery(weekStart), enabled: weekStart >= currentWeek });

  const goals = goalsQuery.data;
  const areas = areasQuery.data?.report;
  const averages = averagesQuery.data;
  const hasTimedOut = useHasElapsed(MAX_WAIT_MS);
  const isReady = hasTimedOut || (!averagesQuery.isLoading && !recentQuery.isLoading && !demandQuery.isLoading);
  const recent = recentQuery.data;
  const rows = useMemo(() => {
    if (!goals || !areas || !isReady) return undefined;
    const seconds = recent?.map(({ trackedSec }) => trackedSec);
    return buildRows(goals, areas, seconds && averages, seconds ?? []);
  }, [goals, areas, averages, recent, isReady]);

  const failedQuery = [goalsQuery, areasQuery].find(({ data, error }) => !data && error);
  return {
    rows,
    isEmpty: goals?.length === 0,
    recent: { weeks: enabled ? recentQuery.data : [], error: recentQuery.error },
    demand: {
      areas: weekStart >= currentWeek ? demandQuery.data : [],
      error: demandQuery.error,
      isRetrying: demandQuery.isFetching,
      onRetry: () => void demandQuery.refetch().then(restoreFocus),
    },
    loadError: failedQuery?.error && {
      error: failedQuery.error,
      busy: failedQuery.isFetching,
      onRetry: () => void failedQuery.refetch(),
    },
  };
}

function useHasElapsed(ms: number): boolean {
  const [hasElapsed, setHasElapsed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHasElapsed(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return hasElapsed;
}
