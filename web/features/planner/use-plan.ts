import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { addDays, isKnownDay } from '#domain/calendar.ts';
import { AVERAGED_WEEKS } from '#domain/score-history.ts';
import { averageWeekQuery, weekReportQuery, weeklyHistoryQuery } from '#web/api/reports.ts';
import { REFRESH_MS } from '#web/api/time-entries.ts';
import { weeklyGoalsQuery } from '#web/api/weekly-goals.ts';
import { rowsOf } from './plan-rows.ts';

const PATIENCE_MS = 1500;

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
  // What comes later moves what is there, but neither is worth waiting long for.
  const isLate = useTimeout(PATIENCE_MS);
  const isComplete = isLate || (!usualQuery.isLoading && !recentQuery.isLoading);
  const recent = recentQuery.data;
  const rows = useMemo(() => {
    if (!goals || !areas || !isComplete) return undefined;
    const seconds = recent?.map(({ trackedSec }) => trackedSec);
    return rowsOf(goals, areas, seconds && usual, seconds ?? []);
  }, [goals, areas, usual, recent, isComplete]);

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

/** Whether so long has passed since it was first drawn. */
function useTimeout(ms: number): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return isOver;
}
