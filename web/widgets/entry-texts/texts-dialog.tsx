import { useState } from 'react';
import type { TimeEntry } from '#contract/time-entries/time-entries.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { TextsEditor } from './texts-editor.tsx';

interface TextsDialogProps {
  /** The running entry, which may change while the dialog is open. */
  readonly entry: TimeEntry;
  readonly onClose: () => void;
}

/** The note and tags of a timer, on pages that do not show its card. */
export function TextsDialog({ entry, onClose }: TextsDialogProps) {
  // If the timer is stopped and another one takes its place, the dialog still belongs to the first.
  const [opened, setOpened] = useState(entry);
  const isSame = entry.goalId === opened.goalId && entry.startAt === opened.startAt;
  if (isSame && entry !== opened) setOpened(entry);
  return (
    <Dialog opened title={opened.goal.title} onClose={onClose}>
      <TextsEditor entry={opened} onClose={onClose} />
    </Dialog>
  );
}
