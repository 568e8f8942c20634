import { useRef } from 'react';
import type { Deletion } from '#contract/deletions.ts';
import { toDay } from '#domain/calendar/calendar.ts';
import { formatDateTime, formatShortDay } from '#domain/calendar/format-date.ts';
import { formatDeletedContents } from '#domain/deletion.ts';
import { useUser } from '#web/api/auth.ts';
import { useRestoreDeletion } from '#web/api/deletions.ts';
import { withContext } from '#web/http/error-context.ts';
import { Button } from '#web/ui/button/button.tsx';
import { useFormats } from '#web/ui/formats/use-formats.ts';
import { restoreFocus } from '#web/ui/restore-focus.ts';
import { showToast } from '#web/ui/toast/toast.ts';
import classes from './deleted-row.module.css';

const kindLabels = { actionPlan: 'Plan' } as const satisfies Record<Deletion['kind'], string>;

export function DeletedRow({ deletion }: { readonly deletion: Deletion }) {
  const { timeZone } = useUser();
  const formats = useFormats();
  const { mutateAsync: restore, isPending } = useRestoreDeletion();
  // State updates too late: a second click can arrive before React has rendered the button as busy.
  const inFlight = useRef(false);
  const { title, contents } = deletion;
  const kind = kindLabels[deletion.kind];
  const contentsLabel = formatDeletedContents(contents);
  const deletedAt = formatDateTime(Date.parse(deletion.deletedAt), timeZone, formats);
  const until = formatShortDay(toDay(Date.parse(deletion.restorableUntil), timeZone), formats);

  async function handleRestore() {
    if (inFlight.current) return;
    inFlight.current = true;
    try {
      await restore(deletion._id);
      showToast('done', 'restored.', title);
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
        </p>
        <p className={classes.details}>
          {contentsLabel === undefined ? kind : `${kind} with ${contentsLabel}`}. Deleted {deletedAt}, kept until{' '}
          {until}.
        </p>
      </div>
      <Button
        variant="subtle"
        aria-label={`Restore ${title}, deleted ${deletedAt}`}
        aria-disabled={isPending}
        aria-busy={isPending}
        onClick={() => void handleRestore()}
      >
        Restore
      </Button>
    </li>
  );
}
