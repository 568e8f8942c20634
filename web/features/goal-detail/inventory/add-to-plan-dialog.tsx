import { TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { useState } from 'react';
import type { GoalDetail } from '#contract/goal-detail.ts';
import type { InventoryItem } from '#contract/inventory.ts';
import { newTask } from '#contract/tasks.ts';
import { limits } from '#domain/limits.ts';
import { searcher } from '#domain/search.ts';
import { useUser } from '#web/api/auth.ts';
import { failureOf } from '#web/api/failure.ts';
import { messagesOf } from '#web/api/message-of.ts';
import { type NewTask, useCreateTasks } from '#web/api/tasks.ts';
import { useForm } from '#web/api/use-form.ts';
import { ChoiceField } from '#web/ui/choice-field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { showToast } from '#web/ui/toast.ts';
import classes from './add-to-plan.module.css';

interface AddToPlanProps {
  readonly detail: GoalDetail;
  /** The one that was chosen first. */
  readonly item: InventoryItem;
  readonly onClose: () => void;
}

/** From here on they can be searched, and not more than so many are drawn: a goal may have thousands. */
const MANY = 8;
const SHOWN = 50;

const ways = [
  { value: 'bundle', label: 'One task for all', about: 'With a title of its own.' },
  { value: 'separate', label: 'A task for each', about: 'Each has the title of its item.' },
] as const;

/** Makes tasks from resources of a goal that is in a plan. */
export function AddToPlan({ detail: { goal, inventory }, item, onClose }: AddToPlanProps) {
  const { _id: userId } = useUser();
  const { mutateAsync: create } = useCreateTasks();
  const [chosen, setChosen] = useState<readonly string[]>([item._id]);
  const [way, setWay] = useState<(typeof ways)[number]['value']>('bundle');
  const [query, setQuery] = useState('');
  const items = inventory.filter(({ _id, completed }) => !completed || _id === item._id);
  const picked = items.filter(({ _id }) => chosen.includes(_id));
  // Those that were chosen stay in sight, whatever is searched for.
  const finds = searcher(query);
  const found = items.filter(({ _id, title }) => finds(title) || chosen.includes(_id));
  const shown = found.filter(({ _id }, n) => n < SHOWN || chosen.includes(_id));

  const form = useForm({
    fields: ['items', 'title'],
    defaultField: 'items',
    draft: { userId, form: `tasks from items of ${goal._id}` },
    check: ({ title }): { items?: string; title?: string } => ({
      ...(picked.length === 0 && { items: 'Please choose at least one item.' }),
      ...(picked.length > limits.itemsAtOnce && { items: `Please choose at most ${limits.itemsAtOnce} items.` }),
      ...(way === 'bundle' && messagesOf(newTask, { title })),
    }),
    send: async ({ title }) => {
      const tasks: NewTask[] =
        way === 'bundle'
          ? [{ title: title.trim(), inventoryItems: picked.map(({ _id }) => _id) }]
          : picked.map((each) => ({ title: each.title, inventoryItems: [each._id] }));
      try {
        await create({ goalId: goal._id, tasks });
      } catch (error) {
        throw failureOf(error, 'The tasks were not added.');
      }
      onClose();
      showToast('done', `added to ${goal.actionPlan?.title ?? 'the plan'}.`, countOf(tasks.length, 'task'));
    },
  });

  return (
    <FormDialog title="Add to plan" submitLabel="Add" form={form} onClose={onClose}>
      <p className={classes.plan}>
        Plan: <strong dir="auto">{goal.actionPlan?.title}</strong>
      </p>
      {items.length > MANY && <SearchField label="Search items" value={query} onChange={setQuery} />}
      <ChoiceField
        legend="Items"
        type="checkbox"
        name="items"
        choices={shown.map(({ _id, title }) => ({ value: _id, label: title }))}
        chosen={chosen}
        error={form.field('items').error}
        onChoose={(id, isChosen) => setChosen((now) => (isChosen ? [...now, id] : now.filter((each) => each !== id)))}
      />
      {shown.length < found.length && (
        <p className={classes.more}>…and {found.length - shown.length} more. Search to find them.</p>
      )}
      <ChoiceField
        legend="As"
        type="radio"
        name="way"
        choices={ways}
        chosen={[way]}
        onChoose={(next) => setWay(next)}
      />
      {/* Hidden, not taken away: whoever comes back to it finds what was typed. */}
      <div hidden={way !== 'bundle'}>
        <TextInput
          {...form.field('title')}
          label="Title of the task"
          defaultValue={form.draft?.title ?? item.title}
          autoComplete="off"
          dir="auto"
        />
      </div>
    </FormDialog>
  );
}

function countOf(count: number, thing: string): string {
  return `${count} ${count === 1 ? thing : `${thing}s`}`;
}
