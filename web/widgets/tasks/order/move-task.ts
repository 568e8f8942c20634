import type { Task } from '#contract/tasks.ts';

/** The list with a task at another index. */
export function withTaskAt(tasks: readonly Task[], id: string, index: number): Task[] {
  const task = tasks.find(({ _id }) => _id === id);
  return task ? tasks.filter(({ _id }) => _id !== id).toSpliced(index, 0, task) : [...tasks];
}

/** The task behind which a task is in a list; null if it is the first. */
export function precedingId(tasks: readonly Task[], id: string): string | null {
  return tasks[tasks.findIndex(({ _id }) => _id === id) - 1]?._id ?? null;
}
