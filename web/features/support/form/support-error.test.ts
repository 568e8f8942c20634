import { describe, expect, it } from 'vitest';
import { auth } from '#contract/auth.ts';
import { fieldErrorOf } from '#contract/errors.ts';
import { ApiError } from '#web/api/api-error.ts';
import { supportFailure } from './support-failure.ts';

describe('failure of a support form', () => {
  it('says so where there was no answer', () => {
    expect(supportFailure(new ApiError(0, 'Server error. Please try again.')).message).toBe(
      '❌ Network or server error.',
    );
  });

  it.each([
    [0, auth.csrfToken.fallback],
    [429, 'Too many attempts. Please wait a moment and try again.'],
    [500, 'Failed to submit feedback.'],
  ])('keeps the sentence of a %i that has one', (status, sentence) => {
    const { message, retryAfter } = supportFailure(new ApiError(status, sentence, { retryAfter: 90 }));
    expect({ message, retryAfter }).toEqual({ message: sentence, retryAfter: 90 });
  });

  it('gives a field that was refused without a reason one', () => {
    const refused = new ApiError(422, 'No.', { errors: [fieldErrorOf('title', ''), fieldErrorOf('email', 'Not so.')] });
    expect(supportFailure(refused).errors.map(({ msg }) => msg)).toEqual(['Invalid input', 'Not so.']);
  });

  it('leaves what is no failure of a call to whoever looks for it', () => {
    expect(() => supportFailure(new TypeError('a fault of ours'))).toThrow('a fault of ours');
  });
});
