import { expect, it } from 'vitest';
import { createFieldError } from '#contract/schema/errors.ts';
import { groupMessagesByField } from './use-form.ts';

it('keeps the first message of each field and assigns unknown fields to the default', () => {
  const errors = [
    createFieldError('email', 'Invalid email format'),
    createFieldError('email', 'Too long'),
    createFieldError('captcha', 'Missing'),
  ];
  expect(groupMessagesByField(errors, ['email', 'password'], 'password')).toEqual({
    email: 'Invalid email format',
    password: 'Missing',
  });
});
