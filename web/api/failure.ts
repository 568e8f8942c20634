import { ApiError } from './api-error.ts';

const AGAIN = ' Please try again.';

/** The product's sentence for what failed, with the reason where there is one. */
export function failureOf(error: unknown, sentence: string): ApiError {
  if (!(error instanceof ApiError)) throw error;
  return new ApiError(error.status, messageOf(error, sentence), {
    errors: error.errors,
    ...(error.retryAfter !== undefined && { retryAfter: error.retryAfter }),
    cause: error,
  });
}

function messageOf({ status, message, isPassing }: ApiError, sentence: string): string {
  // The answer came without a reason, or with this very sentence.
  if (sentence.startsWith(message) || (isPassing && sentence.endsWith(AGAIN))) return sentence;
  // What was refused is refused again.
  const happened = isPassing ? sentence : sentence.replace(AGAIN, '');
  return status === 404 ? `${happened} It has been deleted.` : `${happened} ${message}`;
}
