import { Button } from '@mantine/core';
import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react';
import classes from './lazy-trend-chart.module.css';
import { arrived, PartLoadError } from './part-load-error.ts';
import { mayReload, reload } from './reload-once.ts';
import { TrendChartFrame } from './trend-chart-frame.tsx';
import { CHART_HEIGHT, type TrendChartProps } from './trend-chart-props.ts';

/** So far below the screen, it is soon to be seen. */
const NEAR = '200px';

let loaded: ComponentType<TrendChartProps> | undefined;

async function load(): Promise<void> {
  loaded = await arrived(async () => (await import('./trend-chart-plot.tsx')).TrendChartPlot);
}

/** A chart whose drawing is fetched when it is about to be seen. Its place is kept, and its table is there at once. */
export function LazyTrendChart(props: TrendChartProps) {
  const { height = CHART_HEIGHT } = props;
  const box = useRef<HTMLDivElement>(null);
  const [Plot, setPlot] = useState(() => loaded);
  const [hasFailed, setHasFailed] = useState(false);

  const fetchPlot = useEffectEvent(async () => {
    try {
      await load();
      setPlot(() => loaded);
    } catch (error) {
      if (!(error instanceof PartLoadError)) throw error;
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
      { rootMargin: NEAR },
    );
    observer.observe(box.current!);
    return () => observer.disconnect();
  }, [Plot]);

  async function retry() {
    try {
      await load();
      setPlot(() => loaded);
    } catch (error) {
      if (!(error instanceof PartLoadError)) throw error;
      // After a release there are new files, which a reload gets.
      if (mayReload()) reload();
    }
  }

  return (
    <TrendChartFrame chart={props}>
      {Plot ? (
        <Plot {...props} />
      ) : (
        <div ref={box} className={classes.place} style={{ height }}>
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
