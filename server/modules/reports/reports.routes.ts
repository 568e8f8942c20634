import { reports } from '#contract/reports.ts';
import { ok, routes } from '../../http/register.ts';
import { entriesInSpanReader } from '../time-entries/entries-in-span.queries.ts';
import { recentSpan, usageHistoryOf } from './reports.service.ts';

export const reportRoutes = routes(reports, ({ db }) => {
  const entriesIn = entriesInSpanReader(db);
  return {
    focusAreaUsageHistory: async ({ userId, now }) =>
      ok(usageHistoryOf(await entriesIn(userId, recentSpan(now), now), now)),
  };
});
