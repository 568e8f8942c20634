export interface TrendSeries {
  readonly name: string;
  /** Any that CSS knows, such as 'var(--ww-accent-ink)'. */
  readonly color: string;
  /** One for each point; null where there is none. */
  readonly values: readonly (number | null)[];
  /** What to say where there is none, such as 'not rated'. */
  readonly missing?: string | undefined;
  /** A line with dots, a thicker smooth one without, bars beside each other, or on top of each other. */
  readonly look?: 'line' | 'trend' | 'bars' | 'stack' | undefined;
  /** Known from the start of a week, such as a target: also drawn as usual for the unfinished point. */
  readonly isSettled?: boolean | undefined;
}

export interface TrendChartProps {
  /** What it shows, for those who do not see it. */
  readonly label: string;
  /** Below the chart, as short as '9 Nov'. */
  readonly points: readonly string[];
  /** The same in full: 'Week of 9 November 2026'. */
  readonly pointNames?: readonly string[] | undefined;
  readonly series: readonly TrendSeries[];
  /** The top of the chart; without it there is room for the largest value. */
  readonly max?: number | undefined;
  readonly ticks?: readonly number[] | undefined;
  /** A value in words. */
  readonly format: (value: number) => string;
  /** The same as short as an axis needs it. */
  readonly axisFormat?: ((value: number) => string) | undefined;
  /** The point that is drawn as the chosen one. */
  readonly emphasis?: number | undefined;
  /** The point that is not over, if any: drawn hollow and dashed, and called 'so far'. */
  readonly unfinished?: number | undefined;
  /** A click, or Enter, on a point. */
  readonly onChoose?: ((index: number) => void) | undefined;
  /** Of the drawing, in pixels. */
  readonly height?: number | undefined;
}

export const CHART_HEIGHT = 220;

/** How lines are told apart without their colours. */
export interface LineStyle {
  readonly dash: string | undefined;
  readonly marker: 'circle' | 'square' | 'diamond';
}

const lineStyles: readonly LineStyle[] = [
  { dash: undefined, marker: 'circle' },
  { dash: '6 4', marker: 'square' },
  { dash: '2 4', marker: 'diamond' },
];

export function lineStyleOf(series: readonly TrendSeries[], of: TrendSeries): LineStyle {
  return lineStyles[Math.max(0, alike(series, of).indexOf(of)) % lineStyles.length]!;
}

/** All that look the same, and have to be told apart. */
export function alike(series: readonly TrendSeries[], of: TrendSeries): TrendSeries[] {
  return series.filter(({ look = 'line' }) => look === (of.look ?? 'line'));
}
