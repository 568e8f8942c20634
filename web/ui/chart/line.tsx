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
  /** The point that is not over. */
  readonly unfinished: number | undefined;
}

/** Leads to a value that is not final. */
const DASHED = '3 5';

/** Where there is no value, there is a gap. */
export function Line({ all, of, layout, at, unfinished }: SeriesProps) {
  const isTrend = of.look === 'trend';
  const { dash, marker } = lineStyleOf(all, of);
  const open = of.isSettled ? undefined : unfinished;
  const pathOf = line<number | null>(
    (_, index) => layout.x(index),
    (value) => layout.y(value ?? 0),
  )
    .defined((value) => value !== null)
    .curve(isTrend ? curveMonotoneX : curveLinear);
  const final = of.values.map((value, index) => (index === open ? null : value));
  const last = of.values.map((value, index) => (index === open || index + 1 === open ? value : null));
  const shared = {
    fill: 'none',
    stroke: of.color,
    strokeWidth: isTrend ? 4 : 2,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  } as const;
  const radius = layout.step < 14 ? 2.5 : 4;
  return (
    <g>
      <path {...shared} d={pathOf(final) ?? ''} strokeDasharray={isTrend ? undefined : dash} />
      {open !== undefined && <path {...shared} d={pathOf(last) ?? ''} strokeDasharray={DASHED} />}
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
            isHollow={index === open}
          />
        ),
      )}
    </g>
  );
}
