import { curveLinear, curveMonotoneX, line } from 'd3-shape';
import type { TrendLayout } from './trend-chart-layout.ts';
import { Dot } from './trend-chart-mark.tsx';
import { lineStyleOf, type TrendSeries } from './trend-chart-props.ts';

export interface SeriesProps {
  readonly all: readonly TrendSeries[];
  readonly of: TrendSeries;
  readonly layout: TrendLayout;
  /** The point that is being looked at. */
  readonly at: number | undefined;
}

/** Where there is no value, there is a gap. */
export function Line({ all, of, layout, at }: SeriesProps) {
  const isTrend = of.look === 'trend';
  const { dash, marker } = lineStyleOf(all, of);
  const path = line<number | null>(
    (_, index) => layout.x(index),
    (value) => layout.y(value ?? 0),
  )
    .defined((value) => value !== null)
    .curve(isTrend ? curveMonotoneX : curveLinear)(of.values);
  const radius = layout.step < 14 ? 2.5 : 4;
  return (
    <g>
      <path
        d={path ?? ''}
        fill="none"
        stroke={of.color}
        strokeWidth={isTrend ? 4 : 2}
        strokeDasharray={isTrend ? undefined : dash}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      {of.values.map((value, index) =>
        value === null || (isTrend && at !== index) ? null : (
          <Dot
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            marker={marker}
            x={layout.x(index)}
            y={layout.y(value)}
            radius={at === index ? radius + 2 : radius}
            color={of.color}
          />
        ),
      )}
    </g>
  );
}
