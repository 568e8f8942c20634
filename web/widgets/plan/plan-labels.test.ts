import { describe, expect, it } from 'vitest';
import type { ActionPlan } from '#contract/plans/action-plans.ts';
import { buildCommitmentOptions, formatCommitment, formatSteps, formatStructure } from './plan-labels.ts';

const plan = { structure: 'weekly', weeks: 10, weeklyCommitment: '4h', weeklyCommitmentHours: 4 } as ActionPlan;

describe('plan labels', () => {
  it('name the structure and the number of weeks', () => {
    expect(formatStructure(plan)).toBe('Weekly · 10 weeks');
    expect(formatStructure({ ...plan, weeks: 1 })).toBe('Weekly · 1 week');
    expect(formatStructure({ ...plan, structure: 'backlog', weeks: null })).toBe('Backlog');
  });

  it('name the weekly hours, and offer unusual hours beside the standard ones', () => {
    expect(formatCommitment(plan)).toBe('4 h a week');
    expect(buildCommitmentOptions(plan).map(({ label }) => label)).toEqual(['1 h', '3 h', '4 h', '5 h']);
    expect(buildCommitmentOptions(undefined).map(({ label }) => label)).toEqual(['1 h', '3 h', '5 h']);
  });

  it('count the steps', () => {
    expect(formatSteps({ done: 12, total: 30 })).toBe('12 of 30 steps');
    expect(formatSteps({ done: 0, total: 1 })).toBe('0 of 1 step');
    expect(formatSteps({ done: 0, total: 0 })).toBe('No steps yet');
  });
});
