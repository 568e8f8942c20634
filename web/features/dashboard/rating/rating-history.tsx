import { Button } from '@mantine/core';
import type { ProductivityScore, RatedWeek } from '#contract/reports.ts';
import { LazyTrendChart } from '#web/ui/lazy-trend-chart.tsx';
import { TextLink } from '#web/ui/link.tsx';
import { weekInWords } from '#web/ui/week-nav.tsx';
import page from './dashboard-page.module.css';
import classes from './rating-history.module.css';

export interface RatingHistoryProps {
  /** The six weeks before the shown one, in the order of time. */
  readonly weeks: readonly RatedWeek[] | undefined;
  readonly error: Error | null;
  readonly shown: ProductivityScore | undefined;
  /** The shown week is not over. */
  readonly isRunning: boolean;
  readonly onShow: (weekStart: string) => void;
  readonly onRetry: () => void;
}

const HEIGHT = 240;
/** A little above 5, so that a full week is not cut. */
const TOP = 5.2;

const shortDate = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** The ratings of the weeks before the shown one, and its own. */
export function RatingHistory({ weeks, error, shown, isRunning, onShow, onRetry }: RatingHistoryProps) {
  const all = weeks && shown && [...weeks, shown];
  return (
    <section className={page.card} aria-labelledby="history">
      <div className={classes.head}>
        <h2 id="history">Weekly Rating History</h2>
        <TextLink to="/reports" search={{ report: 'weekly' }}>
          See reports
        </TextLink>
      </div>
      {all ? (
        <LazyTrendChart
          label="Weekly Rating History"
          points={all.map(({ weekStart }) => shortDate.format(new Date(weekStart)))}
          pointNames={all.map(({ weekStart }) => `Week of ${weekInWords(weekStart)}`)}
          series={[
            {
              name: 'Rating',
              color: 'var(--ww-accent-ink)',
              // A week without a plan was not rated.
              values: all.map(({ rating, isCounted }) => (isCounted ? rating : null)),
              missing: 'not rated',
            },
          ]}
          max={TOP}
          ticks={[0, 1, 2, 3, 4, 5]}
          format={(rating) => rating.toFixed(2)}
          axisFormat={String}
          emphasis={all.length - 1}
          unfinished={isRunning ? all.length - 1 : undefined}
          onChoose={(index) => onShow(all[index]!.weekStart)}
          height={HEIGHT}
        />
      ) : error ? (
        <div className={classes.failed} role="alert">
          <p>{error.message}</p>
          <Button variant="default" onClick={onRetry}>
            Retry
          </Button>
        </div>
      ) : (
        <div style={{ height: HEIGHT }} />
      )}
    </section>
  );
}
