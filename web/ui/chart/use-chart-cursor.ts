import { type ChangeEvent, type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import type { TrendChartProps } from './chart-props.ts';

const hints = { mouse: 'Click to open', touch: 'Tap again to open', keys: 'Press Enter to open' };

type InputMethod = keyof typeof hints;

/** The active point of a chart, and the handlers of the range input that covers it. */
export function useChartCursor({ points, selectedIndex = points.length - 1, onSelect }: TrendChartProps) {
  const last = points.length - 1;
  const [cursorIndex, setCursorIndex] = useState(selectedIndex);
  const [inputMethod, setInputMethod] = useState<InputMethod>();
  /** The point under the pointer when it was pressed, and whether it was already active. */
  const pressed = useRef({ index: -1, isTouch: false, wasActive: false });
  const index = clamp(cursorIndex, last);

  function moveTo(target: number, method: InputMethod) {
    setCursorIndex(target);
    setInputMethod(method);
  }
  function pointAt({ currentTarget, clientX }: MouseEvent): number {
    const { left, width } = currentTarget.getBoundingClientRect();
    return clamp(Math.floor(((clientX - left) / width) * points.length), last);
  }

  return {
    index,
    /** Undefined while the chart has neither pointer nor focus. */
    activeIndex: inputMethod && last >= 0 ? index : undefined,
    hint: onSelect && inputMethod && hints[inputMethod],
    handlers: {
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => setCursorIndex(currentTarget.valueAsNumber),
      onPointerDown(event: PointerEvent) {
        const target = pointAt(event);
        const isTouch = event.pointerType === 'touch';
        pressed.current = { index: target, isTouch, wasActive: inputMethod !== undefined && index === target };
        moveTo(target, toInputMethod(event));
      },
      onPointerMove: (event: PointerEvent) => moveTo(pointAt(event), toInputMethod(event)),
      onPointerLeave(event: PointerEvent) {
        if (toInputMethod(event) === 'mouse') setInputMethod(undefined);
      },
      /** Range inputs get no click event from touch. The first tap shows a point's values, the second opens it. */
      onPointerUp(event: PointerEvent) {
        const { index: target, isTouch, wasActive } = pressed.current;
        if (isTouch && wasActive && pointAt(event) === target) onSelect?.(target);
      },
      onClick(event: MouseEvent) {
        const { index: target, isTouch } = pressed.current;
        if (!isTouch && pointAt(event) === target) onSelect?.(target);
      },
      onKeyDown({ key }: KeyboardEvent) {
        if (key === 'Enter') onSelect?.(index);
        else setInputMethod(key === 'Escape' ? undefined : 'keys');
      },
      onFocus: () => setInputMethod((current) => current ?? 'keys'),
      onBlur: () => setInputMethod(undefined),
    },
  };
}

function toInputMethod({ pointerType }: PointerEvent): InputMethod {
  return pointerType === 'touch' ? 'touch' : 'mouse';
}

function clamp(index: number, last: number): number {
  return Math.min(Math.max(0, index), last);
}
