import { useSearch } from '@tanstack/react-router';
import type { FocusArea } from '#contract/focus-areas.ts';
import type { FocusAreaInWeek } from '#contract/reports.ts';
import { minutesInWords } from '#domain/duration.ts';
import { weeksSinceFirst } from '#domain/usual.ts';
import { classFaces } from '#web/ui/focus-area-classes.ts';
import { TrendChart } from '#web/ui/trend-chart.tsx';
import classes from './area-history-cards.module.css';
import { completionSeries, isAskedFor, isEmptyWeek, weeksByColor } from './area-history.ts';
import { axisMinutes, minuteAxis, percentAxis } from './axis-ticks.ts';
import { ColorCounts } from './color-counts.tsx';
import { ReportCard } from './report-card.tsx';
import { unfinishedIn, withoutEmptyStart } from './shown-weeks.ts';
import { moveInWords, moveOf } from './trend-words.ts';
import { useOpenWeek } from './use-open-week.ts';
import { longWeek, shortWeek } from './week-labels.ts';

interface AreaHistoryProps {
  readonly area: FocusArea;
  readonly history: readonly FocusAreaInWeek[];
  readonly currentWeek: string;
}

/** Less than that nobody would call a change, in percent. */
const LEAST_CHANGE = 5;
const inPercent = (value: number) => `${Math.round(value)}%`;

/** What a focus area got in each week, and how much of its target that was. */
export function AreaHistory({ area, history, currentWeek }: AreaHistoryProps) {
  const { week: chosen } = useSearch({ strict: false });
  const openWeek = useOpenWeek();
  const weeks = withoutEmptyStart(history, isEmptyWeek);
  if (weeks.every(isEmptyWeek)) {
    return <ReportCard title={<bdi>{area.name}</bdi>} words="Nothing was planned or tracked in these weeks." />;
  }
  const isLimit = area.focusAreaClass === 'chill_zone';
  const aim = isLimit ? 'limit' : 'target';
  const color = classFaces[area.focusAreaClass].color;
  const tracked = weeks.map(({ trackedMin }) => trackedMin);
  const targets = weeks.map((week) => (isAskedFor(week) ? week.goalMin : null));
  const { completion, trend } = completionSeries(weeks, currentWeek);
  const move = moveOf(trend, LEAST_CHANGE);
  const chosenAt = weeks.findIndex(({ weekStart }) => weekStart === chosen);

  const shared = {
    points: weeks.map(({ weekStart }) => shortWeek(weekStart)),
    pointNames: weeks.map(({ weekStart }) => longWeek(weekStart)),
    emphasis: chosenAt === -1 ? undefined : chosenAt,
    unfinished: unfinishedIn(weeks, currentWeek),
    onChoose: (index: number) => openWeek(weeks[index]!.weekStart),
  };
  return (
    <div className={classes.cards}>
      <ReportCard title={<bdi>{area.name}</bdi>} words={averageInWords(weeks, currentWeek)}>
        <TrendChart
          {...shared}
          {...minuteAxis(Math.max(...tracked, ...targets.map((target) => target ?? 0)))}
          label={`Time for ${area.name}, week by week`}
          series={[
            { name: 'Tracked', color: `var(--ww-${color}-fill)`, values: tracked, look: 'bars' },
            {
              name: isLimit ? 'Limit' : 'Target',
              color: 'var(--mantine-color-text)',
              values: targets,
              isSettled: true,
            },
          ]}
          format={minutesInWords}
          axisFormat={axisMinutes}
          height={240}
        />
      </ReportCard>
      <ReportCard
        title={`How much of the ${aim} was ${isLimit ? 'used' : 'reached'}`}
        words={
          move ? `The trend is ${moveInWords(move, inPercent)}.` : `A trend needs two finished weeks with a ${aim}.`
        }
      >
        <ColorCounts counts={weeksByColor(weeks, currentWeek)} isLimit={isLimit} />
        <TrendChart
          {...shared}
          {...percentAxis(Math.max(0, ...completion.map((value) => value ?? 0)))}
          label={`Share of the ${aim} ${isLimit ? 'used' : 'reached'} for ${area.name}, week by week`}
          series={[
            { name: isLimit ? 'Used' : 'Reached', color: 'var(--mantine-color-dimmed)', values: completion },
            { name: 'Trend', color: 'var(--ww-accent-ink)', values: trend, look: 'trend' },
          ]}
          format={inPercent}
        />
      </ReportCard>
    </div>
  );
}

function averageInWords(weeks: readonly FocusAreaInWeek[], currentWeek: string): string {
  const over = weeks.filter(({ weekStart }) => weekStart !== currentWeek);
  const counted = weeksSinceFirst(over.map(({ trackedMin }) => trackedMin));
  const minutesOf = (some: readonly FocusAreaInWeek[]) => some.reduce((sum, { trackedMin }) => sum + trackedMin, 0);
  const inAll = minutesInWords(minutesOf(weeks));
  return counted === 0
    ? `${inAll} so far.`
    : `On average ${minutesInWords(Math.floor(minutesOf(over) / counted))} a week, ${inAll} in total.`;
}
