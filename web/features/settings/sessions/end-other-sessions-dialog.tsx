import { useEndOtherSessions } from '#web/api/account.ts';
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
    showToast('done', 'Every other browser was logged out.');
  }

  return (
    <ConfirmDialog
      title="Log out everywhere else?"
      confirmLabel="Log out everywhere else"
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <p>
        {count === 1 ? 'One other browser' : `${count} other browsers`} will have to log in again. Unsaved changes there
        may be lost. This browser stays logged in.
      </p>
    </ConfirmDialog>
  );
}
