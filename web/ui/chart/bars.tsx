import { useId } from 'react';
import type { TrendLayout } from './trend-chart-layout.ts';
import type { SeriesProps } from './trend-chart-lines.tsx';
import { alike } from './trend-chart-props.ts';
import { Texture, textureOf } from './trend-chart-texture.tsx';

/** Of the room that a point has. */
const BAR_SHARE = 0.64;
const BAR_WIDTH_MAX = 36;
const CORNER = 3;
/** What lies on top of each other is told apart by a gap, too. */
const GAP = 1;

/** What is not over: a dashed outline around a faint colour. */
const openBar = (color: string) => ({ fillOpacity: 0.3, stroke: color, strokeWidth: 1.5, strokeDasharray: '4 3' });

/** Bars that stand beside each other. */
export function Bars({ all, of, layout, at, unfinished }: SeriesProps) {
  const bars = alike(all, of);
  const width = Math.min(BAR_WIDTH_MAX, layout.step * BAR_SHARE) / bars.length;
  const shift = (bars.indexOf(of) - bars.length / 2) * width;
  return (
    <g fill={of.color}>
      {of.values.map((value, index) =>
        value ? (
          <path
            // Points have no name that is theirs alone.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            {...(index === unfinished && !of.isSettled
              ? openBar(of.color)
              : { fillOpacity: at === undefined || at === index ? 1 : 0.75 })}
            d={barPath(layout, layout.x(index) + shift, width, value)}
          />
        ) : null,
      )}
    </g>
  );
}

/** Parts of a whole, on top of each other in their order. */
export function Stack({ all, of, layout, at, unfinished }: SeriesProps) {
  const id = useId();
  const parts = alike(all, of);
  const texture = textureOf(parts.indexOf(of));
  const below = parts.slice(0, parts.indexOf(of));
  const width = Math.min(BAR_WIDTH_MAX, layout.step * BAR_SHARE);
  const paths = of.values.map((value, index) => {
    if (!value) return '';
    const base = below.reduce((sum, { values }) => sum + (values[index] ?? 0), 0);
    const top = layout.y(base + value);
    const height = layout.y(base) - top - GAP;
    const wider = at === index ? 2 : 0;
    return height <= 0
      ? ''
      : `M${layout.x(index) - width / 2 - wider} ${top}h${width + 2 * wider}v${height}h${-width - 2 * wider}Z`;
  });
  const path = paths.filter((_, index) => index !== unfinished).join('');
  return (
    <g>
      <path d={path} fill={of.color} />
      {unfinished !== undefined && <path d={paths[unfinished]} fill={of.color} {...openBar(of.color)} />}
      {texture && (
        <>
          <Texture id={id} of={texture} />
          <path d={path} fill={`url(#${id})`} />
        </>
      )}
    </g>
  );
}

function barPath({ bottom, y }: TrendLayout, x: number, width: number, value: number): string {
  const height = bottom - y(value);
  const corner = Math.min(CORNER, width / 2, height);
  const toTop = `M${x} ${bottom}v${corner - height}q0 ${-corner} ${corner} ${-corner}`;
  return `${toTop}h${width - 2 * corner}q${corner} 0 ${corner} ${corner}v${height - corner}Z`;
}
