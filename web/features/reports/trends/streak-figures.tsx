import type { Trends } from '#contract/reports/reports.ts';
import { Figures } from '../layout/figures.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';

const pluralize = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Streaks of days with tracked time, and of good weeks. */
export function StreakFigures({ days, goodWeeks }: Pick<Trends, 'days' | 'goodWeeks'>) {
  return (
    <Panel title="How consistent you are" summary={describeStreak(days)}>
      <Figures
        figures={[
          {
            name: 'Days in a row',
            value: pluralize(days.current, 'day'),
            note: `Longest in the past year: ${pluralize(days.longest, 'day')}`,
          },
          {
            name: 'Good weeks in a row',
            value: pluralize(goodWeeks.current, 'week'),
            note: `3.5 stars or more. Longest in the past year: ${pluralize(goodWeeks.longest, 'week')}`,
          },
        ]}
      />
    </Panel>
  );
}

function describeStreak({ current, longest }: Trends['days']): string {
  if (current === 0) return 'Track some time to start a new streak.';
  if (current === longest) return 'This is your longest streak yet.';
  return `${pluralize(longest - current + 1, 'more day')} in a row would make this your longest streak.`;
}
