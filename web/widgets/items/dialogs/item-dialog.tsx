import { Textarea, TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { type InventoryItem, newInventoryItem } from '#contract/inventory.ts';
import { priorities } from '#domain/inventory.ts';
import { useUser } from '#web/api/auth.ts';
import { changesOf } from '#web/api/changes.ts';
import { failureOf } from '#web/api/failure.ts';
import { useCreateItem, useUpdateItem } from '#web/api/inventory.ts';
import { messagesOf } from '#web/api/message-of.ts';
import { useForm } from '#web/api/use-form.ts';
import { DurationField } from '#web/ui/duration-field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TagsField } from '#web/ui/tags-field.tsx';
import { showToast } from '#web/ui/toast.ts';
import { bodyOf, itemFields } from './item-body.ts';
import { ItemGoalField } from './item-goal-field.tsx';
import { priorityNames } from './priority-names.ts';

interface ItemDialogProps {
  /** The one to edit; without it a new one is made. */
  readonly item?: InventoryItem;
  /** Where a new one goes; without it the user is asked. */
  readonly goal?: { readonly _id: string; readonly title: string } | undefined;
  readonly onClose: () => void;
}

const choices = priorities.map((value) => ({ value, label: priorityNames[value] }));

export function ItemDialog({ item, goal, onClose }: ItemDialogProps) {
  const { _id: userId } = useUser();
  const { mutateAsync: create } = useCreateItem();
  const { mutateAsync: update } = useUpdateItem();

  const form = useForm({
    fields: itemFields,
    defaultField: 'title',
    draft: { userId, form: `item ${item?._id ?? `new ${goal?._id ?? ''}`}` },
    check: (values) => ({
      ...(values.goal === '' && { goal: 'Please select a goal.' }),
      ...messagesOf(newInventoryItem, bodyOf(values, item)),
    }),
    send: async (values) => {
      const body = bodyOf(values, item);
      try {
        await (item ? save(item, changesOf(item, body)) : create({ goalId: values.goal, item: sentOf(body) }));
      } catch (error) {
        throw failureOf(error, 'The item was not saved.');
      }
      onClose();
      showToast('done', item ? 'saved.' : 'added.', body.title);
    },
  });

  async function save(before: InventoryItem, changes: Partial<ReturnType<typeof bodyOf>>) {
    if (Object.keys(changes).length > 0) await update({ item: before, changes });
  }

  const { draft } = form;
  const storedTags = draft ? (JSON.parse(draft.tags) as string[]) : item?.tags;
  const storedMinutes = draft ? draft.estimatedMinutes : item?.estimatedMinutes;

  return (
    <FormDialog
      title={item ? 'Edit Item' : 'Add Item'}
      submitLabel={item ? 'Save' : 'Add'}
      form={form}
      onClose={onClose}
    >
      {item || goal ? (
        <p style={{ margin: 0, overflowWrap: 'anywhere' }}>
          Goal: <strong dir="auto">{goal?.title ?? item?.goalTitle}</strong>
          <input type="hidden" name="goal" value={goal?._id ?? item?.goal} />
        </p>
      ) : (
        <ItemGoalField {...form.field('goal')} defaultGoal={draft?.goal} />
      )}
      <TextInput
        {...form.field('title')}
        label="Title"
        defaultValue={draft?.title ?? item?.title}
        autoComplete="off"
        dir="auto"
      />
      <TextInput
        {...form.field('url')}
        label="Link (optional)"
        placeholder="https://"
        inputMode="url"
        defaultValue={draft?.url ?? item?.url ?? ''}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
      />
      <Textarea
        {...form.field('notes')}
        label="Notes (optional)"
        defaultValue={draft?.notes ?? item?.notes}
        rows={3}
        dir="auto"
      />
      <TagsField {...form.field('tags')} label="Tags (optional)" defaultTags={storedTags ?? []} />
      <SelectField
        {...form.field('priority')}
        label="Priority"
        defaultValue={draft?.priority ?? item?.priority ?? 'med'}
        choices={choices}
      />
      <DurationField
        {...form.field('estimatedMinutes')}
        label="Estimated time (optional)"
        defaultMinutes={Number(storedMinutes) || undefined}
      />
      {item ? (
        <Textarea
          {...form.field('reflectionNote')}
          label="Reflection (optional)"
          description="What did you take away from it?"
          defaultValue={draft?.reflectionNote ?? item.reflectionNote}
          rows={3}
          dir="auto"
        />
      ) : (
        <input type="hidden" name="reflectionNote" value="" />
      )}
    </FormDialog>
  );
}

/** Of a new one, only what is there: a link that is none is left out. */
function sentOf({ url, ...rest }: ReturnType<typeof bodyOf>) {
  return url === null ? rest : { ...rest, url };
}
