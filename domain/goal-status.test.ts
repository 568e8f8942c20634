import { describe, expect, it } from 'vitest';
import { canTransition, goalStatuses, reportTitle } from './goal-status.ts';

describe('goal status', () => {
  it('allows only the transitions from Active to Completed or Archived', () => {
    const transitions = goalStatuses.flatMap((from) => goalStatuses.map((to) => [from, to] as const));
    expect(transitions.filter(([from, to]) => canTransition(from, to))).toEqual([
      ['Active', 'Completed'],
      ['Active', 'Archived'],
    ]);
  });

  it('is shown in reports for a closed goal', () => {
    expect(goalStatuses.map((status) => reportTitle('Learn Greek', status))).toEqual([
      'Learn Greek',
      'Learn Greek [Completed]',
      'Learn Greek [Archived]',
    ]);
  });
});
