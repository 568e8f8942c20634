import { describe, expect, it } from 'vitest';
import { goalName, goalSize } from './draft-words.ts';

const goal = (...titles: string[]) => ({
  key: 'a',
  title: 'Greet',
  tasks: titles.map((title) => ({ key: title, title })),
  resources: [],
});

describe('a goal of a draft in words', () => {
  it('is called by where it stands', () => {
    expect(goalName('weekly', 2)).toBe('Week 3');
    expect(goalName('backlog', 0)).toBe('Goal 1');
  });

  it('says what its tasks add up to, beside the hours of a week', () => {
    const sized = goal('Learn verbs (3 × 45 min)', 'Talk (1 h 20 min)', 'Rest');
    expect(goalSize(sized, 'weekly', 4)).toEqual({ words: '3 tasks · 3 h 35 min of 4 h', over: undefined });
    expect(goalSize(sized, 'weekly', 3)).toEqual({ words: '3 tasks · 3 h 35 min of 3 h', over: '35 min over' });
    expect(goalSize(sized, 'backlog', 3)).toEqual({ words: '3 tasks · 3 h 35 min', over: undefined });
  });

  it('only counts tasks that do not say how long they take', () => {
    expect(goalSize(goal('Rest'), 'weekly', 4)).toEqual({ words: '1 task', over: undefined });
    expect(goalSize(goal(), 'weekly', 4)).toEqual({ words: '0 tasks', over: undefined });
  });
});
