import { useState } from 'react';
import type { FocusAreaWithGoals } from '#contract/focus-areas.ts';
import { goalUpdate, type Goal } from '#contract/goals.ts';
import { useUser } from '#web/api/auth.ts';
import { changedFields } from '#web/forms/changed-fields.ts';
import { withContext } from '#web/http/error-context.ts';
import { useCreateGoal, useUpdateGoal } from '#web/api/goals.ts';
import { validationMessages } from '#web/forms/validation.ts';
import { useForm } from '#web/forms/use-form.ts';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { FormDialog } from '#web/ui/dialog/form-dialog.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { compareNames } from '#domain/search/search.ts';
import { showToast } from '#web/ui/toast/toast.ts';

interface GoalDialogProps {
  readonly areas: readonly FocusAreaWithGoals[];
  /** The goal to edit; omit to create one. */
  readonly goal?: Goal;
  /** Preselected for a new goal. */
  readonly defaultFocusArea?: string | undefined;
  readonly onSaved?: ((goal: Goal) => void) | undefined;
  readonly onClose: () => void;
}

export function GoalDialog({ areas, goal, defaultFocusArea, onSaved, onClose }: GoalDialogProps) {
  const { _id: userId } = useUser();
  const { mutateAsync: create } = useCreateGoal();
  const { mutateAsync: update } = useUpdateGoal();
  const onlyAreaId = areas.length === 1 ? areas[0]?._id : undefined;
  const areaOptions = areas
    .toSorted((a, b) => compareNames(a.name, b.name))
    .map(({ _id, name }) => ({ value: _id, label: name }));

  const form = useForm({
    fields: ['title', 'focusArea'],
    defaultField: 'title',
    draftKey: { userId, form: `goal ${goal?._id ?? 'new'}` },
    // A restored draft may name a focus area that no longer exists.
    validate: ({ title, focusArea: id }) =>
      validationMessages(goalUpdate, { title, focusArea: areas.some(({ _id }) => _id === id) ? id : '' }),
    submit: async (values) => {
      const body = { title: values.title.trim(), focusArea: values.focusArea };
      try {
        const saved = await (goal ? update({ id: goal._id, changes: changedFields(goal, body) }) : create(body));
        onClose();
        onSaved?.(saved);
        showToast('done', goal ? 'saved.' : 'created.', saved.title);
      } catch (error) {
        throw withContext(error, goal ? 'Failed to update goal.' : '❌ Failed to create goal. Please try again.');
      }
    },
  });
  const [selectedAreaId, setSelectedAreaId] = useState(
    form.draft?.focusArea ?? goal?.focusArea ?? defaultFocusArea ?? onlyAreaId ?? '',
  );
  const areaExists = areas.some(({ _id }) => _id === selectedAreaId);

  return (
    <FormDialog
      title={goal ? 'Edit Goal' : 'Add Goal'}
      submitLabel={goal ? 'Save' : 'Create'}
      form={form}
      onClose={onClose}
    >
      <TextInput
        {...form.field('title')}
        label="Title"
        defaultValue={form.draft?.title ?? goal?.title}
        autoComplete="off"
        dir="auto"
      />
      <SelectField
        {...form.field('focusArea')}
        label="Focus area"
        value={selectedAreaId}
        // Without an option for a deleted area, the select would silently fall back to another one.
        choices={
          areaExists
            ? areaOptions
            : [{ value: selectedAreaId, label: selectedAreaId === '' ? 'Choose…' : 'Deleted' }, ...areaOptions]
        }
        onChange={({ currentTarget }) => setSelectedAreaId(currentTarget.value)}
      />
    </FormDialog>
  );
}
