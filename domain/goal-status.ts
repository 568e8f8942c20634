export const goalStatuses = ['Active', 'Completed', 'Archived'] as const;
export type GoalStatus = (typeof goalStatuses)[number];

/** What a goal is called where the past is told: closed goals say so. */
export function titleInReports(title: string, status: GoalStatus): string {
  return status === 'Active' ? title : `${title} [${status}]`;
}

/** A goal ends once, as completed or archived, and nothing leads back. */
export function canMove(from: GoalStatus, to: GoalStatus): boolean {
  return from === 'Active' && to !== 'Active';
}
