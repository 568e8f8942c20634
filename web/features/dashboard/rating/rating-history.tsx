import type { ProductivityScore, RatedWeek } from '#contract/reports/reports.ts';
import { Panel } from '#web/ui/layout/panel.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { LazyTrendChart } from '#web/ui/chart/lazy-trend-chart.tsx';
import { TextLink } from '#web/ui/link/link.tsx';
import { formatDayOfYear, formatWeekRange } from '#domain/calendar/format-date.ts';
import { useFormats } from '#web/ui/formats/use-formats.ts';
import * as classes from './rating-history.module.css';

interface RatingHistoryProps {
  /** The six weeks before the selected one, oldest first. */
  readonly weeks: readonly RatedWeek[] | undefined;
  readonly error: Error | null;
  readonly selectedWeek: ProductivityScore | undefined;
  readonly isCurrentWeek: boolean;
  readonly onSelectWeek: (weekStart: string) => void;
  readonly onRetry: () => void;
}

const CHART_HEIGHT = 240;
/** Slightly above 5, so that a full rating is not clipped. */
const MAX_VALUE = 5.2;

export function RatingHistory({
  weeks,
  error,
  selectedWeek,
  isCurrentWeek,
  onSelectWeek,
  onRetry,
}: RatingHistoryProps) {
  const formats = useFormats();
  const allWeeks = weeks && selectedWeek && [...weeks, selectedWeek];
  return (
    <Panel
      title="Weekly Rating History"
      aside={
        <TextLink to="/reports" search={{ report: 'weekly' }}>
          See reports
        </TextLink>
      }
    >
      {allWeeks ? (
        <LazyTrendChart
          label="Weekly Rating History"
          points={allWeeks.map(({ weekStart }) => formatDayOfYear(weekStart, formats))}
          pointNames={allWeeks.map(({ weekStart }) => `Week of ${formatWeekRange(weekStart, formats)}`)}
          series={[
            {
              name: 'Rating',
              color: 'var(--ww-accent-ink)',
              // Weeks without a plan are not rated.
              values: allWeeks.map(({ rating, isCounted }) => (isCounted ? rating : null)),
              missingLabel: 'not rated',
            },
          ]}
          max={MAX_VALUE}
          ticks={[0, 1, 2, 3, 4, 5]}
          format={(rating) => rating.toFixed(2)}
          axisFormat={String}
          selectedIndex={allWeeks.length - 1}
          unfinished={isCurrentWeek ? allWeeks.length - 1 : undefined}
          onSelect={(index) => onSelectWeek(allWeeks[index]!.weekStart)}
          height={CHART_HEIGHT}
        />
      ) : error ? (
        <div className={classes.error} role="alert">
          <p>{error.message}</p>
          <Button variant="default" onClick={onRetry}>
            Retry
          </Button>
        </div>
      ) : (
        <div style={{ height: CHART_HEIGHT }} />
      )}
    </Panel>
  );
}
