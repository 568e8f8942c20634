import { weeklyGoalNotFound } from '#contract/weekly-goals/weekly-goals.ts';
import { ApiError } from '#web/http/api-error.ts';
import { withContext } from '#web/http/error-context.ts';

export function saveErrorMessage(error: unknown): string {
  if (error instanceof ApiError && error.status === 404) return weeklyGoalNotFound;
  const { errors, message } = withContext(error, 'Failed to save. Please try again.');
  return errors[0]?.msg ?? message;
}
