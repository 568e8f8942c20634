import { describe, expect, it } from 'vitest';
import { briefOf, firstValues, problemsIn } from './form-values.ts';

const area = { newFocusArea: { name: 'Spanish' } };
const values = { ...firstValues, userPrompt: 'Order a meal' };

describe('what the one form says', () => {
  it('is weekly, four weeks of four hours and medium unless changed', () => {
    expect(briefOf(values, area)).toEqual({
      newFocusArea: { name: 'Spanish' },
      userPrompt: 'Order a meal',
      structure: 'weekly',
      numberOfWeeks: 4,
      weeklyCommitment: 4,
      commitmentLevel: 'medium',
    });
    expect(problemsIn(values, area)).toEqual({});
  });

  it('needs an area and a goal', () => {
    expect(problemsIn(firstValues, { focusAreaId: '' })).toEqual({
      focusAreaId: 'Please select or enter a Focus Area.',
      userPrompt: 'Please enter a prompt describing your goal.',
    });
  });

  it.each(['0', '53', '1.5', '-1', '', 'four', '1e1'])('refuses %j as weeks', (weeks) => {
    expect(problemsIn({ ...values, weeks }, area)).toEqual({
      numberOfWeeks: 'Weeks must be a whole number from 1 to 52.',
    });
  });

  it.each(['0', '169', ''])('refuses %j as hours', (weeklyHours) => {
    expect(problemsIn({ ...values, weeklyHours }, area)).toEqual({
      weeklyCommitmentHours: 'Weekly hours must be a whole number from 1 to 168.',
    });
  });
});
