import type { TimeEntry } from '#contract/time-entries/time-entries.ts';
import { toDay } from '#domain/calendar/calendar.ts';
import { formatLongDay } from '#domain/calendar/format-date.ts';
import { formatElapsed } from '#domain/duration/format-duration.ts';
import { restorableDays } from '#domain/deletion.ts';
import { useUser } from '#web/api/account/auth.ts';
import { serverNow } from '#web/http/server-clock.ts';
import { useDeleteEntry } from '#web/api/time-entries/time-entries.ts';
import { withStepTitle } from '#web/offline/timer-step.ts';
import { DeleteDialog } from '#web/widgets/deletions/delete-dialog.tsx';
import { useFormats } from '#web/ui/formats/use-formats.ts';
import { entrySpan, entryTimes } from './entry-span.ts';
import { formatTimeRange } from './format-entry.ts';

interface DeleteEntryDialogProps {
  readonly entry: TimeEntry;
  readonly onDeleted?: () => void;
  readonly onClose: () => void;
}

export function DeleteEntryDialog({ entry, onDeleted, onClose }: DeleteEntryDialogProps) {
  const { timeZone } = useUser();
  const formats = useFormats();
  const { mutateAsync: deleteEntry } = useDeleteEntry();
  const { from, to } = entrySpan(entry, serverNow());

  return (
    <DeleteDialog
      question="Delete this entry?"
      title={entry.goal.title}
      failureMessage="Failed to delete."
      onDelete={() => deleteEntry(entry._id)}
      onDeleted={onDeleted}
      onClose={onClose}
    >
      <p>
        <strong dir="auto">{withStepTitle(entry.goal.title, entry.stepTitle)}</strong>,{' '}
        {formatLongDay(toDay(from, timeZone), formats)}, {formatTimeRange(entryTimes(entry), timeZone, formats)}
      </p>
      <p>
        <strong>{formatElapsed(to - from)}</strong> will be deleted. You can restore it for {restorableDays} days.
      </p>
    </DeleteDialog>
  );
}
