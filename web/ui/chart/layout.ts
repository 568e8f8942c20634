import { scaleLinear } from 'd3-scale';
import type { TrendChartProps, TrendSeries } from './trend-chart-props.ts';
import type { ChartSize } from './trend-chart-size.ts';

/** Where everything of a chart stands, in pixels. */
export interface TrendLayout {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** What each point has of the width. */
  readonly step: number;
  readonly x: (index: number) => number;
  readonly y: (value: number) => number;
  readonly ticks: readonly { readonly value: number; readonly label: string }[];
  /** The points that have their words below them: as many as fit. */
  readonly labelled: readonly number[];
  readonly labelWidth: number;
}

const TICKS = 4;
/** How wide a character is, about, of the size of the text. */
const CHARACTER = 0.64;
/** Dots at the top are not cut off. */
const ABOVE = 8;

export function layoutOf(props: TrendChartProps, { width, text }: ChartSize, height: number): TrendLayout {
  const { points, series, format, axisFormat = format, emphasis = points.length - 1 } = props;
  const widthOf = (words: string) => words.length * CHARACTER * text;

  const largest = largestOf(series);
  const scale = scaleLinear([0, props.max ?? (largest || 1)], [height - 2 * text, ABOVE]);
  if (props.max === undefined) scale.nice(TICKS);
  const ticks = (props.ticks ?? scale.ticks(TICKS)).map((value) => ({ value, label: axisFormat(value) }));

  const left = Math.ceil(Math.max(0, ...ticks.map(({ label }) => widthOf(label)))) + text / 2;
  const right = Math.max(left + 1, width - 2);
  const step = (right - left) / Math.max(1, points.length);
  const labelWidth = Math.max(0, ...points.map(widthOf));
  const every = Math.max(1, Math.ceil((labelWidth + text) / step));
  return {
    left,
    right,
    top: ABOVE,
    bottom: height - 2 * text,
    step,
    x: (index) => left + (index + 0.5) * step,
    y: scale,
    ticks,
    labelled: labelledOf(points.length, every, emphasis, props.unfinished),
    labelWidth,
  };
}

/** Every so many points, counted from the emphasised one; and the unfinished one unless it would overlap that. */
function labelledOf(count: number, every: number, emphasis: number, unfinished: number | undefined): number[] {
  const regular = Array.from({ length: count }, (_, index) => index).filter((n) => (emphasis - n) % every === 0);
  if (unfinished === undefined || (unfinished !== emphasis && Math.abs(unfinished - emphasis) < every)) return regular;
  return [...regular.filter((index) => Math.abs(index - unfinished) >= every), unfinished];
}

function largestOf(series: readonly TrendSeries[]): number {
  const stacked = series.filter(({ look }) => look === 'stack');
  const heights = (stacked[0]?.values ?? []).map((_, index) =>
    stacked.reduce((sum, { values }) => sum + (values[index] ?? 0), 0),
  );
  return Math.max(0, ...heights, ...series.flatMap(({ values }) => values.map((value) => value ?? 0)));
}
