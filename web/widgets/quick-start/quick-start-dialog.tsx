import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { QuickStart } from './quick-start.tsx';

interface QuickStartDialogProps {
  readonly opened: boolean;
  readonly initialText?: string | undefined;
  readonly onClose: () => void;
}

/** The quick start field on phones and on pages that do not contain one. */
export function QuickStartDialog({ opened, initialText, onClose }: QuickStartDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title="Start tracking">
      <QuickStart isInDialog initialText={initialText} onClose={onClose} />
    </Dialog>
  );
}
