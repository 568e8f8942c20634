import { describe, expect, it } from 'vitest';
import { goalLabel, formatGoalSize } from './draft-labels.ts';

const goal = (...titles: string[]) => ({
  key: 'a',
  title: 'Greet',
  tasks: titles.map((title) => ({ key: title, title })),
  resources: [],
});

describe("a goal's labels", () => {
  it('name it by its position', () => {
    expect(goalLabel('weekly', 2)).toBe('Week 3');
    expect(goalLabel('backlog', 0)).toBe('Goal 1');
  });

  it('compare the total of its tasks with the weekly hours', () => {
    const sized = goal('Learn verbs (3 × 45 min)', 'Talk (1 h 20 min)', 'Rest');
    expect(formatGoalSize(sized, 'weekly', 4)).toEqual({ label: '3 tasks · 3 h 35 min of 4 h', over: undefined });
    expect(formatGoalSize(sized, 'weekly', 3)).toEqual({ label: '3 tasks · 3 h 35 min of 3 h', over: '35 min over' });
    expect(formatGoalSize(sized, 'backlog', 3)).toEqual({ label: '3 tasks · 3 h 35 min', over: undefined });
  });

  it('show only the number of tasks if none has a duration', () => {
    expect(formatGoalSize(goal('Rest'), 'weekly', 4)).toEqual({ label: '1 task', over: undefined });
    expect(formatGoalSize(goal(), 'weekly', 4)).toEqual({ label: '0 tasks', over: undefined });
  });
});
