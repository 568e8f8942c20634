import { expect, test } from 'vitest';
import { GoalSplitter } from './goal-splitter.ts';

test.each([
  '## Week 2: Kick',
  '### Week 2 – Kick',
  '**Week 2: Kick**',
  '**Week 2:** Kick',
  'Week 2: Kick',
  '- **Week 2: Kick**',
  '**Semana 2: Patear**',
])('the section of "%s" begins directly below a list', (heading) => {
  const splitter = new GoalSplitter();
  for (const character of `# Swim\n## Week 1: Float\n- Float (1 h)\n${heading}\n- Kick (1 h)\n`)
    splitter.push(character);
  expect([splitter.head, ...splitter.goalsAfter(0)]).toEqual([
    '# Swim\n',
    '## Week 1: Float\n- Float (1 h)\n',
    `${heading}\n- Kick (1 h)\n`,
  ]);
});

test('a task that begins like a week is none', () => {
  const splitter = new GoalSplitter();
  splitter.push('## Week 1: Float\n- Week 2 of the course: read on\nWeek 2 was hard\n');
  expect(splitter.goalCount).toBe(1);
});

test('a goal that was cut off is dropped', () => {
  const splitter = new GoalSplitter();
  splitter.push('## Week 1\n- Float\n## Week 2\n- Ki');
  splitter.dropLastGoal();
  expect(splitter.text).toBe('## Week 1\n- Float\n');
});

test('an endless line takes neither time nor memory', () => {
  const splitter = new GoalSplitter();
  for (let n = 0; n < 20_000; n++) splitter.push('- [a](**'.repeat(10));
  splitter.endLine();
  expect(splitter.text.length).toBeLessThan(10_000);
});
