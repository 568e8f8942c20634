import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type TimeEntry, entryMessages } from '#contract/time-entries/time-entries.ts';
import { changeEntries, withEntriesContext } from '#web/api/time-entries/entry-edits.ts';
import { focusAreasWithGoalsQuery } from '#web/api/goals/focus-areas.ts';
import { bindValue } from '#web/forms/bind.ts';
import { useAppForm } from '#web/forms/use-app-form.ts';
import { entryStep, stepBody } from '#web/offline/timer-step.ts';
import { FormDialog } from '#web/ui/dialog/form-dialog.tsx';
import { showToast } from '#web/ui/toast/toast.ts';
import { buildAreaOptions } from '#web/widgets/entry-dialog/goal/options.ts';
import { GoalPicker } from '#web/widgets/entry-dialog/goal/picker.tsx';
import { showUndoToast } from '#web/widgets/undo-toast/undo-toast.ts';
import * as classes from './change-goal-dialog.module.css';
import { formatEntryCount } from './format-count.ts';
import type { EntriesDialogProps } from './entries-dialog-props.ts';

export function ChangeGoalDialog({ entries, onClose, onDone }: EntriesDialogProps) {
  const queryClient = useQueryClient();
  const { data: areas = [] } = useQuery(focusAreasWithGoalsQuery);
  const areaOptions = buildAreaOptions(areas, undefined);
  const goalOptions = areaOptions.flatMap(({ goals }) => goals);
  const closedCount = entries.filter(isOfClosedGoal).length;
  const form = useAppForm<{ readonly goalId: string }>({
    initialValues: { goalId: '' },
    validate: ({ goalId }) => ({
      ...(!goalOptions.some(({ value }) => value === goalId) && { goalId: entryMessages.goal }),
    }),
    defaultField: 'goalId',
    submit: async ({ goalId }) => {
      const moved = entries.filter((entry) => entry.goalId !== goalId);
      try {
        if (moved.length > 0) await changeEntries(queryClient, [{ ids: moved.map(({ _id }) => _id), goalId }]);
      } catch (error) {
        throw withEntriesContext(error, 'The entries were not moved.');
      }
      onClose();
      onDone();
      if (moved.length > 0) confirmMove(moved);
    },
  });

  function confirmMove(moved: readonly TimeEntry[]) {
    const text = `${formatEntryCount(moved.length)} moved.`;
    // A closed goal takes no entries back.
    if (moved.some(isOfClosedGoal)) {
      showToast('done', text);
      return;
    }
    const byStep = Map.groupBy(moved, (entry) => `${entry.goalId} ${entryStep(entry)?.id}`);
    const changes = [...byStep.values()].map((group) => ({
      ids: group.map(({ _id }) => _id),
      goalId: group[0]!.goalId,
      ...stepBody(entryStep(group[0]!)),
    }));
    showUndoToast(text, undefined, {
      run: () => changeEntries(queryClient, changes),
      done: `${formatEntryCount(moved.length)} moved back.`,
      failed: 'The entries were not moved back.',
    });
  }

  return (
    <FormDialog
      title={`Change goal of ${formatEntryCount(entries.length)}`}
      submitLabel="Move"
      form={form}
      onClose={onClose}
    >
      <form.Field name="goalId">
        {(field) => {
          const { value, error, onChange } = bindValue(field);
          return (
            <div className={classes.goal}>
              <GoalPicker
                areas={areaOptions}
                areaId=""
                canCreate={false}
                title={goalOptions.find((goal) => goal.value === value)?.label ?? ''}
                hint={formatClosedHint(closedCount)}
                error={error}
                hasInitialFocus
                onInput={() => onChange(value)}
                onChoose={(option) => onChange(option && 'goal' in option ? option.goal : '')}
              />
            </div>
          );
        }}
      </form.Field>
    </FormDialog>
  );
}

function isOfClosedGoal({ goal }: TimeEntry): boolean {
  return goal.status !== 'Active';
}

function formatClosedHint(count: number): string | undefined {
  if (count === 0) return undefined;
  const subject = count === 1 ? '1 entry belongs' : `${count} entries belong`;
  return `${subject} to a closed goal and cannot be moved back.`;
}
