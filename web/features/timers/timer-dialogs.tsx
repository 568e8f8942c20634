import type { TimeEntry } from '#contract/time-entries/time-entries.ts';
import { DeleteEntryDialog } from '#web/widgets/entry-dialog/delete-entry-dialog.tsx';
import { EntryDialog } from '#web/widgets/entry-dialog/entry-dialog.tsx';

export type TimerDialog =
  | { readonly type: 'edit'; readonly entry: TimeEntry; readonly end?: number }
  | { readonly type: 'discard'; readonly entry: TimeEntry };

interface TimerDialogsProps {
  readonly dialog: TimerDialog;
  readonly onClose: () => void;
}

export function TimerDialogs({ dialog, onClose }: TimerDialogsProps) {
  return dialog.type === 'edit' ? (
    <EntryDialog entry={dialog.entry} {...(dialog.end !== undefined && { end: dialog.end })} onClose={onClose} />
  ) : (
    <DeleteEntryDialog entry={dialog.entry} onClose={onClose} />
  );
}
