import type { Trends } from '#contract/reports.ts';
import { Figures } from './figures.tsx';
import { ReportCard } from './report-card.tsx';

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** How steadily time is tracked, and how often in a row a week was good. */
export function StreakFigures({ days, goodWeeks }: Pick<Trends, 'days' | 'goodWeeks'>) {
  return (
    <ReportCard title="How steady you are" words={streakInWords(days)}>
      <Figures
        figures={[
          {
            name: 'Days in a row',
            value: counted(days.current, 'day'),
            note: `Longest in the past year: ${counted(days.longest, 'day')}`,
          },
          {
            name: 'Good weeks in a row',
            value: counted(goodWeeks.current, 'week'),
            note: `3.5 stars or more. Longest in the past year: ${counted(goodWeeks.longest, 'week')}`,
          },
        ]}
      />
    </ReportCard>
  );
}

function streakInWords({ current, longest }: Trends['days']): string {
  if (current === 0) return 'Track some time to start a new streak.';
  if (current === longest) return 'This is your longest streak yet.';
  return `${counted(longest - current + 1, 'more day')} in a row would make this your longest streak.`;
}
