import type { FocusArea } from '#contract/goals/focus-areas.ts';
import type { FocusAreaHistoryWeek } from '#contract/reports/reports.ts';
import { formatDuration } from '#domain/duration/format-duration.ts';
import { weeksSinceFirstTracked } from '#domain/rating/baseline.ts';
import { classMeta } from '#web/ui/focus-area/focus-area-classes.ts';
import { TrendChart } from '#web/ui/chart/trend-chart.tsx';
import * as classes from './area-history-cards.module.css';
import { completionSeries, hasTarget, isEmptyWeek, countWeeksByColor } from './area-history.ts';
import { formatAxisMinutes, minuteAxis, percentAxis } from '../chart/axis-ticks.ts';
import { ColorCounts } from './color-counts.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { unfinishedIndex, trimEmptyStart } from '../chart/shown-weeks.ts';
import { formatTrendChange, computeTrendChange } from '../chart/format-trend-change.ts';
import { useOpenWeek } from '../chart/use-open-week.ts';
import { useFormats } from '#web/ui/formats/use-formats.ts';
import { weekLabels } from '../chart/week-labels.ts';
import { usePageSearch } from '#web/use-page.ts';
import { reportsPage } from '../route.ts';

interface AreaHistoryProps {
  readonly area: FocusArea;
  readonly history: readonly FocusAreaHistoryWeek[];
  readonly currentWeek: string;
}

/** Changes of fewer percentage points than this count as steady. */
const MIN_CHANGE = 5;
const formatPercent = (value: number) => `${Math.round(value)}%`;

/** A focus area's weekly time, and how much of its target that was. */
export function AreaHistory({ area, history, currentWeek }: AreaHistoryProps) {
  const { week: selectedWeek } = usePageSearch(reportsPage);
  const openWeek = useOpenWeek();
  const formats = useFormats();
  const weeks = trimEmptyStart(history, isEmptyWeek);
  if (weeks.every(isEmptyWeek)) {
    return <Panel title={<bdi>{area.name}</bdi>} summary="Nothing was planned or tracked in these weeks." />;
  }
  const isLimit = area.focusAreaClass === 'chill_zone';
  const targetNoun = isLimit ? 'limit' : 'target';
  const color = classMeta[area.focusAreaClass].color;
  const tracked = weeks.map(({ trackedMin }) => trackedMin);
  const targets = weeks.map((week) => (hasTarget(week) ? week.goalMin : null));
  const { completion, trend } = completionSeries(weeks, currentWeek);
  const change = computeTrendChange(trend, MIN_CHANGE);
  const selectedIndex = weeks.findIndex(({ weekStart }) => weekStart === selectedWeek);

  const shared = {
    ...weekLabels(weeks, formats),
    selectedIndex: selectedIndex === -1 ? undefined : selectedIndex,
    unfinished: unfinishedIndex(weeks, currentWeek),
    onSelect: (index: number) => openWeek(weeks[index]!.weekStart),
  };
  return (
    <div className={classes.cards}>
      <Panel title={<bdi>{area.name}</bdi>} summary={describeAverage(weeks, currentWeek)}>
        <TrendChart
          {...shared}
          {...minuteAxis(Math.max(...tracked, ...targets.map((target) => target ?? 0)))}
          label={`Time for ${area.name}, week by week`}
          series={[
            { name: 'Tracked', color: `var(--ww-${color}-fill)`, values: tracked, type: 'bars' },
            {
              name: isLimit ? 'Limit' : 'Target',
              color: 'var(--ww-text)',
              values: targets,
              isFinal: true,
            },
          ]}
          format={formatDuration}
          axisFormat={formatAxisMinutes}
          height={240}
        />
      </Panel>
      <Panel
        title={`How much of the ${targetNoun} was ${isLimit ? 'used' : 'reached'}`}
        summary={
          change
            ? `The trend is ${formatTrendChange(change, formatPercent)}.`
            : `A trend needs two finished weeks with a ${targetNoun}.`
        }
      >
        <ColorCounts counts={countWeeksByColor(weeks, currentWeek)} isLimit={isLimit} />
        <TrendChart
          {...shared}
          {...percentAxis(Math.max(0, ...completion.map((value) => value ?? 0)))}
          label={`Share of the ${targetNoun} ${isLimit ? 'used' : 'reached'} for ${area.name}, week by week`}
          series={[
            { name: isLimit ? 'Used' : 'Reached', color: 'var(--ww-dimmed)', values: completion },
            { name: 'Trend', color: 'var(--ww-accent-ink)', values: trend, type: 'trend' },
          ]}
          format={formatPercent}
        />
      </Panel>
    </div>
  );
}

function describeAverage(weeks: readonly FocusAreaHistoryWeek[], currentWeek: string): string {
  const finished = weeks.filter(({ weekStart }) => weekStart !== currentWeek);
  const weekCount = weeksSinceFirstTracked(finished.map(({ trackedMin }) => trackedMin));
  const total = formatDuration(sumMinutes(weeks));
  return weekCount === 0
    ? `${total} so far.`
    : `On average ${formatDuration(Math.floor(sumMinutes(finished) / weekCount))} a week, ${total} in total.`;
}

function sumMinutes(weeks: readonly FocusAreaHistoryWeek[]): number {
  return weeks.reduce((sum, { trackedMin }) => sum + trackedMin, 0);
}
