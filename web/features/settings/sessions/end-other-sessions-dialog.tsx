import { useEndOtherSessions } from '#web/api/account.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { showToast } from '#web/ui/toast.ts';

interface EndOtherSessionsProps {
  readonly count: number;
  readonly onClose: () => void;
}

export function EndOtherSessions({ count, onClose }: EndOtherSessionsProps) {
  const { mutateAsync: end } = useEndOtherSessions();

  async function confirmed() {
    await end();
    onClose();
    showToast('done', 'Every other browser was logged out.');
  }

  return (
    <ConfirmDialog
      title="Log out everywhere else?"
      confirmLabel="Log out everywhere else"
      onConfirm={confirmed}
      onClose={onClose}
    >
      <p>
        {count === 1 ? 'One other browser' : `${count} other browsers`} will have to log in again. What is being typed
        there may be lost. This browser stays logged in.
      </p>
    </ConfirmDialog>
  );
}
