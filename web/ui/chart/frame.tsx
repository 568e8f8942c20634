import type { ReactNode } from 'react';
import * as classes from './frame.module.css';
import { Swatch } from './marks.tsx';
import type { TrendChartProps } from './chart-props.ts';
import { TrendChartTable } from './table.tsx';

interface TrendChartFrameProps {
  readonly chart: TrendChartProps;
  /** The plot or its placeholder. */
  readonly children: ReactNode;
}

/** The legend above a plot and the table of its values below. */
export function TrendChartFrame({ chart, children }: TrendChartFrameProps) {
  const { label, series, hasOwnTable = false } = chart;
  return (
    <figure className={classes.chart} aria-label={label}>
      {series.length > 1 && (
        <ul className={classes.legend}>
          {series.map((item) => (
            <li key={item.name}>
              <Swatch allSeries={series} series={item} />
              <span dir="auto">{item.name}</span>
            </li>
          ))}
        </ul>
      )}
      {children}
      {!hasOwnTable && <TrendChartTable {...chart} />}
    </figure>
  );
}
