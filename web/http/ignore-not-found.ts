import { ApiError } from './api-error.ts';

/** What is not there any more needs no deleting: another tab was quicker, or the answer to the first try was lost. */
export async function goneAfter(deletion: Promise<unknown>): Promise<void> {
  try {
    await deletion;
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
}
