import { type RefObject, useLayoutEffect, useState } from 'react';

export interface ChartSize {
  readonly width: number;
  /** In pixels; follows the browser's font size setting. */
  readonly fontSize: number;
}

/** The size of the chart's container; undefined until measured, which happens before the first paint. */
export function useChartSize(container: RefObject<HTMLElement | null>): ChartSize | undefined {
  const [size, setSize] = useState<ChartSize>();
  useLayoutEffect(() => {
    const element = container.current!;
    const measure = () => {
      const fontSize = Number.parseFloat(getComputedStyle(element).fontSize);
      const width = element.clientWidth;
      setSize((previous) =>
        previous?.width === width && previous.fontSize === fontSize ? previous : { width, fontSize },
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [container]);
  return size;
}
