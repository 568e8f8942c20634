import type { FocusAreaWithGoals } from '#contract/goals/focus-areas.ts';
import { type Goal, type goals, goalUpdate } from '#contract/goals/goals.ts';
import { useUser } from '#web/api/account/auth.ts';
import { bindText } from '#web/forms/bind.ts';
import { changedFields } from '#web/forms/changed-fields.ts';
import { withContext } from '#web/http/error-context.ts';
import { useCreateGoal, useUpdateGoal } from '#web/api/goals/goals.ts';
import type { FormValues, RequestBody } from '#web/forms/form-values.ts';
import { useAppForm } from '#web/forms/use-app-form.ts';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { FormDialog } from '#web/ui/dialog/form-dialog.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { listAreaChoicesWith } from '#web/widgets/area-choices/area-choices.ts';
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

  const form = useAppForm<FormValues<RequestBody<typeof goals.update>>>({
    initialValues: {
      title: goal?.title ?? '',
      focusArea: goal?.focusArea ?? defaultFocusArea ?? onlyAreaId ?? '',
    },
    schema: goalUpdate,
    // A restored draft may name a focus area that no longer exists.
    toBody: ({ title, focusArea: id }) => ({ title, focusArea: areas.some(({ _id }) => _id === id) ? id : '' }),
    defaultField: 'title',
    draftKey: { userId, form: `goal ${goal?._id ?? 'new'}` },
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

  return (
    <FormDialog
      title={goal ? 'Edit Goal' : 'Add Goal'}
      submitLabel={goal ? 'Save' : 'Create'}
      form={form}
      onClose={onClose}
    >
      <form.Field name="title">
        {(field) => <TextInput {...bindText(field)} label="Title" autoComplete="off" dir="auto" />}
      </form.Field>
      <form.Field name="focusArea">
        {(field) => (
          <SelectField
            {...bindText(field)}
            label="Focus area"
            choices={listAreaChoicesWith(field.state.value, areas)}
          />
        )}
      </form.Field>
    </FormDialog>
  );
}
