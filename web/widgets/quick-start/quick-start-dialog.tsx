import { Dialog } from '#web/ui/dialog.tsx';
import { QuickStart } from './quick-start.tsx';

interface QuickStartDialogProps {
  readonly opened: boolean;
  readonly given?: string | undefined;
  readonly onClose: () => void;
}

/** The field for pages that do not have it, and for phones. */
export function QuickStartDialog({ opened, given, onClose }: QuickStartDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title="Start tracking">
      <QuickStart isInDialog given={given} onClose={onClose} />
    </Dialog>
  );
}
