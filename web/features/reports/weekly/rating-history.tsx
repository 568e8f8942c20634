import type { RatedWeek } from '#contract/reports/reports.ts';
import { MAX_STARS } from '#domain/rating/rating.ts';
import { TrendChart } from '#web/ui/chart/trend-chart.tsx';
import { formatWeekRange } from '#domain/calendar/format-date.ts';
import { Figures } from '../layout/figures.tsx';
import { isEmptyWeek, formatOneDecimal, describeRatings, ratingTrend, formatTwoDecimals } from './rating-trend.ts';
import { Panel } from '#web/ui/layout/panel.tsx';
import { unfinishedIndex, trimEmptyStart } from '../chart/shown-weeks.ts';
import { useOpenWeek } from '../chart/use-open-week.ts';
import { useFormats } from '#web/ui/formats/use-formats.ts';
import { weekLabels } from '../chart/week-labels.ts';
import { usePageSearch } from '#web/use-page.ts';
import { reportsPage } from '../route.ts';

interface RatingHistoryProps {
  readonly history: readonly RatedWeek[];
  readonly year: number;
  readonly currentWeek: string;
}

/** Leaves space for the dots at 5. */
const AXIS_MAX = MAX_STARS + 0.2;

export function RatingHistory({ history, year, currentWeek }: RatingHistoryProps) {
  const { week: selectedWeek } = usePageSearch(reportsPage);
  const openWeek = useOpenWeek();
  const formats = useFormats();
  const weeks = trimEmptyStart(history, isEmptyWeek);
  const summary = ratingTrend(weeks, currentWeek);
  const { ratings, trend, counted, best, average, goodWeeks } = summary;
  const isThisYear = weeks.at(-1)?.weekStart === currentWeek;
  const selectedIndex = weeks.findIndex(({ weekStart }) => weekStart === selectedWeek);

  const shared = {
    ...weekLabels(weeks, formats),
    selectedIndex: selectedIndex === -1 ? undefined : selectedIndex,
    unfinished: unfinishedIndex(weeks, currentWeek),
    onSelect: (index: number) => openWeek(weeks[index]!.weekStart),
  };
  return (
    <>
      <Panel title="Your rating, week by week" summary={describeRatings(summary, isThisYear)}>
        <TrendChart
          {...shared}
          label={`Weekly ratings of ${year}`}
          series={[
            { name: 'Rating', color: 'var(--ww-dimmed)', values: ratings, missingLabel: 'not rated' },
            { name: 'Trend', color: 'var(--ww-accent-ink)', values: trend, type: 'trend' },
          ]}
          max={AXIS_MAX}
          ticks={[0, 1, 2, 3, 4, 5]}
          format={formatTwoDecimals}
          axisFormat={String}
          height={260}
        />
        {best && (
          <Figures
            figures={[
              {
                name: 'Best week',
                value: formatTwoDecimals(best.rating),
                note: formatWeekRange(best.weekStart, formats),
              },
              { name: 'Average', value: formatOneDecimal(average), note: 'of 5 stars' },
              { name: 'Good weeks', value: `${goodWeeks} of ${counted.length}`, note: '3.5 stars or more' },
            ]}
          />
        )}
      </Panel>
      <Panel title="Your score" summary="Points for the time you tracked, weighted by how much each focus area counts.">
        <TrendChart
          {...shared}
          label={`Weekly scores of ${year}`}
          series={[
            {
              name: 'Score',
              color: 'var(--ww-accent-ink)',
              values: weeks.map(({ score }) => score),
              type: 'bars',
            },
          ]}
          format={String}
          height={160}
        />
      </Panel>
    </>
  );
}
