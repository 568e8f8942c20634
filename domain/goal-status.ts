export const goalStatuses = ['Active', 'Completed', 'Archived'] as const;
export type GoalStatus = (typeof goalStatuses)[number];

/** The title of a goal in reports, which marks closed goals. */
export function reportTitle(title: string, status: GoalStatus): string {
  return status === 'Active' ? title : `${title} [${status}]`;
}

/** Closing a goal, as completed or archived, is final. */
export function canTransition(from: GoalStatus, to: GoalStatus): boolean {
  return from === 'Active' && to !== 'Active';
}
