import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { addDays, isKnownDay } from '#domain/calendar.ts';
import { AVERAGED_WEEKS } from '#domain/score-history.ts';
import { averageWeekQuery, weekReportQuery, weeklyHistoryQuery } from '#web/api/reports.ts';
import { REFRESH_MS } from '#web/api/time-entries.ts';
import { weeklyGoalsQuery } from '#web/api/weekly-goals.ts';
import { rowsOf } from './plan-rows.ts';

/** The rows of a week, and the weeks that are behind it. */
export function usePlan(weekStart: string, currentWeek: string) {
  // What is yet to come says nothing about what is usual.
  const firstUnknown = weekStart < currentWeek ? weekStart : currentWeek;
  const firstRecent = addDays(firstUnknown, -7 * AVERAGED_WEEKS);
  const enabled = isKnownDay(firstRecent);

  // Timers go on meanwhile.
  const goalsQuery = useQuery({ ...weeklyGoalsQuery(weekStart), refetchInterval: REFRESH_MS });
  const areasQuery = useQuery(weekReportQuery(weekStart));
  const usualQuery = useQuery({ ...averageWeekQuery(firstUnknown), enabled });
  const recentQuery = useQuery({ ...weeklyHistoryQuery(firstRecent, AVERAGED_WEEKS), enabled });

  const goals = goalsQuery.data;
  const areas = areasQuery.data;
  const usual = usualQuery.data;
  // Both say more about a row than they are worth waiting for, but what comes later moves what is there.
  const isComplete = !usualQuery.isLoading && !recentQuery.isLoading;
  const rows = useMemo(
    () => (goals && areas && isComplete ? rowsOf(goals, areas, usual) : undefined),
    [goals, areas, usual, isComplete],
  );

  const failed = [goalsQuery, areasQuery].find(({ data, error }) => !data && error);
  return {
    rows,
    isEmpty: goals?.length === 0,
    recent: { weeks: enabled ? recentQuery.data : [], error: recentQuery.error },
    failure: failed?.error && {
      error: failed.error,
      busy: failed.isFetching,
      onRetry: () => void failed.refetch(),
    },
  };
}
