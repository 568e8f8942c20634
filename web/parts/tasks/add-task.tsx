import type { Goal } from '#contract/goals.ts';
import { newTask } from '#contract/tasks.ts';
import { failureOf } from '#web/api/failure.ts';
import { useCreateTask } from '#web/api/tasks.ts';
import { AddByName } from '../adding/add-by-name.tsx';

interface AddTaskProps {
  readonly goal: Pick<Goal, '_id' | 'title'>;
}

/** A task from a title. */
export function AddTask({ goal }: AddTaskProps) {
  const { mutateAsync: create } = useCreateTask();
  return (
    <AddByName
      label={`New task for ${goal.title}`}
      placeholder="New task…"
      draftForm={`task of ${goal._id}`}
      schema={newTask.shape.title}
      onAdd={(title) => create({ goalId: goal._id, task: { title } })}
      failureOf={(error) => failureOf(error, 'The task was not added.')}
    />
  );
}
