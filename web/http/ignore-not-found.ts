import { ApiError } from './api-error.ts';

/** Treats a 404 as a successful deletion: another tab was faster, or the response to an earlier attempt was lost. */
export async function ignoreNotFound(deletion: Promise<unknown>): Promise<void> {
  try {
    await deletion;
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
}
