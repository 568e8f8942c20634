import { expect, it } from 'vitest';
import { fieldErrorOf } from '#contract/errors.ts';
import { ApiError } from '#web/api/api-error.ts';
import { savingFailure } from './saving-failure.ts';

it.each([
  ['the server is broken', new ApiError(500, 'Broken.'), 'Failed to save. Please try again.'],
  ['there is no answer', new ApiError(0, 'Server error. Please try again.'), 'Failed to save. Please try again.'],
  ['the row is gone', new ApiError(404, 'Not found.'), 'Missing goal ID, please refresh'],
  [
    'the target is refused',
    new ApiError(422, 'Please check the highlighted fields.', { errors: [fieldErrorOf('goalMin', 'Invalid data')] }),
    'Invalid data',
  ],
])('when %s', (_, error, message) => {
  expect(savingFailure(error)).toBe(message);
});
