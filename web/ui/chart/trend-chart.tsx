import { TrendChartFrame } from './frame.tsx';
import { TrendChartPlot } from './plot.tsx';
import type { TrendChartProps } from './chart-props.ts';

/** Values over time. Use `LazyTrendChart` for charts below the fold. */
export function TrendChart(props: TrendChartProps) {
  return (
    <TrendChartFrame chart={props}>
      <TrendChartPlot {...props} />
    </TrendChartFrame>
  );
}
