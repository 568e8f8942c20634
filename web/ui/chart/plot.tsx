import { type CSSProperties, useId, useRef } from 'react';
import { Axes } from './axes.tsx';
import { Bars, StackedBars } from './bars.tsx';
import { useChartCursor } from './use-chart-cursor.ts';
import { computeLayout, type TrendLayout } from './layout.ts';
import { Line } from './line.tsx';
import * as classes from './plot.module.css';
import { CHART_HEIGHT, type TrendChartProps } from './chart-props.ts';
import { useChartSize } from './use-chart-size.ts';
import { ChartTooltip } from './tooltip.tsx';
import { describePoint } from './format-point.ts';

const shapes = { line: Line, trend: Line, bars: Bars, stack: StackedBars };

/**
 * The drawing, with an invisible range input on top whose thumb is as wide as a point: it provides native navigation
 * from point to point by keyboard, touch and screen reader.
 */
export function TrendChartPlot(props: TrendChartProps) {
  const { label, series, selectedIndex, unfinished, onSelect, height = CHART_HEIGHT } = props;
  const points = props.points.map((point, n) => (n === unfinished ? 'So far' : point));
  const container = useRef<HTMLDivElement>(null);
  const hintId = useId();
  const size = useChartSize(container);
  const { index, activeIndex, hint, handlers } = useChartCursor(props);
  const layout = size && computeLayout({ ...props, points }, size, height);
  return (
    <div ref={container} className={classes.plot} style={{ height }}>
      {layout && (
        <svg width={size.width} height={height} aria-hidden="true">
          <Axes layout={layout} points={points} selectedIndex={selectedIndex} activeIndex={activeIndex} />
          {series.map((item) => {
            const Shape = shapes[item.type ?? 'line'];
            return (
              <Shape
                key={item.name}
                allSeries={series}
                series={item}
                layout={layout}
                activeIndex={activeIndex}
                unfinished={unfinished}
              />
            );
          })}
        </svg>
      )}
      {layout && activeIndex !== undefined && (
        <ChartTooltip chart={props} layout={layout} activeIndex={activeIndex} width={size.width} hint={hint} />
      )}
      {layout && points.length > 0 && (
        <input
          type="range"
          className={classes.slider}
          style={sliderStyle(layout)}
          data-selectable={onSelect !== undefined}
          min={0}
          max={points.length - 1}
          value={index}
          aria-label={label}
          aria-valuetext={describePoint(props, index)}
          aria-describedby={onSelect && hintId}
          {...handlers}
        />
      )}
      {onSelect && (
        <span id={hintId} hidden>
          Press Enter to open.
        </span>
      )}
    </div>
  );
}

function sliderStyle({ left, right, step }: TrendLayout): CSSProperties & { '--thumb': string } {
  return { left, width: right - left, '--thumb': `${step}px` };
}
