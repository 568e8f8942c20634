import type { TimeEntry } from '#contract/time-entries.ts';
import { DeleteEntry } from './entry-delete.tsx';
import { EntryDialog } from './entry-dialog.tsx';

export type TimerDialog =
  | { readonly does: 'edit'; readonly entry: TimeEntry; readonly end?: number }
  | { readonly does: 'discard'; readonly entry: TimeEntry };

interface TimerDialogsProps {
  readonly dialog: TimerDialog;
  readonly onClose: () => void;
}

export function TimerDialogs({ dialog, onClose }: TimerDialogsProps) {
  return dialog.does === 'edit' ? (
    <EntryDialog entry={dialog.entry} {...(dialog.end !== undefined && { end: dialog.end })} onClose={onClose} />
  ) : (
    <DeleteEntry entry={dialog.entry} onClose={onClose} />
  );
}
