import type { ReactNode } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface LeaveDialogProps {
  readonly title: string;
  readonly confirmLabel?: string;
  readonly onLeave: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Asks before the user leaves something that would be lost. */
export function LeaveDialog({ title, confirmLabel = 'Leave', onLeave, onClose, children }: LeaveDialogProps) {
  return (
    <ConfirmDialog
      title={title}
      confirmLabel={confirmLabel}
      cancelLabel="Stay"
      isDestructive
      onConfirm={async () => onLeave()}
      onClose={onClose}
    >
      {children}
    </ConfirmDialog>
  );
}
