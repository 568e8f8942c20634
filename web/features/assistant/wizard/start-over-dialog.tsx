import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';

interface StartOverDialogProps {
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

export function StartOverDialog({ onConfirm, onClose }: StartOverDialogProps) {
  return (
    <ConfirmDialog
      title="Start over?"
      confirmLabel="Start over"
      isDestructive
      onConfirm={async () => onConfirm()}
      onClose={onClose}
    >
      <p>All your answers will be lost.</p>
    </ConfirmDialog>
  );
}
