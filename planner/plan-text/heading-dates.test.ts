import { expect, test } from 'vitest';
import { splitDates } from './heading-dates.ts';
import { readPlan } from './read-plan.ts';

/** The headings of goals with their tasks. */
const outline = (text: string) =>
  readPlan(text).goals.map((goal) => [goal.title, ...goal.tasks.map((task) => task.title)]);

test.each([
  'Kicking (by 29 Nov)',
  'Kicking by 29 Nov',
  'Kicking (Dec 1–7)',
  '(Dec 1–7): Kicking',
  'Kicking (2026-12-01)',
  'Kicking (bis 6. Dez.)',
  'Kicking – 7.12. bis 13.12.',
  'Kicking hasta el 20 de mayo',
  'Kicking avant le 3 juin',
  'Kicking – du 8 au 14 juin',
  'Kicking (até 6 de dezembro)',
  'Kicking（12月1日〜7日）',
  'Kicking 12月7日まで',
  'Kicking, Mon 1 Dec – Sun 7 Dec',
  'Kicking · 1–7 Dec',
  'Kicking (week of December 1st, 2026)',
  'Kicking (12/1–12/7)',
])('the title of "%s" is without dates', (heading) => {
  const { title, dates } = splitDates(heading);
  expect(title).toBe('Kicking');
  expect(dates).toBeDefined();
});

test.each(['Part (1/2)', 'Run 24/7', 'The 7 habits', 'May the force', 'Read Mark 4', 'Save $3 (3 of 4)'])(
  '"%s" names no date',
  (heading) => {
    expect(splitDates(heading)).toEqual({ title: heading, dates: undefined });
  },
);

test('a table with dates instead of weeks', () => {
  const table = `| Date | Task | Time |
|---|---|---|
| 28 Dec | Sand | 30 min |
| 1 Jan | Wax | 1 h |
| 4 Jan | Polish | 1 h |`;
  expect(outline(table)).toEqual([
    ['Week of 28 Dec', '28 Dec: Sand (30 min)', '1 Jan: Wax (1 h)'],
    ['Week of 4 Jan', '4 Jan: Polish (1 h)'],
  ]);
  const ranges = '| Dates | Focus | Task |\n|---|---|---|\n| Nov 23–29 | Base | Run |\n| Nov 30–Dec 6 | Form | Swim |';
  expect(outline(ranges)).toEqual([
    ['Nov 23–29: Base', 'Run'],
    ['Nov 30–Dec 6: Form', 'Swim'],
  ]);
});

test('weeks with dates are counted from the first one', () => {
  const weeks = ['28 Dec – 3 Jan: A', '4–10 January: B', 'Week of 18 January'].map((title) => `## ${title}\n- a`);
  expect(readPlan(weeks.join('\n')).goals.map(({ period }) => [period!.first, period!.title])).toEqual([
    [1, 'A'],
    [2, 'B'],
    [4, ''],
  ]);
});
