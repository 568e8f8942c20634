import { LeaveDialog } from '#web/ui/dialog/leave-dialog.tsx';
import { formatChangeCount } from './offline-labels.ts';

interface UnsentChangesDialogProps {
  readonly count: number;
  readonly onLeave: () => void;
  readonly onClose: () => void;
}

/** Shown on logout while timers are still in the outbox. */
export function UnsentChangesDialog({ count, onLeave, onClose }: UnsentChangesDialogProps) {
  return (
    <LeaveDialog title="Log out anyway?" confirmLabel="Log out" onLeave={onLeave} onClose={onClose}>
      <p>
        {formatChangeCount(count)} to your timers could not be sent yet. If you log out now, that time will be lost.
      </p>
    </LeaveDialog>
  );
}
