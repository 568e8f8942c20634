import { useSelector } from '@tanstack/react-form';
import { useState } from 'react';
import type { Goal } from '#contract/goals/goals.ts';
import type { PlanSchedule } from '#contract/schema/plan-schedule.ts';
import { type Task, taskUpdate } from '#contract/goals/tasks.ts';
import { goalWeek } from '#domain/plan/plan-order.ts';
import { sizeFromTitle } from '#domain/plan/task-size.ts';
import { useUser } from '#web/api/account/auth.ts';
import { useUpdateTask } from '#web/api/goals/tasks.ts';
import { bindText, bindValue } from '#web/forms/bind.ts';
import { changedFields } from '#web/forms/changed-fields.ts';
import { useAppForm } from '#web/forms/use-app-form.ts';
import { withContext } from '#web/http/error-context.ts';
import { FormDialog } from '#web/ui/dialog/form-dialog.tsx';
import { DurationField } from '#web/ui/fields/duration/duration-field.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { useFormats } from '#web/ui/formats/use-formats.ts';
import { toPlanDates } from '#web/widgets/plan/to-plan-dates.ts';
import { hasLastWeek, type TaskValues, toTaskBody, toTaskValues } from './task-values.ts';
import { repeatChoices, untilChoices, weekChoices } from './week-choices.ts';

export interface EditTaskDialogProps {
  readonly task: Task;
  readonly goal: Pick<Goal, 'title' | 'planWeek' | 'actionPlan'>;
  readonly schedule: PlanSchedule | undefined;
  readonly onClose: () => void;
}

export function EditTaskDialog({ task, goal, schedule, onClose }: EditTaskDialogProps) {
  const { _id: userId, timeZone } = useUser();
  const formats = useFormats();
  const { mutateAsync: update } = useUpdateTask();
  const weekOfGoal = goalWeek(goal);
  const weeks = { lastWeek: schedule?.lastWeek ?? null, dates: schedule && toPlanDates(schedule, timeZone) };
  // The duration field reads its value only once.
  const [typedSize, setTypedSize] = useState(0);
  const form = useAppForm<TaskValues>({
    initialValues: toTaskValues(task),
    schema: taskUpdate,
    toBody: (values) => toTaskBody(values, task, weekOfGoal),
    defaultField: 'title',
    draftKey: { userId, form: `task ${task._id}` },
    submit: async (values) => {
      const changes = changedFields(task, toTaskBody(values, task, weekOfGoal));
      try {
        if (Object.keys(changes).length > 0) await update({ task, changes });
      } catch (error) {
        throw withContext(error, 'The task was not saved.');
      }
      onClose();
    },
  });
  const values = useSelector(form.store, (state) => state.values);

  /** Shows the size that is typed at the end of the title in its own fields. */
  function applyTypedSize(title: string) {
    const { estimatedMinutes, timesPerWeek } = sizeFromTitle(title);
    if (estimatedMinutes === null) return;
    form.setFieldValue('estimatedMinutes', estimatedMinutes);
    form.setFieldValue('timesPerWeek', timesPerWeek === null ? '' : String(timesPerWeek));
    setTypedSize((count) => count + 1);
  }

  const hasPlan = goal.actionPlan !== null || task.week !== null;
  const isRepeating = values.timesPerWeek !== '';
  const canEnd = hasLastWeek(values, weekOfGoal);
  return (
    <FormDialog title="Edit Task" submitLabel="Save" form={form} onClose={onClose}>
      <form.Field name="title" listeners={{ onChange: ({ value }) => applyTypedSize(value) }}>
        {(field) => (
          <TextInput
            {...bindText(field)}
            label="Title"
            description="A size at the end, such as (45 min) or (3 × 20 min), sets the fields below."
            autoComplete="off"
            dir="auto"
          />
        )}
      </form.Field>
      <form.Field name="estimatedMinutes">
        {(field) => (
          <DurationField
            key={typedSize}
            {...bindValue(field)}
            label={isRepeating ? 'Size, each time (optional)' : 'Size (optional)'}
          />
        )}
      </form.Field>
      <form.Field name="timesPerWeek">
        {(field) => <SelectField {...bindText(field)} label="Repeats" choices={repeatChoices} />}
      </form.Field>
      {hasPlan && (
        <form.Field name="week">
          {(field) => (
            <SelectField
              {...bindText(field)}
              label={canEnd ? 'From week' : 'Week'}
              choices={weekChoices(task, weekOfGoal, weeks, formats)}
            />
          )}
        </form.Field>
      )}
      {hasPlan && canEnd && (
        <form.Field name="untilWeek">
          {(field) => (
            <SelectField {...bindText(field)} label="Until week" choices={untilChoices(task, weeks, formats)} />
          )}
        </form.Field>
      )}
    </FormDialog>
  );
}
