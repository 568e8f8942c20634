import { describe, expect, it } from 'vitest';
import { parsePlaybook } from './parse-playbook.ts';

const playbook = ({ header = '', task = 'Plant the first beech (1 h)' }) => `---
name: a hedge maze
kind: project
hours: 10-20
words: hedge, maze
${header}
---

# Walk through {count} turns

> Done when: nobody finds the way out.

## A plan on paper (beginner)

- [ ] ${task}
`;

const parse = (parts: Parameters<typeof playbook>[0]) => parsePlaybook('maze', playbook(parts));
const taskOf = (task: string) => parse({ task }).milestones[0]!.tasks[0]!;

describe('the header of a playbook', () => {
  it('asks for numbers with unit, default and bounds, and limits them', () => {
    const header = [
      'for: people with a large lawn',
      'ask count: Turns | | 12 | 3-40',
      'ask monthly: Money a month | € | 50.5 | 1-1000',
      'limit count: monthly a month',
      'limit monthly: 0.5 a week',
    ].join('\n');
    expect(parse({ header })).toMatchObject({
      audience: 'people with a large lawn',
      questions: [
        { key: 'count', label: 'Turns', unit: '', value: 12, minimum: 3, maximum: 40 },
        { key: 'monthly', label: 'Money a month', unit: '€', value: 50.5, minimum: 1, maximum: 1000 },
      ],
      sumLimits: [
        { key: 'count', rate: 'monthly', per: 'month' },
        { key: 'monthly', rate: 0.5, per: 'week' },
      ],
    });
  });

  it.each([
    ['ask count: | | 12 | 3-40', 'the question "count"'],
    ['ask count: Turns | | 50 | 3-40', 'bounds around it'],
    ['limit count: half a day', 'is not like'],
  ])('rejects %j', (header, message) => expect(() => parse({ header })).toThrow(message));
});

describe('a task of a playbook', () => {
  it('has sessions, a range of minutes, words and months', () => {
    const details = '3 × 20..45 min, weekly, optional, each, late, advanced, months 11-2 5-6';
    expect(taskOf(`Trim (the inner side) of the maze (${details})`)).toEqual({
      text: 'Trim (the inner side) of the maze',
      sessions: 3,
      minutes: { from: 20, to: 45 },
      weekly: true,
      optional: true,
      each: true,
      late: true,
      level: 'advanced',
      months: [11, 12, 1, 2, 5, 6],
    });
  });

  it('takes hours and minutes', () => {
    expect(taskOf('Plant the first beech (1 h 30 min)').minutes).toEqual({ from: 90, to: 90 });
  });

  it.each(['Plant the first beech', 'Plant it (soon)', 'Plant it (1 h, daily)', 'Plant it (1 h, months 3)'])(
    'is rejected with its playbook if it is %j',
    (task) => expect(() => parse({ task })).toThrow('maze: '),
  );
});
