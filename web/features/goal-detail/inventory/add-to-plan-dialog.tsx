import { useSelector } from '@tanstack/react-form';
import { useState } from 'react';
import type { GoalDetail } from '#contract/goals/goals.ts';
import type { InventoryItem } from '#contract/goals/inventory.ts';
import { newTask } from '#contract/goals/tasks.ts';
import { limits } from '#domain/limits.ts';
import { createMatcher } from '#domain/search/search.ts';
import { useUser } from '#web/api/account/auth.ts';
import { withContext } from '#web/http/error-context.ts';
import { bindChoice, bindText, bindValue } from '#web/forms/bind.ts';
import { validationMessage } from '#web/forms/validation.ts';
import { type NewTask, useCreateTasks } from '#web/api/goals/tasks.ts';
import { useAppForm } from '#web/forms/use-app-form.ts';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { ChoiceField } from '#web/ui/fields/choice-field.tsx';
import { FormDialog } from '#web/ui/dialog/form-dialog.tsx';
import { SearchField } from '#web/ui/fields/search-field.tsx';
import { showToast } from '#web/ui/toast/toast.ts';
import * as classes from './add-to-plan-dialog.module.css';

interface AddToPlanDialogProps {
  readonly detail: GoalDetail;
  /** The item the dialog was opened for. It is selected initially. */
  readonly item: InventoryItem;
  readonly onClose: () => void;
}

const SEARCH_THRESHOLD = 8;
/** Limits the list, because a goal may have thousands of items. */
const MAX_RENDERED = 50;

const modes = [
  { value: 'bundle', label: 'One task for all', about: 'With its own title.' },
  { value: 'separate', label: 'A task for each', about: 'Named after its item.' },
] as const;

interface AddToPlanValues {
  readonly items: readonly string[];
  readonly mode: (typeof modes)[number]['value'];
  /** The title of the single task in 'bundle' mode. */
  readonly title: string;
}

/** Creates tasks from a goal's resources. */
export function AddToPlanDialog({ detail: { goal, inventory }, item, onClose }: AddToPlanDialogProps) {
  const { _id: userId } = useUser();
  const { mutateAsync: create } = useCreateTasks();
  const [query, setQuery] = useState('');
  const items = inventory.filter(({ _id, completed }) => !completed || _id === item._id);
  const listSelected = (ids: readonly string[]) => items.filter(({ _id }) => ids.includes(_id));

  const form = useAppForm<AddToPlanValues>({
    initialValues: { items: [item._id], mode: 'bundle', title: item.title },
    validate: ({ items: ids, mode, title }) => ({
      items: itemsError(listSelected(ids).length),
      title: mode === 'bundle' ? validationMessage(newTask.shape.title, title) : undefined,
    }),
    defaultField: 'items',
    draftKey: { userId, form: `tasks from items of ${goal._id}` },
    submit: async ({ items: ids, mode, title }) => {
      const selectedItems = listSelected(ids);
      const tasks: NewTask[] =
        mode === 'bundle'
          ? [{ title: title.trim(), inventoryItems: selectedItems.map(({ _id }) => _id) }]
          : selectedItems.map((each) => ({ title: each.title, inventoryItems: [each._id] }));
      try {
        await create({ goalId: goal._id, tasks });
      } catch (error) {
        throw withContext(error, 'The tasks were not added.');
      }
      onClose();
      showToast('done', `added to ${goal.actionPlan?.title ?? 'the plan'}.`, formatCount(tasks.length, 'task'));
    },
  });

  const { items: selectedIds, mode } = useSelector(form.store, ({ values }) => values);
  // Selected items stay visible even if they do not match the query.
  const matches = createMatcher(query);
  const matching = items.filter(({ _id, title }) => matches(title) || selectedIds.includes(_id));
  const rendered = matching.filter(({ _id }, n) => n < MAX_RENDERED || selectedIds.includes(_id));

  return (
    <FormDialog title="Add to plan" submitLabel="Add" form={form} onClose={onClose}>
      <p className={classes.plan}>
        Plan: <strong dir="auto">{goal.actionPlan?.title}</strong>
      </p>
      {items.length > SEARCH_THRESHOLD && <SearchField label="Search items" value={query} onChange={setQuery} />}
      <form.Field name="items">
        {(field) => {
          const { name, value, error, onChange } = bindValue(field);
          return (
            <ChoiceField
              legend="Items"
              type="checkbox"
              name={name}
              choices={rendered.map(({ _id, title }) => ({ value: _id, label: title }))}
              selected={value}
              error={error}
              onChange={(id, isSelected) => onChange(isSelected ? [...value, id] : value.filter((each) => each !== id))}
            />
          );
        }}
      </form.Field>
      {rendered.length < matching.length && (
        <p className={classes.more}>…and {matching.length - rendered.length} more. Search to find them.</p>
      )}
      <form.Field name="mode">
        {(field) => <ChoiceField {...bindChoice(field)} legend="Add as" type="radio" choices={modes} />}
      </form.Field>
      {/* Hidden instead of removed, to keep the typed title if the user switches back. */}
      <div hidden={mode !== 'bundle'}>
        <form.Field name="title">
          {(field) => <TextInput {...bindText(field)} label="Task title" autoComplete="off" dir="auto" />}
        </form.Field>
      </div>
    </FormDialog>
  );
}

function itemsError(count: number): string | undefined {
  if (count === 0) return 'Please choose at least one item.';
  return count > limits.itemsPerRequest ? `Please choose at most ${limits.itemsPerRequest} items.` : undefined;
}

function formatCount(count: number, noun: string): string {
  return `${count} ${count === 1 ? noun : `${noun}s`}`;
}
