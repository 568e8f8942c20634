import { describe, expect, it } from 'vitest';
import { canMove, goalStatuses, titleInReports } from './goal-status.ts';

describe('goal status', () => {
  it('moves from Active to Completed or Archived, and nowhere else', () => {
    const moves = goalStatuses.flatMap((from) => goalStatuses.map((to) => [from, to] as const));
    expect(moves.filter(([from, to]) => canMove(from, to))).toEqual([
      ['Active', 'Completed'],
      ['Active', 'Archived'],
    ]);
  });

  it('is told in reports once the goal is closed', () => {
    expect(goalStatuses.map((status) => titleInReports('Learn Greek', status))).toEqual([
      'Learn Greek',
      'Learn Greek [Completed]',
      'Learn Greek [Archived]',
    ]);
  });
});
