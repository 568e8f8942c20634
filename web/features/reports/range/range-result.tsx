import type { FocusAreaWithGoals } from '#contract/goals/focus-areas.ts';
import { type RangeReport, type RangeReportQuery, rangeReports } from '#contract/reports/range-report.ts';
import { formatShortDay } from '#domain/calendar/format-date.ts';
import { countDays } from '#domain/calendar/periods.ts';
import { formatDuration } from '#domain/duration/format-duration.ts';
import { explainOverlap } from '#domain/duration/format-overlap.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { useFormats } from '#web/ui/formats/use-formats.ts';
import { ChartIcon } from '#web/ui/icons/icons.tsx';
import { DownloadLink } from '#web/widgets/download/download-link.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { Figures } from '../layout/figures.tsx';
import { groupingMeta } from './groupings.ts';
import { PeriodChart } from './period-chart.tsx';
import { RangeTable } from './range-table.tsx';
import * as classes from './range-report.module.css';
import { RowBars } from './row-bars.tsx';

interface RangeResultProps {
  readonly query: RangeReportQuery;
  readonly report: RangeReport;
  readonly areas: readonly FocusAreaWithGoals[];
  readonly today: string;
  /** Shows an earlier report until this one is loaded. */
  readonly isBusy: boolean;
}

/** The figures, chart and table of a report. */
export function RangeResult({ query, report, areas, today, isBusy }: RangeResultProps) {
  const formats = useFormats();
  const { from, to, by, totalSec, elapsedSec, entries } = report;
  if (entries === 0) {
    return (
      <EmptyState icon={ChartIcon} title="Nothing was tracked in this period">
        Choose other dates{hasFilter(query) && ' or fewer filters'} to see where your time went.
      </EmptyState>
    );
  }
  const { label, period } = groupingMeta[by];
  const pastDays = countDays(from, today < to ? today : to);
  const totalMin = Math.floor(totalSec / 60);
  return (
    <div className={classes.results} aria-busy={isBusy}>
      <Panel
        title={
          from === to
            ? formatShortDay(from, formats)
            : `${formatShortDay(from, formats)} – ${formatShortDay(to, formats)}`
        }
        summary={explainOverlap(totalSec, elapsedSec)}
      >
        <Figures
          figures={[
            { name: 'Tracked', value: formatDuration(totalMin) },
            { name: 'A day, on average', value: formatDuration(Math.floor(totalMin / Math.max(1, pastDays))) },
            { name: 'Time entries', value: entries },
          ]}
        />
        {period ? <PeriodChart report={report} today={today} /> : <RowBars report={report} areas={areas} />}
      </Panel>
      <Panel
        title={`By ${label.toLowerCase()}`}
        summary={
          report.rowsOverlap
            ? 'An entry with several tags counts under each of them, so the rows add up to more than the total.'
            : undefined
        }
      >
        <RangeTable report={report} areas={areas} today={today} />
        <DownloadLink
          file={{ endpoint: rangeReports.csv, query }}
          name={`weekwise-${query.from}-to-${query.to}-by-${query.by}.csv`}
        >
          Download as CSV
        </DownloadLink>
      </Panel>
    </div>
  );
}

function hasFilter({ focusAreaId, goalId, tag }: RangeReportQuery): boolean {
  return [focusAreaId, goalId, tag].some((filter) => filter !== undefined);
}
