import { ApiError } from './api-error.ts';

/** The product's sentence for what failed, and why where the server refused it. */
export function failureOf(error: unknown, sentence: string): ApiError {
  if (!(error instanceof ApiError)) throw error;
  const asksAgain = sentence.endsWith('Please try again.');
  const message = error.isPassing && asksAgain ? sentence : `${sentence} ${error.message}`;
  return new ApiError(error.status, message, {
    errors: error.errors,
    ...(error.retryAfter !== undefined && { retryAfter: error.retryAfter }),
    cause: error,
  });
}
