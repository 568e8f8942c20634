import type { Goal } from '#contract/goals.ts';

/** Goals that are closed stay in reports, and say so. */
export function goalLabel({ title, status }: Pick<Goal, 'title' | 'status'>): string {
  return status === 'Active' ? title : `${title} [${status}]`;
}
