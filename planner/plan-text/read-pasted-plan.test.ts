import { expect, test } from 'vitest';
import { readPastedPlan } from './read-pasted-plan.ts';

const today = '2026-11-18';
const read = (text: string, html: string | null = null) => readPastedPlan({ text, html, today })!;
const tasksOf = ({ draft }: ReturnType<typeof read>) => draft.goals.map(({ tasks }) => tasks.map(({ title }) => title));

test('the clipboard counts as HTML if its text has lost lists and headings', () => {
  const html = '<h2>Week 1</h2><ul><li>Swim</li><li>Dive</li></ul><h2>Week 2</h2><ul><li>Rest</li></ul>';
  expect(tasksOf(read('Week 1 Swim Dive Week 2 Rest', html))).toEqual([['Swim', 'Dive'], ['Rest']]);
});

test('Markdown that was copied from an editor counts as text', () => {
  const text = '## Week 1\n- [ ] Swim (1 h)\n- [ ] Dive';
  const html = '<div><span style="color:red">## Week 1</span></div><div>- [ ] Swim (1 h)</div><div>- [ ] Dive</div>';
  expect(tasksOf(read(text, html))).toEqual([['Swim (1 h)', 'Dive']]);
});

test('tags that nobody would write do not replace the text', () => {
  expect(tasksOf(read('- Swim\n- Dive', '<b></i>'.repeat(2000)))).toEqual([['Swim', 'Dive']]);
});

test('a printed plan that was edited by hand keeps its size', () => {
  const { draft, startsOn } = read(
    '# Swim\n\n> 2 weeks, 6 h a week, Strong, from 23 Nov 2026\n\n## Week 1: A (by 29 Nov)\n\n* Float\n\n## Week 2: B (by 6 Dec)\n\n- [ ] Kick\n',
  );
  expect(draft).toMatchObject({ title: 'Swim', weeklyCommitmentHours: 6, commitmentLevel: 'Strong', description: '' });
  expect(draft.goals.map(({ title }) => title)).toEqual(['Week 1: A', 'Week 2: B']);
  expect(startsOn).toBe('2026-11-23');
});

test('at most 100 lines of 300 characters are listed', () => {
  const { leftOut } = read(`# A\n## Week 1\n- Swim\n\n${`${'Well then. '.repeat(50)}\n\n`.repeat(150)}`);
  expect(leftOut).toHaveLength(100);
  expect(leftOut[0]).toHaveLength(300);
  expect(leftOut[99]).toBe('… and 51 more');
});

test('there is no plan in a conversation', () => {
  expect(readPastedPlan({ text: 'Hello! How are you?\n\nI am fine.', today })).toBeUndefined();
});

const WEDNESDAY = '2026-11-18';
const THURSDAY = '2026-11-19';

test('the name of a week is without the dates', () => {
  const { draft } = read('## Nov 23–29: A\n- a\n## Week of Nov 30\n- Nov 30: b');
  expect(draft.goals.map(({ title }) => title)).toEqual(['Week 1: A', 'Week 2: b']);
});

test('a phase without weeks comes first', () => {
  const { draft } = read('## Phase 1: Prepare\n- a\n## Phase 2 (Weeks 3–4)\n- b\n- c');
  expect(draft.goals.map(({ tasks }) => tasks.map(({ title }) => title))).toEqual([['a'], [], ['b'], ['c']]);
});

test.each([
  ['Week 1: Float', WEDNESDAY, '2026-11-18'],
  ['Week 1: Float', THURSDAY, '2026-11-23'],
  ['Week 1: Float (by 6 Dec)', WEDNESDAY, '2026-11-30'],
  ['Week 1 (Dec 7 – Dec 13)', WEDNESDAY, '2026-12-07'],
  ['Week 1 (7–13 Dec)', WEDNESDAY, '2026-12-07'],
  ['Week 1: Float – 11 January 2027', WEDNESDAY, '2027-01-11'],
  ['Woche 1: Los (bis 6. Dezember)', WEDNESDAY, '2026-11-30'],
  ['Semana 1: Flotar (7 de diciembre)', WEDNESDAY, '2026-12-07'],
  ['Nov 30 – Dec 6: Float', WEDNESDAY, '2026-11-30'],
  ['Week of Dec 7', WEDNESDAY, '2026-12-07'],
  ['Semana del 7 al 13 de diciembre', WEDNESDAY, '2026-12-07'],
  ['Woche vom 7. Dezember: Los', WEDNESDAY, '2026-12-07'],
  ['12月7日〜13日', WEDNESDAY, '2026-12-07'],
  ['Week 1: Float (by 22 Nov)', THURSDAY, '2026-11-19'],
  ['Week 1: Float (by 2026-03-01)', WEDNESDAY, '2026-11-18'],
  ['Week 1: Float (by 4 Jan)', WEDNESDAY, '2027-01-04'],
])('%s, pasted on %s, starts on %s', (heading, pastedOn, start) => {
  expect(readPastedPlan({ text: `## ${heading}\n- Float`, today: pastedOn })).toMatchObject({ startsOn: start });
});
