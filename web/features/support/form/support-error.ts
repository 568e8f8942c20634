import { auth } from '#contract/account/auth.ts';
import { ApiError } from '#web/http/api-error.ts';

const NETWORK_ERROR = '❌ Network or server error.';
const DEFAULT_FIELD_ERROR = 'Invalid input';

export function toSupportError(error: unknown): ApiError {
  if (!(error instanceof ApiError)) throw error;
  const { status, message, errors, retryAfter } = error;
  const isNetworkError = status === 0 && message !== auth.csrfToken.fallback;
  return new ApiError(status, isNetworkError ? NETWORK_ERROR : message, {
    errors: errors.map((fieldError) => ({ ...fieldError, msg: fieldError.msg || DEFAULT_FIELD_ERROR })),
    ...(retryAfter !== undefined && { retryAfter }),
    cause: error,
  });
}
