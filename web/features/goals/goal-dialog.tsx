import { TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import type { FocusAreaWithGoals } from '#contract/focus-areas.ts';
import { changedGoal, type Goal } from '#contract/goals.ts';
import { useUser } from '#web/api/auth.ts';
import { failureOf } from '#web/api/failure.ts';
import { type GoalChanges, useCreateGoal, useUpdateGoal } from '#web/api/goals.ts';
import { messagesOf } from '#web/api/message-of.ts';
import { useForm } from '#web/api/use-form.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { byName } from '#web/ui/search.ts';
import { showToast } from '#web/ui/toast.ts';

interface GoalDialogProps {
  readonly areas: readonly FocusAreaWithGoals[];
  /** The one to edit; without it a new one is made. */
  readonly goal?: Goal;
  /** Where a new one goes, as far as the user has said so. */
  readonly focusArea?: string | undefined;
  readonly onClose: () => void;
}

export function GoalDialog({ areas, goal, focusArea, onClose }: GoalDialogProps) {
  const { _id: userId } = useUser();
  const { mutateAsync: create } = useCreateGoal();
  const { mutateAsync: update } = useUpdateGoal();
  const only = areas.length === 1 ? areas[0]?._id : undefined;
  const chosen = goal?.focusArea ?? focusArea ?? only;
  const choices = areas
    .toSorted((a, b) => byName(a.name, b.name))
    .map(({ _id, name }) => ({ value: _id, label: name }));

  const form = useForm({
    fields: ['title', 'focusArea'],
    defaultField: 'title',
    draft: { userId, form: `goal ${goal?._id}` },
    check: (values) => messagesOf(changedGoal, values),
    send: async (values) => {
      const title = values.title.trim();
      try {
        await (goal
          ? update({ id: goal._id, changes: changesOf(goal, { title, focusArea: values.focusArea }) })
          : create({ title, focusArea: values.focusArea }));
      } catch (error) {
        throw failureOf(error, goal ? 'Failed to update goal.' : '❌ Failed to create goal. Please try again.');
      }
      onClose();
      showToast('done', goal ? `${title} saved.` : `${title} created.`);
    },
  });

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
        defaultValue={form.draft?.focusArea ?? chosen ?? ''}
        choices={chosen === undefined ? [{ value: '', label: 'Choose…' }, ...choices] : choices}
      />
    </FormDialog>
  );
}

/** Only what differs: whatever another tab has changed meanwhile stays changed. */
function changesOf(goal: Goal, { title, focusArea }: Required<GoalChanges>): GoalChanges {
  return { ...(title !== goal.title && { title }), ...(focusArea !== goal.focusArea && { focusArea }) };
}
