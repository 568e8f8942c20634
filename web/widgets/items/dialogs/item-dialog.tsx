import { type InventoryItem, newInventoryItem } from '#contract/goals/inventory.ts';
import { priorities } from '#domain/inventory.ts';
import { useUser } from '#web/api/account/auth.ts';
import { bindText, bindValue } from '#web/forms/bind.ts';
import { changedFields } from '#web/forms/changed-fields.ts';
import { withContext } from '#web/http/error-context.ts';
import { useCreateItem, useUpdateItem } from '#web/api/goals/item-edits.ts';
import { useAppForm } from '#web/forms/use-app-form.ts';
import { Textarea } from '#web/ui/fields/textarea.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { DurationField } from '#web/ui/fields/duration/duration-field.tsx';
import { FormDialog } from '#web/ui/dialog/form-dialog.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TagsField } from '#web/ui/fields/tags-field.tsx';
import { showToast } from '#web/ui/toast/toast.ts';
import { type ItemValues, toItemBody, toItemValues } from './request-body.ts';
import { resolveGoal, useGoalOptions } from './goal-options.ts';
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

  const goalOptions = useGoalOptions();
  const selectedGoal = (values: ItemValues) => goal?._id ?? item?.goal ?? resolveGoal(goalOptions, values.goal);

  const form = useAppForm<ItemValues>({
    initialValues: toItemValues(item),
    schema: newInventoryItem,
    toBody: (values) => toItemBody(values, item),
    validate: (values) => ({ goal: selectedGoal(values) === '' ? 'Please select a goal.' : undefined }),
    defaultField: 'title',
    draftKey: { userId, form: `item ${item?._id ?? `new ${goal?._id ?? ''}`}` },
    submit: async (values) => {
      const body = toItemBody(values, item);
      try {
        await (item
          ? save(item, changedFields(item, body))
          : create({ goalId: selectedGoal(values), item: toCreateBody(body) }));
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

  return (
    <FormDialog
      title={item ? 'Edit Item' : 'Add Item'}
      submitLabel={item ? 'Save' : 'Add'}
      form={form}
      onClose={onClose}
    >
      {item || goal ? (
        <p style={{ overflowWrap: 'anywhere' }}>
          Goal: <strong dir="auto">{goal?.title ?? item?.goalTitle}</strong>
        </p>
      ) : (
        <form.Field name="goal">
          {(field) => {
            const value = resolveGoal(goalOptions, field.state.value);
            const choices = value === '' ? [{ value, label: 'Choose…' }, ...goalOptions] : goalOptions;
            return <SelectField {...bindText(field)} label="Goal" value={value} choices={choices} />;
          }}
        </form.Field>
      )}
      <form.Field name="title">
        {(field) => <TextInput {...bindText(field)} label="Title" autoComplete="off" dir="auto" />}
      </form.Field>
      <form.Field name="url">
        {(field) => (
          <TextInput
            {...bindText(field)}
            label="Link (optional)"
            placeholder="https://"
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            dir="ltr"
          />
        )}
      </form.Field>
      <form.Field name="notes">
        {(field) => <Textarea {...bindText(field)} label="Notes (optional)" rows={3} dir="auto" />}
      </form.Field>
      <form.Field name="tags">{(field) => <TagsField {...bindValue(field)} label="Tags (optional)" />}</form.Field>
      <form.Field name="priority">
        {(field) => <SelectField {...bindText(field)} label="Priority" choices={priorityOptions} />}
      </form.Field>
      <form.Field name="estimatedMinutes">
        {(field) => <DurationField {...bindValue(field)} label="Estimated time (optional)" />}
      </form.Field>
      {item && (
        <form.Field name="reflectionNote">
          {(field) => (
            <Textarea
              {...bindText(field)}
              label="Reflection (optional)"
              description="What did you take away from it?"
              rows={3}
              dir="auto"
            />
          )}
        </form.Field>
      )}
    </FormDialog>
  );
}

/** A new item without a link omits `url` instead of sending null. */
function toCreateBody({ url, ...rest }: ReturnType<typeof toItemBody>) {
  return url === null ? rest : { ...rest, url };
}
