import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { AreaOfWeek } from '#contract/reports.ts';
import { weekOf } from '#domain/calendar.ts';
import { useUser } from '#web/api/auth.ts';
import { productivityScoreQuery } from '#web/api/reports.ts';
import { useServerMinute } from '#web/api/server-clock.ts';
import { usageHistoryQuery, weeklyUsageQuery } from '#web/api/usage.ts';

/** What was tracked in this week. */
export interface WeekUsage {
  /** Seconds by goal. */
  readonly tracked: ReadonlyMap<string, number>;
  /** When the server answered, by the clock of this device. */
  readonly answeredAt: number;
}

/** What is planned for this week, by focus area. */
export type WeekPlan = ReadonlyMap<string, Pick<AreaOfWeek, 'goalMin' | 'isResting'>>;

export function useWeekUsage() {
  const { timeZone } = useUser();
  const weekStart = weekOf(useServerMinute(), timeZone);
  const week = useQuery(weeklyUsageQuery(weekStart));
  const score = useQuery(productivityScoreQuery(weekStart));
  const history = useQuery(usageHistoryQuery);
  const usage = useMemo<WeekUsage | undefined>(
    () =>
      week.data && {
        tracked: new Map(week.data.map(({ goalId, trackedSeconds }) => [goalId, trackedSeconds])),
        answeredAt: week.dataUpdatedAt,
      },
    [week.data, week.dataUpdatedAt],
  );
  const lastUsedAt = useMemo(
    () => new Map(history.data?.map(({ focusAreaId, lastUsedAt: instant }) => [focusAreaId, Date.parse(instant)])),
    [history.data],
  );
  const plan = useMemo<WeekPlan>(
    () => new Map(score.data?.areas.map((area) => [area.focusAreaId, area])),
    [score.data?.areas],
  );
  return {
    usage,
    lastUsedAt,
    plan,
    smartSorted: score.data?.smartSorted,
    error: week.error ?? score.error,
    isPending: week.isPending || score.isPending || history.isPending,
  };
}
