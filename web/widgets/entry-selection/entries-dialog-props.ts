import type { TimeEntry } from '#contract/time-entries/time-entries.ts';

export interface EntriesDialogProps {
  readonly entries: readonly TimeEntry[];
  readonly onClose: () => void;
  /** Called after the entries were changed. */
  readonly onDone: () => void;
}
