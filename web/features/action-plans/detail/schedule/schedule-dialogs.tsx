import type { ActionPlan } from '#contract/plans/action-plans.ts';
import { useChangeSchedule } from '#web/api/plans/action-plans.ts';
import { withContext } from '#web/http/error-context.ts';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { showToast } from '#web/ui/toast/toast.ts';
import { type WeekContext } from '#web/widgets/plan/schedule-labels.ts';
import { toPlanDates } from '#web/widgets/plan/to-plan-dates.ts';
import { currentPlanWeek } from '#domain/plan/schedule/plan-dates.ts';
import { StartDialog } from './start-dialog.tsx';

export type ScheduleDialog = 'start' | 'move' | 'reopen' | 'reset';

interface ScheduleDialogsProps {
  readonly type: ScheduleDialog;
  readonly plan: ActionPlan;
  readonly context: WeekContext;
  readonly onClose: () => void;
}

/** Renders the dialog of this type. */
export function ScheduleDialogs({ type, ...props }: ScheduleDialogsProps) {
  if (type === 'reopen') return <ReopenDialog {...props} />;
  if (type === 'reset') return <ResetDialog {...props} />;
  return <StartDialog {...props} />;
}

function ReopenDialog({ plan, context, onClose }: Omit<ScheduleDialogsProps, 'type'>) {
  const { mutateAsync: change } = useChangeSchedule(plan._id);
  const dates = toPlanDates(plan.schedule, context.timeZone)!;
  const week = Math.max(1, currentPlanWeek(dates, context.currentWeek));
  return (
    <ConfirmDialog
      title="Reopen this plan?"
      confirmLabel="Reopen"
      onConfirm={() => confirm(() => change({ action: 'resume' }), 'reopened.', plan, onClose)}
      onClose={onClose}
    >
      <p>
        It continues this week with week {week}. The time since it was finished counts as a pause, and the day on which
        it was finished is forgotten.
      </p>
    </ConfirmDialog>
  );
}

function ResetDialog({ plan, onClose }: Omit<ScheduleDialogsProps, 'type'>) {
  const { mutateAsync: change } = useChangeSchedule(plan._id);
  return (
    <ConfirmDialog
      title="Reset to not started?"
      confirmLabel="Reset"
      isDestructive
      onConfirm={() => confirm(() => change({ action: 'reset' }), 'is not started any more.', plan, onClose)}
      onClose={onClose}
    >
      <p>
        <strong dir="auto">{plan.title}</strong> loses its start week and its pauses. Its goals and tasks, what is done
        and the time you tracked stay as they are.
      </p>
    </ConfirmDialog>
  );
}

async function confirm(
  change: () => Promise<unknown>,
  done: string,
  { title }: ActionPlan,
  onClose: () => void,
): Promise<void> {
  try {
    await change();
  } catch (error) {
    throw withContext(error, 'The plan was not changed.');
  }
  onClose();
  showToast('done', done, title);
}
