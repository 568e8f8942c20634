import { Button } from '@mantine/core';
import { useRef } from 'react';
import type { Deletion } from '#contract/deletions.ts';
import { dayOf, momentInWords, shortDay } from '#domain/calendar.ts';
import { contentsInWords } from '#domain/deletion.ts';
import { useUser } from '#web/api/auth.ts';
import { useRestore } from '#web/api/deletions.ts';
import { failureOf } from '#web/api/failure.ts';
import { refocus } from '#web/ui/refocus.ts';
import { showToast } from '#web/ui/toast.ts';
import classes from './deleted-row.module.css';

const kindNames = { actionPlan: 'Plan' } as const satisfies Record<Deletion['kind'], string>;

export function DeletedRow({ deletion }: { readonly deletion: Deletion }) {
  const { timeZone } = useUser();
  const { mutateAsync: restore, isPending } = useRestore();
  // State alone is late: a second click can come before React has drawn the button as busy.
  const running = useRef(false);
  const { title, contents } = deletion;
  const kind = kindNames[deletion.kind];
  const withIt = contentsInWords(contents);
  const deletedAt = momentInWords(Date.parse(deletion.deletedAt), timeZone);
  const until = shortDay(dayOf(Date.parse(deletion.restorableUntil), timeZone));

  async function restoreIt() {
    if (running.current) return;
    running.current = true;
    try {
      await restore(deletion._id);
      showToast('done', 'restored.', title);
    } catch (error) {
      showToast('failed', failureOf(error, 'It was not restored.').message);
    } finally {
      running.current = false;
      refocus();
    }
  }

  return (
    <li className={classes.deletion}>
      <div className={classes.words}>
        <p>
          <strong dir="auto">{title}</strong>
        </p>
        <p className={classes.more}>
          {withIt === undefined ? kind : `${kind} with ${withIt}`}. Deleted {deletedAt}, kept until {until}.
        </p>
      </div>
      <Button
        variant="subtle"
        aria-label={`Restore ${title}, deleted ${deletedAt}`}
        aria-disabled={isPending}
        aria-busy={isPending}
        onClick={() => void restoreIt()}
      >
        Restore
      </Button>
    </li>
  );
}
