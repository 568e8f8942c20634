import type { QueryClient } from '@tanstack/react-query';
import { addDays } from '#domain/calendar.ts';
import { AVERAGED_WEEKS } from '#domain/score-history.ts';
import { weeklyHistoryQuery } from '#web/api/reports.ts';

/** With less there is nothing to see in a week yet. */
const MUCH_SEC = 60 * 60;

/** Where the present week has only begun: the last one with something to see in it. */
export async function earlierWeek(queryClient: QueryClient, currentWeek: string): Promise<string | undefined> {
  const start = addDays(currentWeek, -7 * AVERAGED_WEEKS);
  const history = weeklyHistoryQuery(start, AVERAGED_WEEKS + 1);
  // Without an answer the present week will do.
  const weeks = await queryClient.fetchQuery(history).catch(() => []);
  const last = weeks.findLast(({ trackedSec }) => trackedSec >= MUCH_SEC)?.weekStart;
  return last === currentWeek ? undefined : last;
}
