import { describe, expect, it } from 'vitest';
import { formPlanRequest } from '#contract/assistant/assistant.ts';
import { validationMessages } from '#web/forms/validation.ts';
import type { AreaChoice } from '../fields/area-choice.ts';
import { toFormRequest, initialValues, type FormValues } from './form-values.ts';

const validateForm = (typed: FormValues, choice: AreaChoice) =>
  validationMessages(formPlanRequest, toFormRequest(typed, choice));

const area = { newFocusArea: { name: 'Spanish' } };
const values = { ...initialValues, userPrompt: 'Order a meal' };

describe('form values', () => {
  it('leave what the user has not set to the words, and say what was cleared', () => {
    expect(toFormRequest(values, area)).toEqual({ newFocusArea: { name: 'Spanish' }, userPrompt: 'Order a meal' });
    expect(toFormRequest({ ...values, weeks: '6', weeklyHours: '3', deadline: '', level: 'advanced' }, area)).toEqual({
      newFocusArea: { name: 'Spanish' },
      userPrompt: 'Order a meal',
      numberOfWeeks: 6,
      weeklyCommitment: 3,
      deadline: null,
      level: 'advanced',
    });
    expect(validateForm(values, area)).toEqual({});
  });

  it('require a focus area and a goal', () => {
    expect(validateForm(initialValues, { focusAreaId: '' })).toEqual({
      focusAreaId: 'Please select or enter a Focus Area.',
      userPrompt: 'Please enter a prompt describing your goal.',
    });
  });

  it.each(['0', '53', '1.5', '-1', '', 'four', '1e1'])('reject %j as weeks', (weeks) => {
    expect(validateForm({ ...values, weeks }, area)).toEqual({
      numberOfWeeks: 'Weeks must be a whole number from 1 to 52.',
    });
  });

  it.each(['0', '169', ''])('reject %j as hours', (weeklyHours) => {
    expect(validateForm({ ...values, weeklyHours }, area)).toEqual({
      weeklyCommitment: 'Weekly hours must be a whole number from 1 to 168.',
    });
  });
});
