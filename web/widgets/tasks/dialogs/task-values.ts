import type { Task, tasks } from '#contract/goals/tasks.ts';
import { sizeFromTitle, taskName } from '#domain/plan/task-size.ts';
import { withoutSize } from '#domain/plan/task-minutes.ts';
import type { FormValues, RequestBody } from '#web/forms/form-values.ts';

type Body = Omit<RequestBody<typeof tasks.update>, 'isSetAside'>;

/** Selects have strings; an empty one is null in the body. */
export type TaskValues = FormValues<
  Body,
  {
    readonly estimatedMinutes: number | null;
    readonly timesPerWeek: string;
    readonly week: string;
    readonly untilWeek: string;
  }
> & { readonly title: string };

export function toTaskValues(task: Task): TaskValues {
  const toText = (value: number | null) => (value === null ? '' : String(value));
  return {
    // The size has a field of its own.
    title: taskName(task),
    estimatedMinutes: task.estimatedMinutes,
    timesPerWeek: toText(task.timesPerWeek),
    week: toText(task.week),
    untilWeek: toText(task.untilWeek),
  };
}

/** A last week is for repeating tasks only, and not for those that belong to the week of their goal. */
export function hasLastWeek({ timesPerWeek, week }: TaskValues, weekOfGoal: number | null): boolean {
  return timesPerWeek !== '' && (week !== '' || weekOfGoal === null);
}

export function toTaskBody(values: TaskValues, task: Task, weekOfGoal: number | null) {
  const toNumber = (text: string) => (text === '' ? null : Number(text));
  const size = { estimatedMinutes: values.estimatedMinutes, timesPerWeek: toNumber(values.timesPerWeek) };
  return {
    title: toTitle(values.title.trim(), size, task),
    ...size,
    week: toNumber(values.week),
    untilWeek: hasLastWeek(values, weekOfGoal) ? toNumber(values.untilWeek) : null,
  };
}

type Size = Pick<Task, 'estimatedMinutes' | 'timesPerWeek'>;

const isSameSize = (a: Size, b: Size) => a.estimatedMinutes === b.estimatedMinutes && a.timesPerWeek === b.timesPerWeek;

/** The typed title, without the size at its end if the size field says something else. */
function toTitle(typed: string, size: Size, task: Task): string {
  if (typed === taskName(task) && isSameSize(size, task)) return task.title;
  const { estimatedMinutes, timesPerWeek } = sizeFromTitle(typed);
  return estimatedMinutes === null || isSameSize(size, { estimatedMinutes, timesPerWeek }) ? typed : withoutSize(typed);
}
