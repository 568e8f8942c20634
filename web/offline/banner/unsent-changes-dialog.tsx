import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { formatChangeCount } from './offline-labels.ts';

interface UnsentChangesDialogProps {
  readonly count: number;
  readonly onLeave: () => void;
  readonly onClose: () => void;
}

/** Shown on logout while timers are still in the outbox. */
export function UnsentChangesDialog({ count, onLeave, onClose }: UnsentChangesDialogProps) {
  return (
    <ConfirmDialog
      title="Log out anyway?"
      confirmLabel="Log out"
      cancelLabel="Stay"
      isDestructive
      onConfirm={async () => onLeave()}
      onClose={onClose}
    >
      <p>
        {formatChangeCount(count)} to your timers could not be sent yet. If you log out now, that time will be lost.
      </p>
    </ConfirmDialog>
  );
}
