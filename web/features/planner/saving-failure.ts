import { missingGoal } from '#contract/weekly-goals.ts';
import { ApiError } from '#web/api/api-error.ts';
import { failureOf } from '#web/api/failure.ts';

/** What this screen says when a row could not be saved. */
export function savingFailure(error: unknown): string {
  if (error instanceof ApiError && error.status === 404) return missingGoal;
  const { errors, message } = failureOf(error, 'Failed to save. Please try again.');
  return errors[0]?.msg ?? message;
}
