import { describe, expect, it } from 'vitest';
import { messages } from '#contract/errors.ts';
import { ApiError } from './api-error.ts';
import { failureOf } from './failure.ts';

const told = (status: number, message: string, sentence: string) =>
  failureOf(new ApiError(status, message), sentence).message;

describe('what a failure says', () => {
  it('names the reason behind what failed', () => {
    expect(told(409, 'It is closed.', 'Failed to archive.')).toBe('Failed to archive. It is closed.');
    expect(told(0, 'Server error. Please try again.', 'Failed to archive.')).toBe(
      'Failed to archive. Server error. Please try again.',
    );
  });

  it('asks to try again only where that helps, and once', () => {
    expect(told(500, 'Sorry. Please try again.', 'Failed to create. Please try again.')).toBe(
      'Failed to create. Please try again.',
    );
    expect(told(409, 'It is closed.', 'Failed to create. Please try again.')).toBe('Failed to create. It is closed.');
  });

  it('says what became of what is not there', () => {
    expect(told(404, 'Not found.', 'Failed to create. Please try again.')).toBe(
      'Failed to create. It has been deleted.',
    );
  });

  it('asks to wait where there were too many changes', () => {
    expect(told(429, messages.tooMany, 'Failed to create. Please try again.')).toBe(
      'Failed to create. Too many attempts. Please wait a moment and try again.',
    );
  });

  it('says nothing twice', () => {
    expect(told(500, 'Failed to save', 'Failed to save.')).toBe('Failed to save.');
  });

  it('passes on what is no refusal', () => {
    expect(() => failureOf(new TypeError('a mistake of ours'), 'Failed.')).toThrow('a mistake of ours');
  });
});
