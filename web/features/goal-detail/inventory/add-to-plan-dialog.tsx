import { useState } from 'react';
import type { GoalDetail } from '#contract/goal-detail.ts';
import type { InventoryItem } from '#contract/inventory.ts';
import { newTask } from '#contract/tasks.ts';
import { limits } from '#domain/limits.ts';
import { createMatcher } from '#domain/search/search.ts';
import { useUser } from '#web/api/auth.ts';
import { withContext } from '#web/http/error-context.ts';
import { validationMessages } from '#web/forms/validation.ts';
import { type NewTask, useCreateTasks } from '#web/api/tasks.ts';
import { useForm } from '#web/forms/use-form.ts';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { ChoiceField } from '#web/ui/fields/choice-field.tsx';
import { FormDialog } from '#web/ui/dialog/form-dialog.tsx';
import { SearchField } from '#web/ui/fields/search-field.tsx';
import { showToast } from '#web/ui/toast/toast.ts';
import classes from './add-to-plan-dialog.module.css';

interface AddToPlanDialogProps {
  readonly detail: GoalDetail;
  /** The item the dialog was opened for; initially selected. */
  readonly item: InventoryItem;
  readonly onClose: () => void;
}

const SEARCH_THRESHOLD = 8;
/** A goal may have thousands of items. */
const MAX_RENDERED = 50;

const modes = [
  { value: 'bundle', label: 'One task for all', about: 'With its own title.' },
  { value: 'separate', label: 'A task for each', about: 'Named after its item.' },
] as const;

/** Creates tasks from the resources of a goal. */
export function AddToPlanDialog({ detail: { goal, inventory }, item, onClose }: AddToPlanDialogProps) {
  const { _id: userId } = useUser();
  const { mutateAsync: create } = useCreateTasks();
  const [selectedIds, setSelectedIds] = useState<readonly string[]>([item._id]);
  const [mode, setMode] = useState<(typeof modes)[number]['value']>('bundle');
  const [query, setQuery] = useState('');
  const items = inventory.filter(({ _id, completed }) => !completed || _id === item._id);
  const selectedItems = items.filter(({ _id }) => selectedIds.includes(_id));
  // Selected items stay visible, whatever the query.
  const matches = createMatcher(query);
  const matching = items.filter(({ _id, title }) => matches(title) || selectedIds.includes(_id));
  const rendered = matching.filter(({ _id }, n) => n < MAX_RENDERED || selectedIds.includes(_id));

  const form = useForm({
    fields: ['items', 'title'],
    defaultField: 'items',
    draftKey: { userId, form: `tasks from items of ${goal._id}` },
    validate: ({ title }): { items?: string; title?: string } => ({
      ...(selectedItems.length === 0 && { items: 'Please choose at least one item.' }),
      ...(selectedItems.length > limits.itemsPerRequest && {
        items: `Please choose at most ${limits.itemsPerRequest} items.`,
      }),
      ...(mode === 'bundle' && validationMessages(newTask, { title })),
    }),
    submit: async ({ title }) => {
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

  return (
    <FormDialog title="Add to plan" submitLabel="Add" form={form} onClose={onClose}>
      <p className={classes.plan}>
        Plan: <strong dir="auto">{goal.actionPlan?.title}</strong>
      </p>
      {items.length > SEARCH_THRESHOLD && <SearchField label="Search items" value={query} onChange={setQuery} />}
      <ChoiceField
        legend="Items"
        type="checkbox"
        name="items"
        choices={rendered.map(({ _id, title }) => ({ value: _id, label: title }))}
        selected={selectedIds}
        error={form.field('items').error}
        onChange={(id, isSelected) =>
          setSelectedIds((current) => (isSelected ? [...current, id] : current.filter((each) => each !== id)))
        }
      />
      {rendered.length < matching.length && (
        <p className={classes.more}>…and {matching.length - rendered.length} more. Search to find them.</p>
      )}
      <ChoiceField
        legend="Add as"
        type="radio"
        name="way"
        choices={modes}
        selected={[mode]}
        onChange={(next) => setMode(next)}
      />
      {/* Hidden instead of removed, to keep the typed title if the user switches back. */}
      <div hidden={mode !== 'bundle'}>
        <TextInput
          {...form.field('title')}
          label="Task title"
          defaultValue={form.draft?.title ?? item.title}
          autoComplete="off"
          dir="auto"
        />
      </div>
    </FormDialog>
  );
}

function formatCount(count: number, noun: string): string {
  return `${count} ${count === 1 ? noun : `${noun}s`}`;
}
