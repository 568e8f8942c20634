import { ApiError } from './api-error.ts';

const TRY_AGAIN = ' Please try again.';

/** Prefixes the message of an `ApiError` with what failed. Rethrows any other error. */
export function withContext(error: unknown, context: string): ApiError {
  if (!(error instanceof ApiError)) throw error;
  return new ApiError(error.status, contextMessage(error, context), {
    errors: error.errors,
    ...(error.retryAfter !== undefined && { retryAfter: error.retryAfter }),
    cause: error,
  });
}

function contextMessage({ status, message, isTransient }: ApiError, context: string): string {
  // The message would only repeat the context, or give no reason.
  if (context.startsWith(message) || (isTransient && context.endsWith(TRY_AGAIN))) return context;
  // A retry would be rejected again.
  const prefix = isTransient ? context : context.replace(TRY_AGAIN, '');
  return status === 404 ? `${prefix} It has been deleted.` : `${prefix} ${message}`;
}
