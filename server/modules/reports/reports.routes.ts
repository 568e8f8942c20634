import { reports } from '#contract/reports.ts';
import { ok, routes } from '../../http/register.ts';
import { usageHistoryReader } from './reports.service.ts';

export const reportRoutes = routes(reports, ({ db }) => {
  const usageHistoryOf = usageHistoryReader(db);
  return { focusAreaUsageHistory: async ({ userId, now }) => ok(await usageHistoryOf(userId, now)) };
});
