import { scaleLinear } from 'd3-scale';
import type { TrendChartProps, TrendSeries } from './chart-props.ts';
import type { ChartSize } from './use-chart-size.ts';

/** The geometry of a chart, in pixels. */
export interface TrendLayout {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** The width of each point. */
  readonly step: number;
  readonly x: (index: number) => number;
  readonly y: (value: number) => number;
  readonly ticks: readonly { readonly value: number; readonly label: string }[];
  /** The points whose labels are shown: as many as fit. */
  readonly labelled: readonly number[];
  readonly labelWidth: number;
}

const TICK_COUNT = 4;
/** The approximate width of a character. */
const CHARACTER_WIDTH_EM = 0.64;
/** Keeps dots at the top from being clipped. */
const TOP_PADDING = 8;

export function computeLayout(props: TrendChartProps, { width, fontSize }: ChartSize, height: number): TrendLayout {
  const { points, series, format, axisFormat = format, selectedIndex = points.length - 1 } = props;
  const textWidth = (text: string) => text.length * CHARACTER_WIDTH_EM * fontSize;

  const largest = maxValue(series);
  const scale = scaleLinear([0, props.max ?? (largest || 1)], [height - 2 * fontSize, TOP_PADDING]);
  if (props.max === undefined) scale.nice(TICK_COUNT);
  const ticks = (props.ticks ?? scale.ticks(TICK_COUNT)).map((value) => ({ value, label: axisFormat(value) }));

  const left = Math.ceil(Math.max(0, ...ticks.map(({ label }) => textWidth(label)))) + fontSize / 2;
  const right = Math.max(left + 1, width - 2);
  const step = (right - left) / Math.max(1, points.length);
  const labelWidth = Math.max(0, ...points.map(textWidth));
  const interval = Math.max(1, Math.ceil((labelWidth + fontSize) / step));
  return {
    left,
    right,
    top: TOP_PADDING,
    bottom: height - 2 * fontSize,
    step,
    x: (index) => left + (index + 0.5) * step,
    y: scale,
    ticks,
    labelled: labelledIndexes(points.length, interval, selectedIndex, props.unfinished),
    labelWidth,
  };
}

/** Every nth point, counted from the selected one, and the unfinished one unless their labels would overlap. */
function labelledIndexes(count: number, interval: number, selected: number, unfinished: number | undefined): number[] {
  const regular = Array.from({ length: count }, (_, index) => index).filter((n) => (selected - n) % interval === 0);
  if (unfinished === undefined || (unfinished !== selected && Math.abs(unfinished - selected) < interval))
    return regular;
  return [...regular.filter((index) => Math.abs(index - unfinished) >= interval), unfinished];
}

function maxValue(series: readonly TrendSeries[]): number {
  const stacked = series.filter(({ type }) => type === 'stack');
  const heights = (stacked[0]?.values ?? []).map((_, index) =>
    stacked.reduce((sum, { values }) => sum + (values[index] ?? 0), 0),
  );
  return Math.max(0, ...heights, ...series.flatMap(({ values }) => values.map((value) => value ?? 0)));
}
