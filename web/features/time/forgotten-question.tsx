import { Button } from '@mantine/core';
import { useState } from 'react';
import type { TimeEntry } from '#contract/time-entries.ts';
import { durationInWords } from '#domain/duration.ts';
import { forgottenAfterMs } from '#domain/limits.ts';
import { serverNow, useServerNow } from '#web/api/server-clock.ts';
import { refocus } from '#web/ui/refocus.ts';
import { keepTimer, keptAt } from './forgotten-timers.ts';
import classes from './forgotten-question.module.css';
import type { TimerDialog } from './timer-dialogs.tsx';

interface ForgottenQuestionProps {
  readonly entry: TimeEntry;
  readonly onDialog: (dialog: TimerDialog) => void;
}

/** Asks about a timer that has run for so long that it may have been forgotten; whoever keeps it is asked again much later. */
export function ForgottenQuestion({ entry, onDialog }: ForgottenQuestionProps) {
  const start = Date.parse(entry.startAt);
  const now = useServerNow();
  const [kept, setKept] = useState(() => keptAt(entry._id));
  if (now - Math.max(start, kept ?? start) < forgottenAfterMs) return null;

  function keep() {
    const at = serverNow();
    setKept(at);
    keepTimer(entry._id, at);
    refocus();
  }

  return (
    <section className={classes.question} aria-label={`Was ${entry.goal.title} forgotten?`}>
      <p>Still at it? This has been running for {durationInWords(now - start)}.</p>
      <div className={classes.answers}>
        <Button variant="default" onClick={keep}>
          Keep running
        </Button>
        <Button variant="default" onClick={() => onDialog({ does: 'edit', entry, end: start + forgottenAfterMs })}>
          End earlier…
        </Button>
        <Button variant="default" onClick={() => onDialog({ does: 'discard', entry })}>
          Discard…
        </Button>
      </div>
    </section>
  );
}
