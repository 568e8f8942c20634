import { rangeReports } from '#contract/reports/range-report.ts';
import { ok, defineRoutes } from '#server/http/register.ts';
import { streamRangeReportCsv } from './range-report-csv.ts';
import { readRangeReport } from './range-report.service.ts';

export const rangeReportRoutes = defineRoutes(rangeReports, ({ db }) => ({
  get: async ({ userId, query, now }) => ok(await readRangeReport(db, userId, query, now)),
  csv: async ({ userId, query, now }) => ok(streamRangeReportCsv(await readRangeReport(db, userId, query, now))),
}));
