import * as classes from './axes.module.css';
import type { TrendLayout } from './layout.ts';

interface AxesProps {
  readonly layout: TrendLayout;
  readonly points: readonly string[];
  readonly selectedIndex: number | undefined;
  /** The point under the pointer or the keyboard cursor. */
  readonly activeIndex: number | undefined;
}

/** Grid lines, axis labels, the cursor and the highlight of the selected point. */
export function Axes({ layout, points, selectedIndex, activeIndex }: AxesProps) {
  const { left, right, top, bottom, step, x, y, ticks, labelled } = layout;
  return (
    <>
      {selectedIndex !== undefined && (
        <rect
          className={classes.selected}
          x={x(selectedIndex) - step / 2}
          y={top}
          width={step}
          height={bottom - top}
          rx={6}
        />
      )}
      {ticks.map(({ value, label }) => (
        <g key={value}>
          <path className={classes.line} d={`M${left} ${Math.round(y(value)) + 0.5}H${right}`} />
          <text className={classes.label} x={left - 6} y={y(value)} dy="0.32em" textAnchor="end">
            {label}
          </text>
        </g>
      ))}
      {activeIndex !== undefined && <path className={classes.cursor} d={`M${x(activeIndex)} ${top}V${bottom}`} />}
      {labelled.map((index) => (
        <PointLabel
          key={index}
          layout={layout}
          index={index}
          text={points[index]!}
          isSelected={index === selectedIndex}
        />
      ))}
    </>
  );
}

interface PointLabelProps {
  readonly layout: TrendLayout;
  readonly index: number;
  readonly text: string;
  readonly isSelected: boolean;
}

/** Centred below its point unless that would overflow the chart. */
function PointLabel({ layout, index, text, isSelected }: PointLabelProps) {
  const x = layout.x(index);
  const half = layout.labelWidth / 2;
  const [anchor, labelX] =
    x + half > layout.right
      ? (['end', layout.right] as const)
      : x < half
        ? (['start', 0] as const)
        : (['middle', x] as const);
  return (
    <text
      className={classes.label}
      data-selected={isSelected}
      x={labelX}
      y={layout.bottom}
      dy="1.6em"
      textAnchor={anchor}
    >
      {text}
    </text>
  );
}
