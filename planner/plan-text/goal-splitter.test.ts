import { expect, test } from 'vitest';
import { GoalCounter, joinReplies, splitGoals } from './goal-splitter.ts';

function count(text: string): number {
  const counter = new GoalCounter();
  for (const character of text) counter.push(character);
  return counter.count;
}

test.each([
  '## Week 2: Kick',
  '## Week 2: Kick\r',
  '### Week 2 – Kick',
  '**Week 2: Kick**',
  '**Week 2:** Kick',
  'Week 2: Kick',
  '- **Week 2: Kick**',
  '**Semana 2: Patear**',
])('the section of "%s" begins directly below a list', (heading) => {
  const text = `# Swim\n## Week 1: Float\n- Float (1 h)\n${heading}\n- Kick (1 h)`;
  expect(splitGoals(text)).toEqual({
    head: '# Swim\n',
    goals: ['## Week 1: Float\n- Float (1 h)\n', `${heading}\n- Kick (1 h)\n`],
  });
  expect(count(text)).toBe(2);
});

test('a task that begins like a week is none', () => {
  const text = '## Week 1: Float\n- Week 2 of the course: read on\nWeek 2 was hard\n';
  expect([count(text), splitGoals(text).goals.length]).toEqual([1, 1]);
});

test('a heading counts when its line ends', () => {
  expect(count('## Week 1\n- Float\n## Week 2')).toBe(1);
});

test('an endless line takes little time, and nothing of it is lost', () => {
  const counter = new GoalCounter();
  for (let n = 0; n < 20_000; n++) counter.push('- [a](**'.repeat(10));
  counter.push('\n## Week 1\n');
  expect(counter.count).toBe(1);
  const line = `- ${'x'.repeat(7000)}`;
  expect(splitGoals(`## Week 1\n${line}`).goals).toEqual([`## Week 1\n${line}\n`]);
});

const weeks = '# Swim\n\n## Week 1: Float\n- a\n## Week 2: Kick\n- b';

test.each([
  [
    'goes on in the list that was cut off',
    'Sure, here is the rest:\n- c\n## Week 3: Dive\n- d',
    '- b\n\n- c\n## Week 3: Dive\n- d\n',
  ],
  [
    'has no numbers',
    '## Dive\n- c\n## Swim\n- d\n## Resources\n- e',
    '- b\n## Week 3: Dive\n- c\n## Week 4: Swim\n- d\n## Resources\n- e\n',
  ],
  ['repeats a week', '## Week 2: Kick\n- b\n- c\n', '## Week 2: Kick\n- b\n- c\n\n'],
])('a continuation that %s', (_, reply, end) => {
  const { text } = joinReplies('', [weeks, reply]);
  expect(text).toBe(
    weeks.slice(0, weeks.indexOf('## Week 2')) + (end.startsWith('#') ? end : `## Week 2: Kick\n${end}`),
  );
});

test('a continuation that starts over replaces the goals by their names', () => {
  const backlog = '# Boat\n## Paint\n- a\n## Sail\n- b';
  const again = '# Boat\n## Paint (by 3 May)\n- a\n## Sail\n- c\n## Row\n- d\n';
  expect(joinReplies('', [backlog, again])).toEqual({ text: `${again}\n`, replaced: '## Paint\n- a\n## Sail\n- b\n' });
});

test('the goals that the user has are not replaced', () => {
  const own = '## Week 1: Mine\n- Planned (4 h)\n';
  expect(joinReplies(own, ['# A\n## Week 1: Theirs\n- a\n## Week 2: B\n- b']).text).toBe(
    `# A\n${own}\n## Week 2: B\n- b\n`,
  );
});
