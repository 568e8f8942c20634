import { type CSSProperties, useId, useRef } from 'react';
import { Axes } from './trend-chart-axes.tsx';
import { Bars, Stack } from './trend-chart-bars.tsx';
import { useChartCursor } from './trend-chart-cursor.ts';
import { layoutOf, type TrendLayout } from './trend-chart-layout.ts';
import { Line } from './trend-chart-lines.tsx';
import classes from './trend-chart-plot.module.css';
import { CHART_HEIGHT, type TrendChartProps } from './trend-chart-props.ts';
import { useChartSize } from './trend-chart-size.ts';
import { Tip } from './trend-chart-tip.tsx';
import { pointInWords } from './trend-chart-words.ts';

const shapes = { line: Line, trend: Line, bars: Bars, stack: Stack };

/**
 * The drawing. Over it lies a slider that nobody sees, with a thumb as wide as a point: keys, fingers and screen readers
 * go from point to point by it as browsers know how to.
 */
export function TrendChartPlot(props: TrendChartProps) {
  const { label, series, emphasis, unfinished, onChoose, height = CHART_HEIGHT } = props;
  const points = props.points.map((point, n) => (n === unfinished ? 'So far' : point));
  const box = useRef<HTMLDivElement>(null);
  const hintId = useId();
  const size = useChartSize(box);
  const { index, at, hint, handlers } = useChartCursor(props);
  const layout = size && layoutOf({ ...props, points }, size, height);
  return (
    <div ref={box} className={classes.plot} style={{ height }}>
      {layout && (
        <svg width={size.width} height={height} aria-hidden="true">
          <Axes layout={layout} points={points} emphasis={emphasis} at={at} />
          {series.map((one) => {
            const Shape = shapes[one.look ?? 'line'];
            return <Shape key={one.name} all={series} of={one} layout={layout} at={at} unfinished={unfinished} />;
          })}
        </svg>
      )}
      {layout && at !== undefined && <Tip chart={props} layout={layout} at={at} width={size.width} hint={hint} />}
      {layout && points.length > 0 && (
        <input
          type="range"
          className={classes.slider}
          style={sliderStyle(layout)}
          data-chooses={onChoose !== undefined}
          min={0}
          max={points.length - 1}
          value={index}
          aria-label={label}
          aria-valuetext={pointInWords(props, index)}
          aria-describedby={onChoose && hintId}
          {...handlers}
        />
      )}
      {onChoose && (
        <span id={hintId} hidden>
          Press Enter to open it.
        </span>
      )}
    </div>
  );
}

function sliderStyle({ left, right, step }: TrendLayout): CSSProperties & { '--thumb': string } {
  return { left, width: right - left, '--thumb': `${step}px` };
}
