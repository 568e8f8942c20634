import { ApiError } from '#web/api/api-error.ts';

/** Whoever got no answer at all is told so in the words of this screen. */
export async function orUnexpected<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    if (cause instanceof ApiError && cause.status === 0) {
      throw new ApiError(0, 'Unexpected error. Please check your connection and try again.', { cause });
    }
    throw cause;
  }
}
