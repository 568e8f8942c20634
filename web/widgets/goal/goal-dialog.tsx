import { TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { useState } from 'react';
import type { FocusAreaWithGoals } from '#contract/focus-areas.ts';
import { changedGoal, type Goal } from '#contract/goals.ts';
import { useUser } from '#web/api/auth.ts';
import { changesOf } from '#web/api/changes.ts';
import { failureOf } from '#web/api/failure.ts';
import { useCreateGoal, useUpdateGoal } from '#web/api/goals.ts';
import { messagesOf } from '#web/api/message-of.ts';
import { useForm } from '#web/api/use-form.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { byName } from '#domain/search.ts';
import { showToast } from '#web/ui/toast.ts';

interface GoalDialogProps {
  readonly areas: readonly FocusAreaWithGoals[];
  /** The one to edit; without it a new one is made. */
  readonly goal?: Goal;
  /** Where a new one goes, as far as the user has said so. */
  readonly focusArea?: string | undefined;
  readonly onSaved?: ((goal: Goal) => void) | undefined;
  readonly onClose: () => void;
}

export function GoalDialog({ areas, goal, focusArea, onSaved, onClose }: GoalDialogProps) {
  const { _id: userId } = useUser();
  const { mutateAsync: create } = useCreateGoal();
  const { mutateAsync: update } = useUpdateGoal();
  const only = areas.length === 1 ? areas[0]?._id : undefined;
  const choices = areas
    .toSorted((a, b) => byName(a.name, b.name))
    .map(({ _id, name }) => ({ value: _id, label: name }));

  const form = useForm({
    fields: ['title', 'focusArea'],
    defaultField: 'title',
    draft: { userId, form: `goal ${goal?._id ?? 'new'}` },
    // One that is no longer there cannot be chosen.
    check: ({ title, focusArea: id }) =>
      messagesOf(changedGoal, { title, focusArea: areas.some(({ _id }) => _id === id) ? id : '' }),
    send: async (values) => {
      const body = { title: values.title.trim(), focusArea: values.focusArea };
      try {
        const saved = await (goal ? update({ id: goal._id, changes: changesOf(goal, body) }) : create(body));
        onClose();
        onSaved?.(saved);
        showToast('done', goal ? 'saved.' : 'created.', saved.title);
      } catch (error) {
        throw failureOf(error, goal ? 'Failed to update goal.' : '❌ Failed to create goal. Please try again.');
      }
    },
  });
  const [chosen, setChosen] = useState(form.draft?.focusArea ?? goal?.focusArea ?? focusArea ?? only ?? '');
  const isKnown = areas.some(({ _id }) => _id === chosen);

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
        value={chosen}
        // Another area must not slip into the place of one that was deleted meanwhile.
        choices={isKnown ? choices : [{ value: chosen, label: chosen === '' ? 'Choose…' : 'Deleted' }, ...choices]}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
      />
    </FormDialog>
  );
}
