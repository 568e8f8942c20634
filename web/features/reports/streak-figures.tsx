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
            note: `Longest in a year: ${counted(days.longest, 'day')}`,
          },
          {
            name: 'Good weeks in a row',
            value: counted(goodWeeks.current, 'week'),
            note: `3.5 stars or more. Longest in a year: ${counted(goodWeeks.longest, 'week')}`,
          },
        ]}
      />
    </ReportCard>
  );
}

function streakInWords({ current, longest }: Trends['days']): string {
  if (current === 0) return 'A new run of days begins with the next time you track.';
  if (current === longest) return 'This is your longest run of days yet.';
  return `${counted(longest - current + 1, 'more day')} in a row would be your longest run yet.`;
}
