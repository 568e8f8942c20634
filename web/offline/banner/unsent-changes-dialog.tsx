import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { changes } from './words.ts';

interface UnsentQuestionProps {
  readonly count: number;
  readonly onLeave: () => void;
  readonly onClose: () => void;
}

/** Asks before somebody logs out whose timers have not been sent. */
export function UnsentQuestion({ count, onLeave, onClose }: UnsentQuestionProps) {
  return (
    <ConfirmDialog
      title="Log out anyway?"
      confirmLabel="Log out"
      cancelLabel="Stay"
      isDangerous
      onConfirm={async () => onLeave()}
      onClose={onClose}
    >
      <p>{changes(count)} of your timers could not be sent yet. If you log out now, that time is lost.</p>
    </ConfirmDialog>
  );
}
