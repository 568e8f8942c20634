import { expect, test } from 'vitest';
import { readChangedPlan } from './read-changed-plan.ts';

const summarize = (text: string) =>
  readChangedPlan({ text })?.goals.map(({ week, undated, tasks }) => [week, undated, tasks.map(({ name }) => name)]);

test('weeks keep their numbers, and none is added, spread or filled', () => {
  const text = '# Swim\n\n## Week 3: Float (by 15 Nov)\n\n- [ ] Float (30 min)\n\n## Week 5: Free\n';
  expect(summarize(text)).toEqual([
    [3, 'Float', ['Float']],
    [5, 'Free', []],
  ]);
});

test('a task is read as written, with its size in our form, and with its check mark', () => {
  const [goal] = readChangedPlan({ text: '## Week 3\n\n- [x] Read - 45 minutes\n- [ ] Swim **far**\n' })!.goals;
  expect(goal!.tasks).toEqual([
    { title: 'Read - 45 minutes', sized: 'Read (45 min)', name: 'Read', done: true },
    { title: 'Swim far', sized: 'Swim far', name: 'Swim far', done: false },
  ]);
});

test('a reply may write a week twice, in which case the last one counts', () => {
  const text = '## Week 3\n\n- [ ] A\n- [ ] B\n\n## Week 3\n\n- [ ] A\n- [ ] B\n- [ ] C\n';
  expect(summarize(text)).toEqual([[3, '', ['A', 'B', 'C']]]);
});

test('a list without headings is one goal without a week, and conversation is left out', () => {
  const reply = readChangedPlan({ text: 'Here it is:\n\n- Float (30 min)\n- Kick\n\nGood luck!' })!;
  expect(reply.goals.map(({ week, tasks }) => [week, tasks.length])).toEqual([[null, 2]]);
  expect(reply.leftOut).toEqual(['Good luck!']);
});

test('HTML is read if it has lists that the text has lost', () => {
  const html = '<h2>Week 3: Float</h2><ul><li>Float</li><li>Kick</li></ul>';
  expect(readChangedPlan({ text: 'Week 3: Float Float Kick', html })!.goals[0]!.tasks).toHaveLength(2);
});

test.each(['Hello, how are you?', '', '{"a": 1}', '\0\u{1}'])('there is no plan in %j', (text) => {
  expect(readChangedPlan({ text })).toBeUndefined();
});

test('titles fit into a plan, and the rest of them is not lost', () => {
  const { goals, leftOut } = readChangedPlan({ text: `## Week 3\n\n- [ ] ${'far and '.repeat(40)}wide (1 h)\n` })!;
  const [task] = goals[0]!.tasks;
  expect(task!.name.length).toBeLessThanOrEqual(200);
  expect(leftOut).toEqual([expect.stringMatching(/^….*wide$/)]);
});
