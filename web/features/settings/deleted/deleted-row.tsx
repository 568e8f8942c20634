import { useRef } from 'react';
import type { Deletion } from '#contract/deletions/deletions.ts';
import { toDay } from '#domain/calendar/calendar.ts';
import { formatDateTime, formatShortDay, formatTime } from '#domain/calendar/format-date.ts';
import type { Formats } from '#domain/calendar/format-settings.ts';
import { deletionKindLabels, formatDeletedContents } from '#domain/deletion.ts';
import { useUser } from '#web/api/account/auth.ts';
import { useRestoreDeletion } from '#web/api/deletions/deletions.ts';
import { withContext } from '#web/http/error-context.ts';
import { Button } from '#web/ui/button/button.tsx';
import { useFormats } from '#web/ui/formats/use-formats.ts';
import { restoreFocus } from '#web/ui/restore-focus.ts';
import { showToast } from '#web/ui/toast/toast.ts';
import { formatRestored } from '#web/widgets/deletions/restored-text.ts';
import { formatTimeRange } from '#web/widgets/entry-dialog/format-entry.ts';
import * as classes from './deleted-row.module.css';

export function DeletedRow({ deletion }: { readonly deletion: Deletion }) {
  const { timeZone } = useUser();
  const formats = useFormats();
  const { mutateAsync: restore, isPending } = useRestoreDeletion();
  // State updates too late: a second click can arrive before React has rendered the button as busy.
  const inFlight = useRef(false);
  const { title } = deletion;
  const time = formatEntryTime(deletion, timeZone, formats);
  const deletedAt = formatDateTime(Date.parse(deletion.deletedAt), timeZone, formats);
  const until = formatShortDay(toDay(Date.parse(deletion.restorableUntil), timeZone), formats);

  async function handleRestore() {
    if (inFlight.current) return;
    inFlight.current = true;
    try {
      showToast('done', formatRestored(await restore(deletion._id), title), title);
    } catch (error) {
      showToast('failed', withContext(error, 'It was not restored.').message);
    } finally {
      inFlight.current = false;
      restoreFocus();
    }
  }

  return (
    <li className={classes.deletion}>
      <div className={classes.text}>
        <p>
          <strong dir="auto">{title}</strong>
          {time && `, ${time}`}
        </p>
        <p className={classes.details}>
          <Description deletion={deletion} />. Deleted {deletedAt}, kept until {until}.
        </p>
      </div>
      <Button
        variant="subtle"
        aria-label={`Restore ${time ? `${title}, ${time}` : title}, deleted ${deletedAt}`}
        aria-disabled={isPending}
        aria-busy={isPending}
        onClick={() => void handleRestore()}
      >
        Restore
      </Button>
    </li>
  );
}

/** '10 Nov 2026, 09:00 – 10:20'; undefined for other kinds of records. */
function formatEntryTime({ startAt, endAt }: Deletion, timeZone: string, formats: Formats): string | undefined {
  if (startAt === null) return undefined;
  const start = Date.parse(startAt);
  const day = formatShortDay(toDay(start, timeZone), formats);
  if (endAt === null) return `${day}, running since ${formatTime(start, timeZone, formats)}`;
  return `${day}, ${formatTimeRange({ start, end: Date.parse(endAt) }, timeZone, formats)}`;
}

/** 'Focus area with 6 goals and 24 tasks', 'Task of Base camp' */
function Description({ deletion: { kind, goalTitle, contents } }: { readonly deletion: Deletion }) {
  const label = deletionKindLabels[kind];
  const capitalized = label[0]!.toUpperCase() + label.slice(1);
  if (kind === 'timeEntry' && contents.timeEntries > 0) return `${capitalized} and ${contents.timeEntries} more`;
  const contentsLabel = formatDeletedContents(contents);
  if (contentsLabel !== undefined) return `${capitalized} with ${contentsLabel}`;
  // The title of a time entry is that of its goal.
  if (goalTitle === null || kind === 'timeEntry') return capitalized;
  return (
    <>
      {capitalized} of <bdi>{goalTitle}</bdi>
    </>
  );
}
