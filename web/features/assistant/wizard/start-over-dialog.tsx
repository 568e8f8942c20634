import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';

interface WizardStartOverProps {
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

export function WizardStartOver({ onConfirm, onClose }: WizardStartOverProps) {
  return (
    <ConfirmDialog
      title="Start over?"
      confirmLabel="Start over"
      isDangerous
      onConfirm={async () => onConfirm()}
      onClose={onClose}
    >
      <p>All your answers will be lost.</p>
    </ConfirmDialog>
  );
}
