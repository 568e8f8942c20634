import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type RangeReportQuery, rangeReports } from '#contract/reports/range-report.ts';
import { countingTimers, queryFor } from '#web/http/query-for.ts';
import { reportKeys } from '../cache/report-keys.ts';

/** The time tracked in a range of days, by what its rows stand for. */
export function rangeReportQuery(query: RangeReportQuery) {
  return queryOptions({
    queryKey: [...reportKeys.range, query],
    ...countingTimers(queryFor(rangeReports.get, { query })),
    placeholderData: keepPreviousData,
  });
}
