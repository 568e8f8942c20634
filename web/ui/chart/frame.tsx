import type { ReactNode } from 'react';
import classes from './trend-chart-frame.module.css';
import { Swatch } from './trend-chart-mark.tsx';
import type { TrendChartProps } from './trend-chart-props.ts';
import { TrendChartTable } from './trend-chart-table.tsx';

interface TrendChartFrameProps {
  readonly chart: TrendChartProps;
  /** The drawing, or what keeps its place. */
  readonly children: ReactNode;
}

/** What stands around the drawing: the names of its lines, and a table of its values. */
export function TrendChartFrame({ chart, children }: TrendChartFrameProps) {
  const { label, series } = chart;
  return (
    <figure className={classes.chart} aria-label={label}>
      {series.length > 1 && (
        <ul className={classes.legend}>
          {series.map((one) => (
            <li key={one.name}>
              <Swatch all={series} of={one} />
              <span dir="auto">{one.name}</span>
            </li>
          ))}
        </ul>
      )}
      {children}
      <TrendChartTable {...chart} />
    </figure>
  );
}
