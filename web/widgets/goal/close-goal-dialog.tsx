import type { Goal } from '#contract/goals.ts';
import { titleInReports } from '#domain/goal-status.ts';
import { failureOf } from '#web/api/failure.ts';
import { useSetGoalStatus } from '#web/api/goals.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { refocus } from '#web/ui/refocus.ts';
import { showToast } from '#web/ui/toast.ts';

const words = {
  Completed: { title: 'Complete this goal?', confirm: 'Complete', failure: '❌ Failed to mark as completed.' },
  Archived: { title: 'Archive this goal?', confirm: 'Archive', failure: '❌ Failed to archive goal.' },
} as const;

interface CloseGoalProps {
  readonly goal: Goal;
  readonly status: keyof typeof words;
  readonly onCompleted: () => void;
  readonly onClose: () => void;
}

/** Asks before a goal is completed or archived, since nothing leads back. */
export function CloseGoal({ goal, status, onCompleted, onClose }: CloseGoalProps) {
  const { mutateAsync: setStatus } = useSetGoalStatus();
  const { title, confirm, failure } = words[status];

  async function close() {
    onClose();
    const closing = setStatus({ goal, change: { status } });
    // Its row, to which the focus returns, goes at once.
    refocus();
    try {
      await closing;
      if (status === 'Completed') onCompleted();
      else showToast('done', 'archived.', goal.title);
    } catch (error) {
      showToast('failed', failureOf(error, failure).message);
    }
  }

  return (
    <ConfirmDialog title={title} confirmLabel={confirm} onConfirm={close} onClose={onClose}>
      <p>
        <strong dir="auto">{goal.title}</strong> will be hidden from Timers. Reports keep it as{' '}
        <q dir="auto">{titleInReports(goal.title, status)}</q>.
      </p>
      <p>Its timer stops. You can't reopen it.</p>
    </ConfirmDialog>
  );
}
