import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { Axes } from './trend-chart-axes.tsx';
import { Bars, Stack } from './trend-chart-bars.tsx';
import { layoutOf, type TrendLayout } from './trend-chart-layout.ts';
import { Line } from './trend-chart-lines.tsx';
import classes from './trend-chart-plot.module.css';
import { CHART_HEIGHT, type TrendChartProps } from './trend-chart-props.ts';
import { useChartSize } from './trend-chart-size.ts';
import { Tip } from './trend-chart-tip.tsx';
import { pointInWords } from './trend-chart-words.ts';

/** What looks at a point, and how it opens it. */
const hints = { mouse: 'Click to open', touch: 'Tap again to open', keys: 'Press Enter to open' };

const shapes = { line: Line, trend: Line, bars: Bars, stack: Stack };

/**
 * The drawing. Over it lies a slider that nobody sees, with a thumb as wide as a point: keys, fingers and screen readers
 * go from point to point by it as browsers know how to.
 */
export function TrendChartPlot(props: TrendChartProps) {
  const { label, points, series, emphasis, onChoose, height = CHART_HEIGHT } = props;
  const box = useRef<HTMLDivElement>(null);
  const hintId = useId();
  const size = useChartSize(box);
  const last = points.length - 1;
  const [reached, setReached] = useState(emphasis ?? last);
  const [looker, setLooker] = useState<keyof typeof hints>();
  /** What lay under the finger or mouse when it was pressed, and whether it was already being looked at. */
  const pressed = useRef({ at: -1, isTouch: false, wasShown: false });

  const index = Math.min(Math.max(0, reached), last);
  const layout = size && layoutOf(props, size, height);
  const at = looker && last >= 0 ? index : undefined;

  function look(to: number, by: keyof typeof hints) {
    setReached(to);
    setLooker(by);
  }
  const lookerOf = ({ pointerType }: PointerEvent) => (pointerType === 'touch' ? 'touch' : 'mouse');
  function pointAt({ currentTarget, clientX }: MouseEvent<HTMLInputElement>): number {
    const { left, width } = currentTarget.getBoundingClientRect();
    return Math.min(last, Math.max(0, Math.floor(((clientX - left) / width) * points.length)));
  }
  function press(event: PointerEvent<HTMLInputElement>) {
    const under = pointAt(event);
    pressed.current = { at: under, isTouch: event.pointerType === 'touch', wasShown: at === under };
    look(under, lookerOf(event));
  }
  function click(event: MouseEvent<HTMLInputElement>) {
    const { at: under, isTouch } = pressed.current;
    if (!isTouch && pointAt(event) === under) onChoose?.(under);
  }
  /** Sliders get no click from a finger. It has to see first what it would choose. */
  function lift(event: PointerEvent<HTMLInputElement>) {
    const { at: under, isTouch, wasShown } = pressed.current;
    if (isTouch && wasShown && pointAt(event) === under) onChoose?.(under);
  }
  function pressKey(event: KeyboardEvent) {
    if (event.key === 'Enter') onChoose?.(index);
    else setLooker(event.key === 'Escape' ? undefined : 'keys');
  }

  return (
    <div ref={box} className={classes.plot} style={{ height }}>
      {layout && (
        <>
          <svg width={size.width} height={height} aria-hidden="true">
            <Axes layout={layout} points={points} emphasis={emphasis} at={at} />
            {series.map((one) => {
              const Shape = shapes[one.look ?? 'line'];
              return <Shape key={one.name} all={series} of={one} layout={layout} at={at} />;
            })}
          </svg>
          {at !== undefined && (
            <Tip chart={props} layout={layout} at={at} width={size.width} hint={onChoose && looker && hints[looker]} />
          )}
          {last >= 0 && (
            <input
              type="range"
              className={classes.slider}
              style={sliderStyle(layout)}
              data-chooses={onChoose !== undefined}
              min={0}
              max={last}
              value={index}
              aria-label={label}
              aria-valuetext={pointInWords(props, index)}
              aria-describedby={onChoose && hintId}
              onChange={({ currentTarget }) => setReached(currentTarget.valueAsNumber)}
              onPointerDown={press}
              onPointerMove={(event) => look(pointAt(event), lookerOf(event))}
              onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setLooker(undefined)}
              onPointerUp={lift}
              onClick={click}
              onKeyDown={pressKey}
              onFocus={() => setLooker((now) => now ?? 'keys')}
              onBlur={() => setLooker(undefined)}
            />
          )}
          {onChoose && (
            <span id={hintId} hidden>
              Press Enter to open it.
            </span>
          )}
        </>
      )}
    </div>
  );
}

function sliderStyle({ left, right, step }: TrendLayout): CSSProperties & { '--thumb': string } {
  return { left, width: right - left, '--thumb': `${step}px` };
}
