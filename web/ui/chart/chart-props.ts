export interface TrendSeries {
  readonly name: string;
  /** Any CSS colour, such as 'var(--ww-accent-ink)'. */
  readonly color: string;
  /** One per point; null if a point has no value. */
  readonly values: readonly (number | null)[];
  /** Shown in place of a missing value, such as 'not rated'. */
  readonly missingLabel?: string | undefined;
  /** A line with dots, a thicker smooth line without, bars side by side, or stacked bars. */
  readonly type?: 'line' | 'trend' | 'bars' | 'stack' | undefined;
  /** Whether values are known from the start, like a weekly target; the unfinished point is then drawn like the others. */
  readonly isFinal?: boolean | undefined;
}

export interface TrendChartProps {
  /** The chart's accessible name. */
  readonly label: string;
  /** Axis labels, such as '9 Nov'. */
  readonly points: readonly string[];
  /** Full names, such as 'Week of 9 November 2026'. */
  readonly pointNames?: readonly string[] | undefined;
  readonly series: readonly TrendSeries[];
  /** The top of the scale; defaults to the largest value. */
  readonly max?: number | undefined;
  readonly ticks?: readonly number[] | undefined;
  /** Formats a value for tooltips and tables. */
  readonly format: (value: number) => string;
  /** Formats a value for the axis. */
  readonly axisFormat?: ((value: number) => string) | undefined;
  /** The highlighted point. */
  readonly selectedIndex?: number | undefined;
  /** The point of the current period, if any: drawn hollow and dashed, and labelled 'so far'. */
  readonly unfinished?: number | undefined;
  /** Called when a point is clicked, or Enter is pressed on it. */
  readonly onSelect?: ((index: number) => void) | undefined;
  /** Whether the page has a table of the same values already, so that the chart does not offer its own. */
  readonly hasOwnTable?: boolean | undefined;
  /** The height of the plot, in pixels. */
  readonly height?: number | undefined;
}

export const CHART_HEIGHT = 220;

/** Distinguishes lines without relying on colour. */
export interface LineStyle {
  readonly dash: string | undefined;
  readonly marker: 'circle' | 'square' | 'diamond';
}

const lineStyles: readonly LineStyle[] = [
  { dash: undefined, marker: 'circle' },
  { dash: '6 4', marker: 'square' },
  { dash: '2 4', marker: 'diamond' },
];

export function seriesLineStyle(allSeries: readonly TrendSeries[], series: TrendSeries): LineStyle {
  return lineStyles[Math.max(0, seriesOfSameType(allSeries, series).indexOf(series)) % lineStyles.length]!;
}

export function seriesOfSameType(allSeries: readonly TrendSeries[], series: TrendSeries): TrendSeries[] {
  return allSeries.filter(({ type = 'line' }) => type === (series.type ?? 'line'));
}
