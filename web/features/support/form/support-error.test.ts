import { describe, expect, it } from 'vitest';
import { auth } from '#contract/account/auth.ts';
import { createFieldError } from '#contract/schema/errors.ts';
import { ApiError } from '#web/http/api-error.ts';
import { toSupportError } from './support-error.ts';

describe('toSupportError', () => {
  it('replaces the message of a network error', () => {
    expect(toSupportError(new ApiError(0, 'Server error. Please try again.')).message).toBe(
      '❌ Network or server error.',
    );
  });

  it.each([
    [0, auth.csrfToken.fallback],
    [429, 'Too many attempts. Please wait a moment and try again.'],
    [500, 'Failed to submit feedback.'],
  ])('keeps the message of status %i: %s', (status, message) => {
    const error = toSupportError(new ApiError(status, message, { retryAfter: 90 }));
    expect({ message: error.message, retryAfter: error.retryAfter }).toEqual({ message, retryAfter: 90 });
  });

  it('adds a default message to a field error without one', () => {
    const error = new ApiError(422, 'No.', {
      errors: [createFieldError('title', ''), createFieldError('email', 'Not so.')],
    });
    expect(toSupportError(error).errors.map(({ msg }) => msg)).toEqual(['Invalid input', 'Not so.']);
  });

  it('rethrows errors that do not come from a request', () => {
    expect(() => toSupportError(new TypeError('a bug in our code'))).toThrow('a bug in our code');
  });
});
