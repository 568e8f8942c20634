import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import * as classes from './lazy-trend-chart.module.css';
import { loadChunk, ChunkLoadError } from '../lazy/chunk-load-error.ts';
import { canReload, reloadPage } from '../lazy/reload-page.ts';
import { TrendChartFrame } from './frame.tsx';
import { CHART_HEIGHT, type TrendChartProps } from './chart-props.ts';

const PRELOAD_MARGIN = '200px';

let loaded: ComponentType<TrendChartProps> | undefined;

async function loadPlot(): Promise<void> {
  loaded = await loadChunk(async () => (await import('./plot.tsx')).TrendChartPlot);
}

/** Loads the plot when it is about to scroll into view. Its space is reserved, and its table is available at once. */
export function LazyTrendChart(props: TrendChartProps) {
  const { height = CHART_HEIGHT } = props;
  const container = useRef<HTMLDivElement>(null);
  const [Plot, setPlot] = useState(() => loaded);
  const [hasFailed, setHasFailed] = useState(false);

  const fetchPlot = useEffectEvent(async () => {
    try {
      await loadPlot();
      setPlot(() => loaded);
    } catch (error) {
      if (!(error instanceof ChunkLoadError)) throw error;
      setHasFailed(true);
    }
  });

  useEffect(() => {
    if (Plot) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        void fetchPlot();
      },
      { rootMargin: PRELOAD_MARGIN },
    );
    observer.observe(container.current!);
    return () => observer.disconnect();
  }, [Plot]);

  async function retry() {
    try {
      await loadPlot();
      setPlot(() => loaded);
    } catch (error) {
      if (!(error instanceof ChunkLoadError)) throw error;
      // A release may have replaced the chunk, so a reload gets the new one.
      if (await canReload()) reloadPage();
    }
  }

  return (
    <TrendChartFrame chart={props}>
      {Plot ? (
        <Plot {...props} />
      ) : (
        <div ref={container} className={classes.placeholder} style={{ height }}>
          {hasFailed && (
            <div role="alert">
              <p>The chart failed to load. Its table is below.</p>
              <Button variant="default" onClick={() => void retry()}>
                Retry
              </Button>
            </div>
          )}
        </div>
      )}
    </TrendChartFrame>
  );
}
