import type { TrendChartProps } from './chart-props.ts';

const NO_VALUE = 'no value';

export function formatValue(
  value: number | null | undefined,
  format: TrendChartProps['format'],
  missingLabel = NO_VALUE,
): string {
  return value === null || value === undefined ? missingLabel : format(value);
}

/** 'Week of 9 November 2026', or 'Week of 16 November 2026, so far' */
export function pointLabel(
  chart: Pick<TrendChartProps, 'points' | 'pointNames' | 'unfinished'>,
  index: number,
): string {
  const name = chart.pointNames?.[index] ?? chart.points[index]!;
  return index === chart.unfinished ? `${name}, so far` : name;
}

/** 'Week of 9 November 2026: Rating 3.4, Trend 3.1' */
export function describePoint(chart: TrendChartProps, index: number): string {
  const { series, format } = chart;
  const parts = series.map(
    ({ name, values, missingLabel }) => `${name} ${formatValue(values[index], format, missingLabel)}`,
  );
  return `${pointLabel(chart, index)}: ${parts.join(', ')}`;
}
