import { useState } from 'react';
import type { TimeEntry } from '#contract/time-entries/time-entries.ts';
import { formatElapsed } from '#domain/duration/format-duration.ts';
import { entryMaxMs, forgottenAfterMs } from '#domain/limits.ts';
import { serverNow, useServerNow } from '#web/http/server-clock.ts';
import { Button } from '#web/ui/button/button.tsx';
import { readStorage, writeStorage } from '#web/ui/browser-storage.ts';
import { restoreFocus } from '#web/ui/restore-focus.ts';
import * as classes from './forgotten-prompt.module.css';
import type { TimerDialog } from '../timer-dialogs.tsx';

const STORAGE_KEY = 'weekwise-kept-timers';

interface ForgottenPromptProps {
  readonly entry: TimeEntry;
  readonly onOpenDialog: (dialog: TimerDialog) => void;
}

/** Asks about a timer that may have been forgotten. After a dismissal it asks again much later. */
export function ForgottenPrompt({ entry, onOpenDialog }: ForgottenPromptProps) {
  const start = Date.parse(entry.startAt);
  const now = useServerNow();
  const [dismissedAt, setDismissedAt] = useState(() => readDismissedAt(entry._id));
  if (now - Math.max(start, dismissedAt ?? start) < forgottenAfterMs) return null;

  function dismiss() {
    const dismissal = serverNow();
    setDismissedAt(dismissal);
    persistDismissal(entry._id, dismissal);
    restoreFocus();
  }

  return (
    <section className={classes.prompt} aria-label={`Was ${entry.goal.title} forgotten?`}>
      <p>Still at it? This has been running for {formatElapsed(now - start)}.</p>
      <div className={classes.actions}>
        <Button variant="default" onClick={dismiss}>
          Keep running
        </Button>
        <Button variant="default" onClick={() => onOpenDialog({ type: 'edit', entry, end: start + forgottenAfterMs })}>
          End earlier…
        </Button>
        <Button variant="default" onClick={() => onOpenDialog({ type: 'discard', entry })}>
          Discard…
        </Button>
      </div>
    </section>
  );
}

/** When the prompt for a timer was last dismissed, by the server clock. */
function readDismissedAt(entryId: string): number | undefined {
  return readDismissals().find(([id]) => id === entryId)?.[1];
}

/** Stores a dismissal, and drops those older than an entry can be. */
function persistDismissal(entryId: string, now: number): void {
  const others = readDismissals().filter(([id, dismissedAt]) => id !== entryId && dismissedAt > now - entryMaxMs);
  writeStorage(STORAGE_KEY, [...others, [entryId, now]]);
}

function readDismissals(): [string, number][] {
  const stored = readStorage(STORAGE_KEY);
  return Array.isArray(stored) ? stored.filter(isDismissal) : [];
}

function isDismissal(value: unknown): value is [string, number] {
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number';
}
