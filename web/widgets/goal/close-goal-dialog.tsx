import type { Goal } from '#contract/goals/goals.ts';
import { reportTitle } from '#domain/goal-status.ts';
import { withContext } from '#web/http/error-context.ts';
import { useSetGoalStatus } from '#web/api/goals/goals.ts';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { restoreFocus } from '#web/ui/restore-focus.ts';
import { showToast } from '#web/ui/toast/toast.ts';

const labels = {
  Completed: { title: 'Complete this goal?', confirm: 'Complete', error: '❌ Failed to mark as completed.' },
  Archived: { title: 'Archive this goal?', confirm: 'Archive', error: '❌ Failed to archive goal.' },
} as const;

interface CloseGoalDialogProps {
  readonly goal: Goal;
  readonly status: keyof typeof labels;
  readonly onCompleted: () => void;
  readonly onClose: () => void;
}

/** Asks for confirmation, because a closed goal cannot be reopened. */
export function CloseGoalDialog({ goal, status, onCompleted, onClose }: CloseGoalDialogProps) {
  const { mutateAsync: setStatus } = useSetGoalStatus();
  const { title, confirm, error: errorMessage } = labels[status];

  async function close() {
    onClose();
    const pendingClose = setStatus({ goal, change: { status } });
    // The optimistic update removes the row that would get the focus back.
    restoreFocus();
    try {
      await pendingClose;
      if (status === 'Completed') onCompleted();
      else showToast('done', 'archived.', goal.title);
    } catch (error) {
      showToast('failed', withContext(error, errorMessage).message);
    }
  }

  return (
    <ConfirmDialog title={title} confirmLabel={confirm} onConfirm={close} onClose={onClose}>
      <p>
        <strong dir="auto">{goal.title}</strong> will be hidden from Timers. Reports keep it as{' '}
        <q dir="auto">{reportTitle(goal.title, status)}</q>.
      </p>
      <p>Its timer stops. You can't reopen it.</p>
    </ConfirmDialog>
  );
}
