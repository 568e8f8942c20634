import { expect, it } from 'vitest';
import { toFieldMessages } from './messages.ts';

const messages = [
  { field: 'email', message: 'Invalid email format' },
  { field: 'email', message: 'Too long' },
  { field: 'numberOfWeeks', message: 'At most 52' },
  { field: 'captcha', message: 'Missing' },
];

it('keeps the first message of each field, translates names, and assigns messages about unknown fields to the default', () => {
  const aliases = { numberOfWeeks: 'weeks' };
  expect(toFieldMessages(messages, ['email', 'weeks', 'password'], aliases, 'password')).toEqual({
    email: 'Invalid email format',
    weeks: 'At most 52',
    password: 'Missing',
  });
});
