import type { Task } from '#contract/goals/tasks.ts';

interface SimpleAction {
  readonly type:
    | 'toggle'
    | 'complete'
    | 'toggleTimer'
    | 'moveUp'
    | 'moveDown'
    | 'setAside'
    | 'putBack'
    | 'edit'
    | 'delete';
  readonly task: Task;
}

interface TickAction {
  readonly type: 'tick';
  readonly task: Task;
  readonly day: string;
}

/** What can be done with a task in a list. */
export type TaskAction = SimpleAction | TickAction;
