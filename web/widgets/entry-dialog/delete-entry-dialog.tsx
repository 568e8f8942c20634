import type { TimeEntry } from '#contract/time-entries.ts';
import { toDay } from '#domain/calendar/calendar.ts';
import { formatLongDay } from '#domain/calendar/format-date.ts';
import { formatElapsed } from '#domain/duration/format-duration.ts';
import { restorableDays } from '#domain/deletion.ts';
import { useUser } from '#web/api/auth.ts';
import { withContext } from '#web/http/error-context.ts';
import { serverNow } from '#web/http/server-clock.ts';
import { useDeleteEntry } from '#web/api/time-entries.ts';
import { withStepTitle } from '#web/offline/timer-step.ts';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { useFormats } from '#web/ui/formats/use-formats.ts';
import { useDeletionToast } from '#web/widgets/deletions/use-deletion-toast.ts';
import { entrySpan, entryTimes } from './entry-span.ts';
import { formatTimeRange } from './format-entry.ts';

interface DeleteEntryDialogProps {
  readonly entry: TimeEntry;
  /** Defaults to `onClose`. */
  readonly onDeleted?: () => void;
  readonly onClose: () => void;
}

export function DeleteEntryDialog({ entry, onClose, onDeleted = onClose }: DeleteEntryDialogProps) {
  const { timeZone } = useUser();
  const formats = useFormats();
  const { mutateAsync: deleteEntry } = useDeleteEntry();
  const showDeletionToast = useDeletionToast();
  const { from, to } = entrySpan(entry, serverNow());

  async function handleConfirm() {
    let deletionId: string | undefined;
    try {
      deletionId = await deleteEntry(entry._id);
    } catch (error) {
      throw withContext(error, 'Failed to delete.');
    }
    onDeleted();
    showDeletionToast({ deletionId, title: entry.goal.title });
  }

  return (
    <ConfirmDialog
      title="Delete this entry?"
      confirmLabel="Delete"
      isDestructive
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <p>
        <strong dir="auto">{withStepTitle(entry.goal.title, entry.stepTitle)}</strong>,{' '}
        {formatLongDay(toDay(from, timeZone), formats)}, {formatTimeRange(entryTimes(entry), timeZone, formats)}
      </p>
      <p>
        <strong>{formatElapsed(to - from)}</strong> will be deleted. You can restore it for {restorableDays} days.
      </p>
    </ConfirmDialog>
  );
}
