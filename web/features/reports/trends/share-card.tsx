import type { FocusArea } from '#contract/focus-areas.ts';
import type { Trends } from '#contract/reports.ts';
import { useShownWeek } from '#web/api/use-shown-week.ts';
import { TrendChart } from '#web/ui/trend-chart.tsx';
import { areaShares } from './area-shares.ts';
import { ReportCard } from './report-card.tsx';
import { unfinishedIn } from './shown-weeks.ts';
import { useOpenWeek } from './use-open-week.ts';
import { longWeek, shortWeek } from './week-labels.ts';

interface ShareChartProps {
  readonly weeks: Trends['weeks'];
  readonly areas: readonly FocusArea[];
}

/** What the time of the last weeks went to. */
export function ShareChart({ weeks, areas }: ShareChartProps) {
  const { currentWeek } = useShownWeek();
  const openWeek = useOpenWeek();
  const shares = areaShares(weeks, areas);
  const [first, second] = shares.filter(({ isRest }) => !isRest).toSorted((a, b) => b.percent - a.percent);
  if (!first) return null;
  return (
    <ReportCard
      title="Where your time goes"
      words={
        <>
          The largest share goes to <bdi>{first.name}</bdi> ({first.percent}%)
          {second && (
            <>
              , followed by <bdi>{second.name}</bdi> ({second.percent}%)
            </>
          )}
          .
        </>
      }
    >
      <TrendChart
        label="Share of each focus area, week by week"
        points={weeks.map(({ weekStart }) => shortWeek(weekStart))}
        pointNames={weeks.map(({ weekStart }) => longWeek(weekStart))}
        series={shares.map(({ name, color, ofWeeks }) => ({ name, color, values: ofWeeks, look: 'stack' }))}
        max={100}
        ticks={[0, 25, 50, 75, 100]}
        format={(percent) => `${percent}%`}
        unfinished={unfinishedIn(weeks, currentWeek)}
        onChoose={(index) => openWeek(weeks[index]!.weekStart)}
        height={280}
      />
    </ReportCard>
  );
}
