import { ApiError } from '#web/api/api-error.ts';
import { failureOf } from '#web/api/failure.ts';

/** What this screen says when a focus area could not be saved. */
export function savingFailure(error: unknown): ApiError {
  if (error instanceof ApiError && error.status === 0) {
    return new ApiError(0, 'Unexpected error. Please check your connection and try again.', { cause: error });
  }
  return failureOf(error, 'Failed to save focus area.');
}
