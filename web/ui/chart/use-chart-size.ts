import { type RefObject, useLayoutEffect, useState } from 'react';

export interface ChartSize {
  readonly width: number;
  /** The size of its text, which the reader may have made larger. */
  readonly text: number;
}

/** As wide as its box is; undefined until that is known, which is before anything is seen of it. */
export function useChartSize(box: RefObject<HTMLElement | null>): ChartSize | undefined {
  const [size, setSize] = useState<ChartSize>();
  useLayoutEffect(() => {
    const element = box.current!;
    const measure = () => {
      const text = Number.parseFloat(getComputedStyle(element).fontSize);
      const width = element.clientWidth;
      setSize((before) => (before?.width === width && before.text === text ? before : { width, text }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return size;
}
