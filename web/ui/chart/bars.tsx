import { useId } from 'react';
import type { TrendLayout } from './layout.ts';
import type { SeriesProps } from './line.tsx';
import { seriesOfSameType } from './chart-props.ts';
import { Texture, textureFor } from './texture.tsx';

/** The fraction of a point's width that its bars fill. */
const BAR_SHARE = 0.64;
const MAX_BAR_WIDTH = 36;
const CORNER_RADIUS = 3;
/** The gap between stacked segments. */
const GAP = 1;

/** An unfinished period: a dashed outline around a faint fill. */
const unfinishedBarStyle = (color: string) => ({
  fillOpacity: 0.3,
  stroke: color,
  strokeWidth: 1.5,
  strokeDasharray: '4 3',
});

/** Bars side by side. */
export function Bars({ allSeries, series, layout, activeIndex, unfinished }: SeriesProps) {
  const bars = seriesOfSameType(allSeries, series);
  const width = Math.min(MAX_BAR_WIDTH, layout.step * BAR_SHARE) / bars.length;
  const shift = (bars.indexOf(series) - bars.length / 2) * width;
  return (
    <g fill={series.color}>
      {series.values.map((value, index) =>
        value ? (
          <path
            // Point labels are not unique.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            {...(index === unfinished && !series.isFinal
              ? unfinishedBarStyle(series.color)
              : { fillOpacity: activeIndex === undefined || activeIndex === index ? 1 : 0.75 })}
            d={barPath(layout, layout.x(index) + shift, width, value)}
          />
        ) : null,
      )}
    </g>
  );
}

/** Segments stacked in the order of their series. */
export function StackedBars({ allSeries, series, layout, activeIndex, unfinished }: SeriesProps) {
  const id = useId();
  const stacked = seriesOfSameType(allSeries, series);
  const texture = textureFor(stacked.indexOf(series));
  const below = stacked.slice(0, stacked.indexOf(series));
  const width = Math.min(MAX_BAR_WIDTH, layout.step * BAR_SHARE);
  const paths = series.values.map((value, index) => {
    if (!value) return '';
    const base = below.reduce((sum, { values }) => sum + (values[index] ?? 0), 0);
    const top = layout.y(base + value);
    const height = layout.y(base) - top - GAP;
    const extra = activeIndex === index ? 2 : 0;
    return height <= 0
      ? ''
      : `M${layout.x(index) - width / 2 - extra} ${top}h${width + 2 * extra}v${height}h${-width - 2 * extra}Z`;
  });
  const path = paths.filter((_, index) => index !== unfinished).join('');
  return (
    <g>
      <path d={path} fill={series.color} />
      {unfinished !== undefined && (
        <path d={paths[unfinished]} fill={series.color} {...unfinishedBarStyle(series.color)} />
      )}
      {texture && (
        <>
          <Texture id={id} path={texture} />
          <path d={path} fill={`url(#${id})`} />
        </>
      )}
    </g>
  );
}

function barPath({ bottom, y }: TrendLayout, x: number, width: number, value: number): string {
  const height = bottom - y(value);
  const corner = Math.min(CORNER_RADIUS, width / 2, height);
  const toTop = `M${x} ${bottom}v${corner - height}q0 ${-corner} ${corner} ${-corner}`;
  return `${toTop}h${width - 2 * corner}q${corner} 0 ${corner} ${corner}v${height - corner}Z`;
}
