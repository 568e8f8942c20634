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

/** 'Week of 9 November 2026: Rating 3.4, Trend 3.1' */
export function pointInWords({ points, pointNames, series, format }: TrendChartProps, index: number): string {
  const values = series.map(({ name, values: all, missing }) => `${name} ${valueInWords(all[index], format, missing)}`);
  return `${pointNames?.[index] ?? points[index]}: ${values.join(', ')}`;
}
