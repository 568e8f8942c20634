import { describe, expect, it } from 'vitest';
import type { ActionPlan } from '#contract/action-plans.ts';
import {
  buildCommitmentOptions,
  formatCommitment,
  formatSteps,
  formatStructure,
  formatTrackedTime,
} from './plan-labels.ts';

const plan = { structure: 'weekly', weeks: 10, weeklyCommitment: '4h', weeklyCommitmentHours: 4 } as ActionPlan;

const total = (minutes: number) => ({ minutes, weeklyMinutes: 0 });

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

  it('compare the tracked time with the planned time', () => {
    expect(formatTrackedTime(12_059, total(360))).toBe('3 h 20 min of 6 h tracked');
    expect(formatTrackedTime(59, total(360))).toBe('6 h planned');
    expect(formatTrackedTime(12_000, total(0))).toBe('3 h 20 min tracked');
    expect(formatTrackedTime(0, total(0))).toBeUndefined();
  });

  it('do not compare the tracked time with tasks that repeat without an end', () => {
    expect(formatTrackedTime(0, { minutes: 0, weeklyMinutes: 60 })).toBe('1 h a week planned');
    expect(formatTrackedTime(12_000, { minutes: 360, weeklyMinutes: 60 })).toBe(
      '3 h 20 min tracked, 6 h plus 1 h a week planned',
    );
  });

  it('count the steps', () => {
    expect(formatSteps({ done: 12, total: 30 })).toBe('12 of 30 steps');
    expect(formatSteps({ done: 0, total: 1 })).toBe('0 of 1 step');
    expect(formatSteps({ done: 0, total: 0 })).toBe('No steps yet');
  });
});
