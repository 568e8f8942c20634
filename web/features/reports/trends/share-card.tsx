import type { FocusArea } from '#contract/goals/focus-areas.ts';
import type { Trends } from '#contract/reports/reports.ts';
import { useCurrentWeek } from '#web/widgets/week/use-current-week.ts';
import { TrendChart } from '#web/ui/chart/trend-chart.tsx';
import { areaShares } from './area-shares.ts';
import { Panel } from '#web/ui/layout/panel.tsx';
import { unfinishedIndex } from '../chart/shown-weeks.ts';
import { useOpenWeek } from '../chart/use-open-week.ts';
import { useFormats } from '#web/ui/formats/use-formats.ts';
import { weekLabels } from '../chart/week-labels.ts';

interface ShareCardProps {
  readonly weeks: Trends['weeks'];
  readonly areas: readonly FocusArea[];
}

/** Each focus area's share of recent weeks. */
export function ShareCard({ weeks, areas }: ShareCardProps) {
  const { currentWeek } = useCurrentWeek();
  const openWeek = useOpenWeek();
  const formats = useFormats();
  const shares = areaShares(weeks, areas);
  const [first, second] = shares.filter(({ isOther }) => !isOther).toSorted((a, b) => b.percent - a.percent);
  if (!first) return null;
  return (
    <Panel
      title="Where your time goes"
      summary={
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
        {...weekLabels(weeks, formats)}
        series={shares.map(({ name, color, weeklyPercents }) => ({
          name,
          color,
          values: weeklyPercents,
          type: 'stack',
        }))}
        max={100}
        ticks={[0, 25, 50, 75, 100]}
        format={(percent) => `${percent}%`}
        unfinished={unfinishedIndex(weeks, currentWeek)}
        onSelect={(index) => openWeek(weeks[index]!.weekStart)}
        height={280}
      />
    </Panel>
  );
}
