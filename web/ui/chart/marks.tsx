import { useId } from 'react';
import { alike, lineStyleOf, type LineStyle, type TrendSeries } from './trend-chart-props.ts';
import { Texture, textureOf } from './trend-chart-texture.tsx';

interface DotProps {
  readonly marker: LineStyle['marker'];
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly color: string;
  /** Only its outline: the value is not final. */
  readonly isHollow?: boolean;
}

/** A value of a line. */
export function Dot({ marker, x, y, radius: r, color, isHollow = false }: DotProps) {
  const paint = isHollow ? { fill: 'var(--ww-surface)', stroke: color, strokeWidth: 2 } : { fill: color };
  if (marker === 'circle') return <circle cx={x} cy={y} r={r} {...paint} />;
  const turn = marker === 'diamond' ? `rotate(45 ${x} ${y})` : undefined;
  return <rect x={x - r} y={y - r} width={2 * r} height={2 * r} transform={turn} {...paint} />;
}

interface SwatchProps {
  readonly all: readonly TrendSeries[];
  readonly of: TrendSeries;
}

/** How a series is drawn, before its name. */
export function Swatch({ all, of }: SwatchProps) {
  const isBar = of.look === 'bars' || of.look === 'stack';
  return (
    <svg width={isBar ? 14 : 24} height={12} aria-hidden="true">
      {isBar ? <BarSwatch all={all} of={of} /> : <LineSwatch all={all} of={of} />}
    </svg>
  );
}

function LineSwatch({ all, of }: SwatchProps) {
  const { color, look = 'line' } = of;
  const { dash, marker } = lineStyleOf(all, of);
  return (
    <>
      <path
        d="M2 6h20"
        stroke={color}
        strokeWidth={look === 'trend' ? 4 : 2}
        strokeDasharray={look === 'line' ? dash : undefined}
        strokeLinecap="round"
      />
      {look === 'line' && <Dot marker={marker} x={12} y={6} radius={4} color={color} />}
    </>
  );
}

function BarSwatch({ all, of }: SwatchProps) {
  const id = useId();
  const texture = of.look === 'stack' ? textureOf(alike(all, of).indexOf(of)) : undefined;
  const bar = { width: 14, height: 12, rx: 3 };
  return (
    <>
      <rect {...bar} fill={of.color} />
      {texture && (
        <>
          <Texture id={id} of={texture} />
          <rect {...bar} fill={`url(#${id})`} />
        </>
      )}
    </>
  );
}
