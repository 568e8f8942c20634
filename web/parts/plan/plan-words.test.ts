import { describe, expect, it } from 'vitest';
import type { ActionPlan } from '#contract/action-plans.ts';
import { commitmentChoices, commitmentInWords, stepsInWords, structureInWords } from './plan-words.ts';

const plan = { structure: 'weekly', weeks: 10, weeklyCommitment: '4h', weeklyCommitmentHours: 4 } as ActionPlan;

describe('a plan in words', () => {
  it('says how it is built', () => {
    expect(structureInWords(plan)).toBe('Weekly · 10 weeks');
    expect(structureInWords({ ...plan, weeks: 1 })).toBe('Weekly · 1 week');
    expect(structureInWords({ ...plan, structure: 'backlog', weeks: null })).toBe('Backlog');
  });

  it('says what it asks for, and offers that beside what everybody can choose', () => {
    expect(commitmentInWords(plan)).toBe('4 h a week');
    expect(commitmentChoices(plan).map(({ label }) => label)).toEqual(['1 h', '3 h', '4 h', '5 h']);
    expect(commitmentChoices(undefined).map(({ label }) => label)).toEqual(['1 h', '3 h', '5 h']);
  });

  it('counts its steps', () => {
    expect(stepsInWords({ done: 12, total: 30 })).toBe('12 of 30 steps');
    expect(stepsInWords({ done: 0, total: 1 })).toBe('0 of 1 step');
    expect(stepsInWords({ done: 0, total: 0 })).toBe('No steps yet');
  });
});
