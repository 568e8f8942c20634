import type { RangeReport } from '#contract/reports/range-report.ts';
import { listPeriods } from '#domain/calendar/periods.ts';
import { formatDuration } from '#domain/duration/format-duration.ts';
import { TrendChart } from '#web/ui/chart/trend-chart.tsx';
import { useFormats } from '#web/ui/formats/use-formats.ts';
import { formatAxisMinutes, minuteAxis } from '../chart/axis-ticks.ts';
import { groupingMeta } from './groupings.ts';

interface PeriodChartProps {
  readonly report: RangeReport;
  readonly today: string;
}

/** A bar per day, week or month. */
export function PeriodChart({ report: { by, rows }, today }: PeriodChartProps) {
  const formats = useFormats();
  const { short, long } = groupingMeta[by].period!;
  const minutes = rows.map(({ sec }) => Math.floor(sec / 60));
  const [current] = listPeriods(today, today, by as 'day' | 'week' | 'month');
  const currentIndex = rows.findIndex(({ key }) => key === current!.key);
  return (
    <TrendChart
      {...minuteAxis(Math.max(...minutes))}
      label={`Time by ${by}`}
      points={rows.map(({ key }) => short(key!, formats))}
      pointNames={rows.map(({ key }) => long(key!, formats))}
      series={[{ name: 'Tracked', color: 'var(--ww-accent-ink)', values: minutes, type: 'bars' }]}
      format={formatDuration}
      axisFormat={formatAxisMinutes}
      unfinished={currentIndex === -1 ? undefined : currentIndex}
      hasOwnTable
      height={240}
    />
  );
}
