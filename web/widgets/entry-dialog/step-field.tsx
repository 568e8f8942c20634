import { useSelector } from '@tanstack/react-form';
import { useQuery } from '@tanstack/react-query';
import type { TimeEntry } from '#contract/time-entries/time-entries.ts';
import { goalDetailQuery } from '#web/api/goals/goals.ts';
import { bindValue } from '#web/forms/bind.ts';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import type { EntryForm } from './entry-values.ts';
import { buildStepChoices, parseStepChoice, stepChoice } from './step-choices.ts';

interface StepFieldProps {
  readonly form: EntryForm;
  /** The entry that is edited or duplicated. Its task is listed even if it is completed. */
  readonly entry: TimeEntry | undefined;
}

/** What the entry was tracked on, besides its goal: one of the goal's open tasks and resources. */
export function StepField({ form, entry }: StepFieldProps) {
  const goalId = useSelector(form.store, ({ values }) => values.goalId);
  const { data, isLoading, isError } = useQuery({ ...goalDetailQuery(goalId), enabled: goalId !== '' });
  return (
    <form.Field name="inventoryItemId">
      {(itemField) => (
        <form.Field name="taskId">
          {(taskField) => {
            const task = bindValue(taskField);
            const item = bindValue(itemField);
            const chosen = stepChoice(task.value, item.value);
            return (
              <SelectField
                label="Task or resource (optional)"
                name={task.name}
                value={chosen}
                error={task.error ?? item.error}
                choices={buildStepChoices(data, chosen, entry, { isLoading, isError })}
                onChange={({ currentTarget }) => {
                  const { taskId, inventoryItemId } = parseStepChoice(currentTarget.value);
                  task.onChange(taskId);
                  item.onChange(inventoryItemId);
                }}
              />
            );
          }}
        </form.Field>
      )}
    </form.Field>
  );
}
