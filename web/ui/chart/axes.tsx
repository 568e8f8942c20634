import classes from './trend-chart-axes.module.css';
import type { TrendLayout } from './trend-chart-layout.ts';

interface AxesProps {
  readonly layout: TrendLayout;
  readonly points: readonly string[];
  readonly emphasis: number | undefined;
  /** The point that is being looked at. */
  readonly at: number | undefined;
}

/** The ground of a chart: its lines, what they stand for, and the point that was chosen. */
export function Axes({ layout, points, emphasis, at }: AxesProps) {
  const { left, right, top, bottom, step, x, y, ticks, labelled } = layout;
  return (
    <>
      {emphasis !== undefined && (
        <rect className={classes.chosen} x={x(emphasis) - step / 2} y={top} width={step} height={bottom - top} rx={6} />
      )}
      {ticks.map(({ value, label }) => (
        <g key={value}>
          <path className={classes.line} d={`M${left} ${Math.round(y(value)) + 0.5}H${right}`} />
          <text className={classes.words} x={left - 6} y={y(value)} dy="0.32em" textAnchor="end">
            {label}
          </text>
        </g>
      ))}
      {at !== undefined && <path className={classes.cursor} d={`M${x(at)} ${top}V${bottom}`} />}
      {labelled.map((index) => (
        <PointLabel key={index} layout={layout} index={index} words={points[index]!} isChosen={index === emphasis} />
      ))}
    </>
  );
}

interface PointLabelProps {
  readonly layout: TrendLayout;
  readonly index: number;
  readonly words: string;
  readonly isChosen: boolean;
}

/** In the middle below its point, unless it would be cut off there. */
function PointLabel({ layout, index, words, isChosen }: PointLabelProps) {
  const x = layout.x(index);
  const half = layout.labelWidth / 2;
  const [anchor, at] =
    x + half > layout.right
      ? (['end', layout.right] as const)
      : x < half
        ? (['start', 0] as const)
        : (['middle', x] as const);
  return (
    <text className={classes.words} data-chosen={isChosen} x={at} y={layout.bottom} dy="1.6em" textAnchor={anchor}>
      {words}
    </text>
  );
}
