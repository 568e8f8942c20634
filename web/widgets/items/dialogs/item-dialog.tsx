import { type InventoryItem, newInventoryItem } from '#contract/inventory.ts';
import { priorities } from '#domain/inventory.ts';
import { useUser } from '#web/api/auth.ts';
import { changedFields } from '#web/forms/changed-fields.ts';
import { withContext } from '#web/http/error-context.ts';
import { useCreateItem, useUpdateItem } from '#web/api/inventory.ts';
import { validationMessages } from '#web/forms/validation.ts';
import { useForm } from '#web/forms/use-form.ts';
import { Textarea } from '#web/ui/fields/textarea.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { DurationField } from '#web/ui/fields/duration/duration-field.tsx';
import { FormDialog } from '#web/ui/dialog/form-dialog.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TagsField } from '#web/ui/fields/tags-field.tsx';
import { showToast } from '#web/ui/toast/toast.ts';
import { toItemBody, itemFields } from './request-body.ts';
import { ItemGoalField } from './goal-field.tsx';
import { priorityLabels } from '../priority-labels.ts';

interface ItemDialogProps {
  /** The item to edit; omit to create one. */
  readonly item?: InventoryItem;
  /** The goal of a new item; without it, the dialog asks for one. */
  readonly goal?: { readonly _id: string; readonly title: string } | undefined;
  readonly onClose: () => void;
}

const priorityOptions = priorities.map((value) => ({ value, label: priorityLabels[value] }));

export function ItemDialog({ item, goal, onClose }: ItemDialogProps) {
  const { _id: userId } = useUser();
  const { mutateAsync: create } = useCreateItem();
  const { mutateAsync: update } = useUpdateItem();

  const form = useForm({
    fields: itemFields,
    defaultField: 'title',
    draftKey: { userId, form: `item ${item?._id ?? `new ${goal?._id ?? ''}`}` },
    validate: (values) => ({
      ...(values.goal === '' && { goal: 'Please select a goal.' }),
      ...validationMessages(newInventoryItem, toItemBody(values, item)),
    }),
    submit: async (values) => {
      const body = toItemBody(values, item);
      try {
        await (item
          ? save(item, changedFields(item, body))
          : create({ goalId: values.goal, item: toCreateBody(body) }));
      } catch (error) {
        throw withContext(error, 'The item was not saved.');
      }
      onClose();
      showToast('done', item ? 'saved.' : 'added.', body.title);
    },
  });

  async function save(before: InventoryItem, changes: Partial<ReturnType<typeof toItemBody>>) {
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
        choices={priorityOptions}
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

/** A new item without a link omits `url` instead of sending null. */
function toCreateBody({ url, ...rest }: ReturnType<typeof toItemBody>) {
  return url === null ? rest : { ...rest, url };
}
