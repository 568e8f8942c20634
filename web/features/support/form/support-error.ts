import { auth } from '#contract/auth.ts';
import { ApiError } from '#web/api/api-error.ts';

/** What the support forms say where there was no answer, and where one refuses a field without a reason. */
const UNREACHABLE = '❌ Network or server error.';
const NO_REASON = 'Invalid input';

export function supportFailure(error: unknown): ApiError {
  if (!(error instanceof ApiError)) throw error;
  const { status, message, errors, retryAfter } = error;
  const isLost = status === 0 && message !== auth.csrfToken.fallback;
  return new ApiError(status, isLost ? UNREACHABLE : message, {
    errors: errors.map((wrong) => ({ ...wrong, msg: wrong.msg || NO_REASON })),
    ...(retryAfter !== undefined && { retryAfter }),
    cause: error,
  });
}
