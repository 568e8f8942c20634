import { Button } from '@mantine/core';
import { dayInWords, dayOf } from '#domain/calendar.ts';
import { useUser } from '#web/api/auth.ts';
import classes from './unrated-offer.module.css';
import { useTargetActions } from './use-target-actions.ts';

interface AppliedNoteProps {
  readonly weekStart: string;
  readonly appliedAt: string;
  readonly onClose?: () => void;
}

/** In a week that got its targets afterwards: the way to remove them, for as long as they are there. */
export function AppliedNote({ weekStart, appliedAt }: AppliedNoteProps) {
  const { timeZone } = useUser();
  const { remove, isBusy } = useTargetActions();
  const removeFrom = (week?: string) => (isBusy ? undefined : void remove(appliedAt, week));
  return (
    <section className={classes.offer} aria-label="Applied targets">
      <p>
        These targets were applied on {dayInWords(dayOf(Date.parse(appliedAt), timeZone))}, after the week was over.
      </p>
      <div className={classes.actions}>
        <Button variant="default" aria-disabled={isBusy} onClick={() => removeFrom(weekStart)}>
          Remove them
        </Button>
        <Button variant="default" aria-disabled={isBusy} onClick={() => removeFrom()}>
          Remove from all weeks
        </Button>
      </div>
    </section>
  );
}
