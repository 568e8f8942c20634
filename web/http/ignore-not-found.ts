import { ApiError } from './api-error.ts';

/** Treats a 404 as a successful deletion: another tab was faster, or the response to an earlier attempt was lost. */
export async function ignoreNotFound<T>(deletion: Promise<T>): Promise<T | undefined> {
  try {
    return await deletion;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}
