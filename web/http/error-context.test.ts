import { describe, expect, it } from 'vitest';
import { errorMessages } from '#contract/schema/errors.ts';
import { ApiError } from './api-error.ts';
import { withContext } from './error-context.ts';

const messageWithContext = (status: number, message: string, context: string) =>
  withContext(new ApiError(status, message), context).message;

describe('withContext', () => {
  it('appends the reason to what failed', () => {
    expect(messageWithContext(409, 'It is closed.', 'Failed to archive.')).toBe('Failed to archive. It is closed.');
    expect(messageWithContext(0, 'Server error. Please try again.', 'Failed to archive.')).toBe(
      'Failed to archive. Server error. Please try again.',
    );
  });

  it('suggests a retry once, and only if it may succeed', () => {
    expect(messageWithContext(500, 'Sorry. Please try again.', 'Failed to create. Please try again.')).toBe(
      'Failed to create. Please try again.',
    );
    expect(messageWithContext(409, 'It is closed.', 'Failed to create. Please try again.')).toBe(
      'Failed to create. It is closed.',
    );
  });

  it('explains a 404 as a deletion', () => {
    expect(messageWithContext(404, 'Not found.', 'Failed to create. Please try again.')).toBe(
      'Failed to create. It has been deleted.',
    );
  });

  it('keeps the advice to wait after too many requests', () => {
    expect(messageWithContext(429, errorMessages.tooManyRequests, 'Failed to create. Please try again.')).toBe(
      'Failed to create. Too many attempts. Please wait a moment and try again.',
    );
  });

  it('does not repeat the context', () => {
    expect(messageWithContext(500, 'Failed to save', 'Failed to save.')).toBe('Failed to save.');
  });

  it('rethrows errors other than ApiError', () => {
    expect(() => withContext(new TypeError('a bug'), 'Failed.')).toThrow('a bug');
  });
});
