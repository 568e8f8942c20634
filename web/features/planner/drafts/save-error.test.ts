import { expect, it } from 'vitest';
import { createFieldError } from '#contract/schema/errors.ts';
import { ApiError } from '#web/http/api-error.ts';
import { saveErrorMessage } from './save-error.ts';

it.each([
  ['a server error', new ApiError(500, 'Broken.'), 'Failed to save. Please try again.'],
  ['a network error', new ApiError(0, 'Server error. Please try again.'), 'Failed to save. Please try again.'],
  ['a deleted row', new ApiError(404, 'Not found.'), 'Missing goal ID, please refresh'],
  [
    'a rejected target',
    new ApiError(422, 'Please check the highlighted fields.', {
      errors: [createFieldError('goalMin', 'Invalid data')],
    }),
    'Invalid data',
  ],
])('explains %s', (_, error, message) => {
  expect(saveErrorMessage(error)).toBe(message);
});
