import { useSearch } from '@tanstack/react-router';
import type { RatedWeek } from '#contract/reports.ts';
import { STARS } from '#domain/rating.ts';
import { TrendChart } from '#web/ui/trend-chart.tsx';
import { weekInWords } from '#web/ui/week-nav.tsx';
import { Figures } from './figures.tsx';
import { isEmptyWeek, oneDecimal, ratingsInWords, ratingTrend, twoDecimals } from './rating-trend.ts';
import { ReportCard } from './report-card.tsx';
import { unfinishedIn, withoutEmptyStart } from './shown-weeks.ts';
import { useOpenWeek } from './use-open-week.ts';
import { longWeek, shortWeek } from './week-labels.ts';

interface RatingHistoryProps {
  readonly history: readonly RatedWeek[];
  readonly year: number;
  readonly currentWeek: string;
}

/** Dots at 5 are not cut in half. */
const TOP = STARS + 0.2;

export function RatingHistory({ history, year, currentWeek }: RatingHistoryProps) {
  const { week: chosen } = useSearch({ strict: false });
  const openWeek = useOpenWeek();
  const weeks = withoutEmptyStart(history, isEmptyWeek);
  const summary = ratingTrend(weeks, currentWeek);
  const { ratings, trend, counted, best, average, goodWeeks } = summary;
  const isThisYear = weeks.at(-1)?.weekStart === currentWeek;
  const chosenAt = weeks.findIndex(({ weekStart }) => weekStart === chosen);

  const shared = {
    points: weeks.map(({ weekStart }) => shortWeek(weekStart)),
    pointNames: weeks.map(({ weekStart }) => longWeek(weekStart)),
    emphasis: chosenAt === -1 ? undefined : chosenAt,
    unfinished: unfinishedIn(weeks, currentWeek),
    onChoose: (index: number) => openWeek(weeks[index]!.weekStart),
  };
  return (
    <>
      <ReportCard title="Your rating, week by week" words={ratingsInWords(summary, isThisYear)}>
        <TrendChart
          {...shared}
          label={`Weekly ratings of ${year}`}
          series={[
            { name: 'Rating', color: 'var(--mantine-color-dimmed)', values: ratings, missing: 'not rated' },
            { name: 'Trend', color: 'var(--ww-accent-ink)', values: trend, look: 'trend' },
          ]}
          max={TOP}
          ticks={[0, 1, 2, 3, 4, 5]}
          format={twoDecimals}
          axisFormat={String}
          height={260}
        />
        {best && (
          <Figures
            figures={[
              { name: 'Best week', value: twoDecimals(best.rating), note: weekInWords(best.weekStart) },
              { name: 'Average', value: oneDecimal(average), note: 'of 5 stars' },
              { name: 'Good weeks', value: `${goodWeeks} of ${counted.length}`, note: '3.5 stars or more' },
            ]}
          />
        )}
      </ReportCard>
      <ReportCard
        title="Your score"
        words="Points for the time you tracked, weighted by how much each focus area counts."
      >
        <TrendChart
          {...shared}
          label={`Weekly scores of ${year}`}
          series={[
            {
              name: 'Score',
              color: 'var(--ww-accent-ink)',
              values: weeks.map(({ score }) => score),
              look: 'bars',
            },
          ]}
          format={String}
          height={160}
        />
      </ReportCard>
    </>
  );
}
