import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { weekOf } from '#domain/calendar.ts';
import { useUser } from '#web/api/auth.ts';
import { serverTimeOf } from '#web/api/server-clock.ts';
import { usageHistoryQuery, weeklyUsageQuery } from '#web/api/usage.ts';
import { useNow } from '#web/ui/use-now.ts';

/** What was tracked in this week. */
export interface WeekUsage {
  /** Seconds by goal. */
  readonly tracked: ReadonlyMap<string, number>;
  /** When the server answered, by the clock of this device. */
  readonly answeredAt: number;
}

export function useWeekUsage() {
  const { timeZone } = useUser();
  const week = useQuery(weeklyUsageQuery(weekOf(serverTimeOf(useNow()), timeZone)));
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
  return { usage, lastUsedAt, error: week.error, isPending: week.isPending || history.isPending };
}
