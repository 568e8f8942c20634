import { ApiError } from '#web/http/api-error.ts';
import { withContext } from '#web/http/error-context.ts';

export function toSaveError(error: unknown): ApiError {
  if (error instanceof ApiError && error.status === 0) {
    return new ApiError(0, 'Unexpected error. Please check your connection and try again.', { cause: error });
  }
  return withContext(error, 'Failed to save focus area.');
}
