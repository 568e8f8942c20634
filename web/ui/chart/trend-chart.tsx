import { TrendChartFrame } from './trend-chart-frame.tsx';
import { TrendChartPlot } from './trend-chart-plot.tsx';
import type { TrendChartProps } from './trend-chart-props.ts';

/** Values over time, to see, to hear and to read. For pages that show it below other things there is a lazy one. */
export function TrendChart(props: TrendChartProps) {
  return (
    <TrendChartFrame chart={props}>
      <TrendChartPlot {...props} />
    </TrendChartFrame>
  );
}
