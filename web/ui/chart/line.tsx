import { curveLinear, curveMonotoneX, line } from 'd3-shape';
import type { TrendLayout } from './layout.ts';
import { Dot } from './marks.tsx';
import { seriesLineStyle, type TrendSeries } from './chart-props.ts';

export interface SeriesProps {
  readonly allSeries: readonly TrendSeries[];
  readonly series: TrendSeries;
  readonly layout: TrendLayout;
  /** The point under the pointer or the keyboard cursor. */
  readonly activeIndex: number | undefined;
  /** The point of the current period. */
  readonly unfinished: number | undefined;
}

/** The dashes of the segment that leads to the unfinished point. */
const UNFINISHED_DASH = '3 5';

/** Missing values leave a gap. */
export function Line({ allSeries, series, layout, activeIndex, unfinished }: SeriesProps) {
  const isTrend = series.type === 'trend';
  const { dash, marker } = seriesLineStyle(allSeries, series);
  const unfinishedIndex = series.isFinal ? undefined : unfinished;
  const toPath = line<number | null>(
    (_, index) => layout.x(index),
    (value) => layout.y(value ?? 0),
  )
    .defined((value) => value !== null)
    .curve(isTrend ? curveMonotoneX : curveLinear);
  const finishedValues = series.values.map((value, index) => (index === unfinishedIndex ? null : value));
  const unfinishedValues = series.values.map((value, index) =>
    index === unfinishedIndex || index + 1 === unfinishedIndex ? value : null,
  );
  const shared = {
    fill: 'none',
    stroke: series.color,
    strokeWidth: isTrend ? 4 : 2,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  } as const;
  const radius = layout.step < 14 ? 2.5 : 4;
  return (
    <g>
      <path {...shared} d={toPath(finishedValues) ?? ''} strokeDasharray={isTrend ? undefined : dash} />
      {unfinishedIndex !== undefined && (
        <path {...shared} d={toPath(unfinishedValues) ?? ''} strokeDasharray={UNFINISHED_DASH} />
      )}
      {series.values.map((value, index) =>
        value === null || (isTrend && activeIndex !== index) ? null : (
          <Dot
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            marker={marker}
            x={layout.x(index)}
            y={layout.y(value)}
            radius={activeIndex === index ? radius + 2 : radius}
            color={series.color}
            isHollow={index === unfinishedIndex}
          />
        ),
      )}
    </g>
  );
}
