import type { TrendChartProps } from './trend-chart-props.ts';

const NOTHING = 'no value';

/** A value of a series in words. */
export function valueInWords(
  value: number | null | undefined,
  format: TrendChartProps['format'],
  missing = NOTHING,
): string {
  return value === null || value === undefined ? missing : format(value);
}

/** 'Week of 9 November 2026', or 'Week of 16 November 2026, so far' */
export function pointName(chart: Pick<TrendChartProps, 'points' | 'pointNames' | 'unfinished'>, index: number): string {
  const name = chart.pointNames?.[index] ?? chart.points[index]!;
  return index === chart.unfinished ? `${name}, so far` : name;
}

/** 'Week of 9 November 2026: Rating 3.4, Trend 3.1' */
export function pointInWords(chart: TrendChartProps, index: number): string {
  const { series, format } = chart;
  const values = series.map(({ name, values: all, missing }) => `${name} ${valueInWords(all[index], format, missing)}`);
  return `${pointName(chart, index)}: ${values.join(', ')}`;
}
