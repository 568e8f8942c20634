import { expect, it } from 'vitest';
import { fieldErrorOf } from '#contract/errors.ts';
import { messagesByField } from './use-form.ts';

it('puts messages under their fields, unknown ones under the default, the first of each', () => {
  const errors = [
    fieldErrorOf('email', 'Invalid email format'),
    fieldErrorOf('email', 'Too long'),
    fieldErrorOf('captcha', 'Missing'),
  ];
  expect(messagesByField(errors, ['email', 'password'], 'password')).toEqual({
    email: 'Invalid email format',
    password: 'Missing',
  });
});
