import { describe, expect, it } from 'vitest';
import { effortOf } from './effort.ts';

const item = (estimatedMinutes: number | null, completed = false) => ({ estimatedMinutes, completed });

describe('the effort of a goal', () => {
  it('adds up what is estimated, and what of it is left', () => {
    const items = [item(60), item(30, true), item(null), item(null, true)];
    expect(effortOf(items, 45 * 60)).toEqual({ estimatedMin: 90, leftMin: 60, percent: 50 });
  });

  it('may be more than all of it', () => {
    expect(effortOf([item(60, true)], 2 * 3600).percent).toBe(200);
  });

  it('without any estimate says so', () => {
    expect(effortOf([item(null)], 0)).toEqual({ estimatedMin: 0, leftMin: 0, percent: 0 });
  });
});
