import type { GoalDetail } from '#contract/goals/goals.ts';
import type { TimeEntry } from '#contract/time-entries/time-entries.ts';

type StepIds = Pick<TimeEntry, 'taskId' | 'inventoryItemId'>;

/** The value of the select for a task or resource; empty for the goal alone. */
export function stepChoice(taskId: string | null, inventoryItemId: string | null): string {
  if (taskId !== null) return `task ${taskId}`;
  return inventoryItemId === null ? '' : `item ${inventoryItemId}`;
}

/** The inverse of `stepChoice`. */
export function parseStepChoice(choice: string): StepIds {
  const [type, id = null] = choice.split(' ');
  return { taskId: type === 'task' ? id : null, inventoryItemId: type === 'item' ? id : null };
}

interface LoadState {
  readonly isLoading: boolean;
  readonly isError: boolean;
}

/** The goal's open tasks and resources, and the chosen one whatever its state. `goal` is undefined until it has loaded. */
export function buildStepChoices(
  goal: Pick<GoalDetail, 'tasks' | 'inventory'> | undefined,
  chosen: string,
  entry: (StepIds & Pick<TimeEntry, 'stepTitle'>) | undefined,
  { isLoading, isError }: LoadState,
) {
  const tasks = (goal?.tasks ?? [])
    .map((task) => ({ ...task, value: stepChoice(task._id, null), isOpen: !task.completed && !task.isSetAside }))
    .filter(isListed);
  const items = (goal?.inventory ?? [])
    .map((item) => ({ ...item, value: stepChoice(null, item._id), isOpen: !item.completed }))
    .filter(isListed);
  const isMissing = chosen !== '' && ![...tasks, ...items].some(({ value }) => value === chosen);
  return [
    { value: '', label: isError ? 'None (the tasks could not be loaded)' : 'None' },
    ...(isMissing ? [{ value: chosen, label: missingLabel() }] : []),
    ...group('Tasks', tasks),
    ...group('Resources', items),
  ];

  function isListed({ value, isOpen }: { readonly value: string; readonly isOpen: boolean }): boolean {
    return isOpen || value === chosen;
  }

  /** Until the goal has loaded, an entry knows the title of its own task. */
  function missingLabel(): string {
    const ownChoice = entry && stepChoice(entry.taskId, entry.inventoryItemId);
    if (!goal && chosen === ownChoice && entry?.stepTitle) return entry.stepTitle;
    return isLoading ? 'Loading…' : 'No longer available';
  }
}

function group(label: string, steps: readonly { readonly value: string; readonly title: string }[]) {
  if (steps.length === 0) return [];
  return [{ id: label, label, choices: steps.map(({ value, title }) => ({ value, label: title })) }];
}
