import { useSelector } from '@tanstack/react-form';
import { type ActionPlan, planScheduleChange } from '#contract/plans/action-plans.ts';
import { addDays } from '#domain/calendar/calendar.ts';
import { formatNearDate, formatWeekRange } from '#domain/calendar/format-date.ts';
import { formatDayRange } from '#domain/calendar/format-day-range.ts';
import { limits } from '#domain/limits.ts';
import { useChangeSchedule } from '#web/api/plans/action-plans.ts';
import { bindChoice, bindText } from '#web/forms/bind.ts';
import { useAppForm } from '#web/forms/use-app-form.ts';
import { withContext } from '#web/http/error-context.ts';
import { FormDialog } from '#web/ui/dialog/form-dialog.tsx';
import { ChoiceField } from '#web/ui/fields/choice-field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { showToast } from '#web/ui/toast/toast.ts';
import { showUndoToast } from '#web/widgets/undo-toast/undo-toast.ts';
import type { WeekContext } from '#web/widgets/plan/schedule-labels.ts';
import { type StartValues, initialStart, toStartWeek } from './start-week.ts';

interface StartDialogProps {
  readonly plan: ActionPlan;
  readonly context: WeekContext;
  readonly onClose: () => void;
}

const FAILED = 'The plan was not changed.';

/** Asks for the week in which a plan starts, or to which its start is moved. */
export function StartDialog({ plan, context, onClose }: StartDialogProps) {
  const { currentWeek, today, formats } = context;
  const { startWeek: oldStart, pauses } = plan.schedule;
  const { mutateAsync: change } = useChangeSchedule(plan._id);
  const toBody = (values: StartValues) => ({ action: 'start' as const, startWeek: toStartWeek(values, currentWeek) });

  const form = useAppForm<StartValues>({
    initialValues: initialStart(oldStart, today),
    schema: planScheduleChange,
    toBody,
    aliases: { startWeek: 'day' },
    defaultField: 'choice',
    submit: async (values) => {
      const { startWeek = currentWeek } = toBody(values);
      try {
        await change({ action: 'start', startWeek });
      } catch (error) {
        throw withContext(error, FAILED);
      }
      onClose();
      const done = `${startWeek < today ? 'started' : 'starts'} on ${formatNearDate(startWeek, today, formats)}.`;
      // Moving the start back would not bring back the pauses.
      if (pauses.length > 0) {
        showToast('done', done, plan.title);
        return;
      }
      const undo =
        oldStart === null ? ({ action: 'reset' } as const) : { action: 'start' as const, startWeek: oldStart };
      showUndoToast(done, plan.title, {
        run: () => change(undo),
        done: 'The plan is as it was before.',
        failed: FAILED,
      });
    },
  });
  const values = useSelector(form.store, (state) => state.values);
  const chosenWeek = toStartWeek(values, currentWeek);
  const range = (week: string) => formatDayRange(week, addDays(week, 6), formats);

  return (
    <FormDialog
      title={oldStart === null ? 'Start plan' : 'Move start'}
      submitLabel={oldStart === null ? 'Start plan' : 'Move'}
      form={form}
      onClose={onClose}
    >
      <form.Field name="choice">
        {(field) => (
          <ChoiceField
            {...bindChoice(field)}
            legend="First week"
            type="radio"
            choices={[
              { value: 'this', label: 'This week', about: range(currentWeek) },
              { value: 'next', label: 'Next week', about: range(addDays(currentWeek, 7)) },
              { value: 'other', label: 'Another week' },
            ]}
          />
        )}
      </form.Field>
      {values.choice === 'other' && (
        <form.Field name="day">
          {(field) => (
            <TextInput
              {...bindText(field)}
              label="Any day of the first week"
              type="date"
              min={addDays(currentWeek, -7 * limits.planStartWeeks)}
              max={addDays(currentWeek, 7 * limits.planStartWeeks + 6)}
              description={
                <output>
                  {chosenWeek === undefined
                    ? 'The plan starts on the Monday of its week.'
                    : `First week: ${formatWeekRange(chosenWeek, formats)}`}
                </output>
              }
            />
          )}
        </form.Field>
      )}
      {pauses.length > 0 && <p>The pauses of the plan are removed. This can’t be undone.</p>}
    </FormDialog>
  );
}
