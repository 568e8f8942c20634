import { useEndOtherSessions } from '#web/api/account/account.ts';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { showToast } from '#web/ui/toast/toast.ts';

interface EndOtherSessionsDialogProps {
  readonly count: number;
  readonly onClose: () => void;
}

export function EndOtherSessionsDialog({ count, onClose }: EndOtherSessionsDialogProps) {
  const { mutateAsync: endOtherSessions } = useEndOtherSessions();

  async function handleConfirm() {
    await endOtherSessions();
    onClose();
    showToast('done', 'You have been logged out everywhere else.');
  }

  return (
    <ConfirmDialog
      title="Log out everywhere else?"
      confirmLabel="Log out everywhere else"
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <p>
        You will have to log in again in {count === 1 ? 'one other browser' : `${count} other browsers`}. Unsaved
        changes there may be lost. You will stay logged in here.
      </p>
    </ConfirmDialog>
  );
}
