import { type ChangeEvent, type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import type { TrendChartProps } from './trend-chart-props.ts';

/** What looks at a point, and how it opens it. */
const hints = { mouse: 'Click to open', touch: 'Tap again to open', keys: 'Press Enter to open' };

type Looker = keyof typeof hints;

/** The point of a chart that is being looked at, and what the slider over the chart does with keys, mouse and fingers. */
export function useChartCursor({ points, emphasis = points.length - 1, onChoose }: TrendChartProps) {
  const last = points.length - 1;
  const [reached, setReached] = useState(emphasis);
  const [looker, setLooker] = useState<Looker>();
  /** What lay under the finger or mouse when it was pressed, and whether it was already being looked at. */
  const pressed = useRef({ at: -1, isTouch: false, wasShown: false });
  const index = within(reached, last);

  function look(to: number, by: Looker) {
    setReached(to);
    setLooker(by);
  }
  function pointAt({ currentTarget, clientX }: MouseEvent): number {
    const { left, width } = currentTarget.getBoundingClientRect();
    return within(Math.floor(((clientX - left) / width) * points.length), last);
  }

  return {
    index,
    /** Undefined while nobody looks. */
    at: looker && last >= 0 ? index : undefined,
    hint: onChoose && looker && hints[looker],
    handlers: {
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => setReached(currentTarget.valueAsNumber),
      onPointerDown(event: PointerEvent) {
        const at = pointAt(event);
        const isTouch = event.pointerType === 'touch';
        pressed.current = { at, isTouch, wasShown: looker !== undefined && index === at };
        look(at, lookerOf(event));
      },
      onPointerMove: (event: PointerEvent) => look(pointAt(event), lookerOf(event)),
      onPointerLeave(event: PointerEvent) {
        if (lookerOf(event) === 'mouse') setLooker(undefined);
      },
      /** Sliders get no click from a finger, which has to see first what it would choose. */
      onPointerUp(event: PointerEvent) {
        const { at, isTouch, wasShown } = pressed.current;
        if (isTouch && wasShown && pointAt(event) === at) onChoose?.(at);
      },
      onClick(event: MouseEvent) {
        const { at, isTouch } = pressed.current;
        if (!isTouch && pointAt(event) === at) onChoose?.(at);
      },
      onKeyDown({ key }: KeyboardEvent) {
        if (key === 'Enter') onChoose?.(index);
        else setLooker(key === 'Escape' ? undefined : 'keys');
      },
      onFocus: () => setLooker((now) => now ?? 'keys'),
      onBlur: () => setLooker(undefined),
    },
  };
}

function lookerOf({ pointerType }: PointerEvent): Looker {
  return pointerType === 'touch' ? 'touch' : 'mouse';
}

function within(index: number, last: number): number {
  return Math.min(Math.max(0, index), last);
}
