import type { TrendLayout } from './layout.ts';
import { Swatch } from './marks.tsx';
import type { TrendChartProps } from './chart-props.ts';
import * as classes from './tooltip.module.css';
import { pointLabel, formatValue } from './format-point.ts';

interface ChartTooltipProps {
  readonly chart: TrendChartProps;
  readonly layout: TrendLayout;
  readonly activeIndex: number;
  /** How to open the point, such as 'Click to open', if it can be opened. */
  readonly hint: string | undefined;
  readonly width: number;
}

/** Distance from the cursor line. */
const OFFSET = 12;

/**
 * Shows a point's values on the side with more space. Hidden from screen readers, which read the same text from the range
 * input in `plot.tsx`.
 */
export function ChartTooltip({ chart, layout, activeIndex, hint, width }: ChartTooltipProps) {
  const { series, format } = chart;
  const x = layout.x(activeIndex);
  const isOnLeft = x > width / 2;
  // Empty segments of a stack are left out.
  const visibleSeries = series.filter(({ type, values }) => type !== 'stack' || values[activeIndex]);
  const maxWidth = (isOnLeft ? x : width - x) - OFFSET;
  return (
    <div
      className={classes.tooltip}
      aria-hidden="true"
      style={{ maxWidth, ...(isOnLeft ? { right: width - x + OFFSET } : { left: x + OFFSET }) }}
    >
      <p className={classes.point}>{pointLabel(chart, activeIndex)}</p>
      <ul>
        {visibleSeries.map((item) => (
          <li key={item.name}>
            <Swatch allSeries={series} series={item} />
            <div>
              <span dir="auto">{item.name}</span>
              <strong>{formatValue(item.values[activeIndex], format, item.missingLabel)}</strong>
            </div>
          </li>
        ))}
      </ul>
      {visibleSeries.length === 0 && <p>Nothing tracked</p>}
      {hint !== undefined && <p className={classes.hint}>{hint}</p>}
    </div>
  );
}
