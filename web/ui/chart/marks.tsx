import { useId } from 'react';
import { seriesOfSameType, seriesLineStyle, type LineStyle, type TrendSeries } from './chart-props.ts';
import { Texture, textureFor } from './texture.tsx';

interface DotProps {
  readonly marker: LineStyle['marker'];
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly color: string;
  /** Marks a value that is not final. */
  readonly isHollow?: boolean;
}

export function Dot({ marker, x, y, radius: r, color, isHollow = false }: DotProps) {
  const paint = isHollow ? { fill: 'var(--ww-surface)', stroke: color, strokeWidth: 2 } : { fill: color };
  if (marker === 'circle') return <circle cx={x} cy={y} r={r} {...paint} />;
  const transform = marker === 'diamond' ? `rotate(45 ${x} ${y})` : undefined;
  return <rect x={x - r} y={y - r} width={2 * r} height={2 * r} transform={transform} {...paint} />;
}

interface SwatchProps {
  readonly allSeries: readonly TrendSeries[];
  readonly series: TrendSeries;
}

/** Shows in the legend how a series is drawn. */
export function Swatch({ allSeries, series }: SwatchProps) {
  const isBar = series.type === 'bars' || series.type === 'stack';
  return (
    <svg width={isBar ? 14 : 24} height={12} aria-hidden="true">
      {isBar ? (
        <BarSwatch allSeries={allSeries} series={series} />
      ) : (
        <LineSwatch allSeries={allSeries} series={series} />
      )}
    </svg>
  );
}

function LineSwatch({ allSeries, series }: SwatchProps) {
  const { color, type = 'line' } = series;
  const { dash, marker } = seriesLineStyle(allSeries, series);
  return (
    <>
      <path
        d="M2 6h20"
        stroke={color}
        strokeWidth={type === 'trend' ? 4 : 2}
        strokeDasharray={type === 'line' ? dash : undefined}
        strokeLinecap="round"
      />
      {type === 'line' && <Dot marker={marker} x={12} y={6} radius={4} color={color} />}
    </>
  );
}

function BarSwatch({ allSeries, series }: SwatchProps) {
  const id = useId();
  const texture = series.type === 'stack' ? textureFor(seriesOfSameType(allSeries, series).indexOf(series)) : undefined;
  const bar = { width: 14, height: 12, rx: 3 };
  return (
    <>
      <rect {...bar} fill={series.color} />
      {texture && (
        <>
          <Texture id={id} path={texture} />
          <rect {...bar} fill={`url(#${id})`} />
        </>
      )}
    </>
  );
}
