import type { Goal } from '#contract/goals.ts';

/** Closed goals stay in reports and are labelled with their status. */
export function goalLabel({ title, status }: Pick<Goal, 'title' | 'status'>): string {
  return status === 'Active' ? title : `${title} [${status}]`;
}
