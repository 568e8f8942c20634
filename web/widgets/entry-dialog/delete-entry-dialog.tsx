import type { TimeEntry } from '#contract/time-entries.ts';
import { dayInWords, dayOf } from '#domain/calendar.ts';
import { durationInWords } from '#domain/duration.ts';
import { useUser } from '#web/api/auth.ts';
import { failureOf } from '#web/api/failure.ts';
import { serverNow } from '#web/api/server-clock.ts';
import { useDeleteEntry } from '#web/api/time-entries.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { showToast } from '#web/ui/toast.ts';
import { spanOfEntry, timesOfEntry } from './entry-span.ts';
import { timesInWords } from './entry-words.ts';

interface DeleteEntryProps {
  readonly entry: TimeEntry;
  /** Else it closes as if it had been left. */
  readonly onDeleted?: () => void;
  readonly onClose: () => void;
}

export function DeleteEntry({ entry, onClose, onDeleted = onClose }: DeleteEntryProps) {
  const { timeZone } = useUser();
  const { mutateAsync: deleteEntry } = useDeleteEntry();
  const { from, to } = spanOfEntry(entry, serverNow());

  async function confirmed() {
    try {
      await deleteEntry(entry._id);
    } catch (error) {
      throw failureOf(error, 'Failed to delete.');
    }
    onDeleted();
    showToast('done', 'deleted.', entry.goal.title);
  }

  return (
    <ConfirmDialog title="Delete this entry?" confirmLabel="Delete" isDangerous onConfirm={confirmed} onClose={onClose}>
      <p>
        <strong dir="auto">{entry.goal.title}</strong>, {dayInWords(dayOf(from, timeZone))},{' '}
        {timesInWords(timesOfEntry(entry), timeZone)}
      </p>
      <p>
        <strong>{durationInWords(to - from)}</strong> will be lost. This action cannot be undone.
      </p>
    </ConfirmDialog>
  );
}
