import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { WeeklyAreaReport } from '#contract/reports/reports.ts';
import { weekStartForInstant } from '#domain/calendar/calendar.ts';
import { useUser } from '#web/api/account/auth.ts';
import { productivityScoreQuery, usageHistoryQuery } from '#web/api/reports/reports.ts';
import { useServerMinute } from '#web/http/server-clock.ts';
import { weeklyUsageQuery } from '#web/api/goals/goals.ts';

export interface WeekUsage {
  readonly trackedSecByGoal: ReadonlyMap<string, number>;
  /** When the usage was fetched, by this device's clock. */
  readonly fetchedAt: number;
}

/** This week's targets by focus area id. */
export type WeekPlanByArea = ReadonlyMap<string, Pick<WeeklyAreaReport, 'goalMin' | 'isResting'>>;

export function useWeekUsage() {
  const { timeZone } = useUser();
  const weekStart = weekStartForInstant(useServerMinute(), timeZone);
  const week = useQuery(weeklyUsageQuery(weekStart));
  const score = useQuery(productivityScoreQuery(weekStart));
  const history = useQuery(usageHistoryQuery);
  const usage = useMemo<WeekUsage | undefined>(
    () =>
      week.data && {
        trackedSecByGoal: new Map(week.data.map(({ goalId, trackedSeconds }) => [goalId, trackedSeconds])),
        fetchedAt: week.dataUpdatedAt,
      },
    [week.data, week.dataUpdatedAt],
  );
  const lastUsedAtByArea = useMemo(
    () => new Map(history.data?.map(({ focusAreaId, lastUsedAt }) => [focusAreaId, Date.parse(lastUsedAt)])),
    [history.data],
  );
  const plan = useMemo<WeekPlanByArea>(
    () => new Map(score.data?.areas.map((area) => [area.focusAreaId, area])),
    [score.data?.areas],
  );
  return {
    usage,
    lastUsedAtByArea,
    plan,
    smartSorted: score.data?.smartSorted,
    error: week.error ?? score.error,
    isPending: week.isPending || score.isPending || history.isPending,
  };
}
