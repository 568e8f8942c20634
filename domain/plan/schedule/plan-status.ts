export const planStatuses = ['notStarted', 'running', 'paused', 'finished'] as const;

export type PlanStatus = (typeof planStatuses)[number];

interface ScheduleDates {
  readonly startWeek: string | null;
  readonly pausedFrom: string | null;
  readonly finishedAt: string | number | null;
}

/** A plan that starts in a later week counts as running. */
export function planStatus({ startWeek, pausedFrom, finishedAt }: ScheduleDates): PlanStatus {
  if (startWeek === null) return 'notStarted';
  if (finishedAt !== null) return 'finished';
  return pausedFrom === null ? 'running' : 'paused';
}

interface StartablePlan {
  readonly schedule: { readonly status: PlanStatus };
  readonly goalCount: number;
  readonly progress: { readonly done: number; readonly total: number };
}

/** A plan that waits for its start: it has goals, and something left to do. */
export function isStartable({ schedule, goalCount, progress }: StartablePlan): boolean {
  return schedule.status === 'notStarted' && goalCount > 0 && progress.done < progress.total;
}

export const planScheduleActions = ['start', 'pause', 'resume', 'finish', 'reset'] as const;

export type PlanScheduleAction = (typeof planScheduleActions)[number];

/** What can be done with a plan in each state. A running plan can be moved to another week by starting it again. */
export const allowedActions: Readonly<Record<PlanStatus, readonly PlanScheduleAction[]>> = {
  notStarted: ['start'],
  running: ['start', 'pause', 'finish', 'reset'],
  paused: ['resume', 'finish', 'reset'],
  finished: ['resume', 'reset'],
};
