import type { TimeEntry } from '#contract/time-entries/time-entries.ts';
import { ApiError } from '#web/http/api-error.ts';

/** The task or resource that a timer runs on. Its field names are stored in browsers and cannot be changed. */
export interface TimerStep {
  readonly type: 'task' | 'item';
  readonly id: string;
  readonly title: string;
}

type StepFields = Pick<TimeEntry, 'taskId' | 'inventoryItemId' | 'stepTitle'>;

/** Undefined if the entry is tracked on its goal alone. */
export function entryStep({ taskId, inventoryItemId, stepTitle }: StepFields): TimerStep | undefined {
  const id = taskId ?? inventoryItemId;
  if (id === null) return undefined;
  return { type: taskId === null ? 'item' : 'task', id, title: stepTitle ?? '' };
}

export function stepFields(step: TimerStep | undefined): StepFields {
  return {
    taskId: step?.type === 'task' ? step.id : null,
    inventoryItemId: step?.type === 'item' ? step.id : null,
    stepTitle: step?.title ?? null,
  };
}

/** The fields of a request that starts a timer. */
export function stepBody(step: TimerStep | undefined): { taskId?: string; inventoryItemId?: string } {
  if (!step) return {};
  return step.type === 'task' ? { taskId: step.id } : { inventoryItemId: step.id };
}

/** Whether a start leaves the running timer of its goal as it is: a start on the goal alone does, whatever it runs on. */
export function isOnStep(entry: StepFields, step: TimerStep | undefined): boolean {
  return !step || entryStep(entry)?.id === step.id;
}

/** 'Ten kilometres · Buy shoes' */
export function withStepTitle(goalTitle: string, stepTitle: string | null | undefined): string {
  return stepTitle ? `${goalTitle} · ${stepTitle}` : goalTitle;
}

/** Whether the server knows no such task or resource of the goal, because it was deleted. */
export function isStepRejected(error: unknown): boolean {
  return (
    error instanceof ApiError && error.errors.some(({ field }) => field === 'taskId' || field === 'inventoryItemId')
  );
}
