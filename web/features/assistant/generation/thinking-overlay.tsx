import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { PlanProgress } from '#web/api/assistant/plan-stream.ts';
import { lazyComponent } from '#web/ui/lazy/lazy-component.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx';
import { useModal } from '#web/ui/dialog/use-modal.ts';
import { pickThinkingMessage } from './thinking-messages.ts';
import * as classes from './thinking-overlay.module.css';

const MESSAGE_INTERVAL_MS = 3000;
const SLOW_HINT_MS = 10_000;
/** The height of each day's bar, in percent. */
const weekBars = Object.entries({ Mon: 62, Tue: 84, Wed: 48, Thu: 92, Fri: 70, Sat: 34, Sun: 56 });

const GenerationProgress = lazyComponent(async () => (await import('./generation-progress.tsx')).GenerationProgress);

interface ThinkingOverlayProps {
  readonly onCancel: () => void;
  /** The weeks of a plan that have arrived. */
  readonly progress?: PlanProgress | undefined;
  /** Keeps the weeks that have arrived. */
  readonly onStop?: (() => void) | undefined;
}

/** Covers the screen while the assistant is thinking. It fades in after a delay, so that quick responses do not flicker. */
export function ThinkingOverlay({ onCancel, progress, onStop }: ThinkingOverlayProps) {
  const { dialog, leave } = useModal(true, onCancel);
  const content = useRef<HTMLDivElement>(null);
  // Focuses the content instead of 'Cancel', so that pressing Enter twice does not cancel.
  useLayoutEffect(() => content.current?.focus(), []);
  return (
    <dialog {...dialog} className={classes.overlay} aria-label="The assistant is thinking">
      {/* Fills the dialog, so that a click next to the text does not count as a click on the backdrop. */}
      <div ref={content} className={classes.content} tabIndex={-1}>
        <span className={classes.week} aria-hidden="true">
          {weekBars.map(([day, percent], n) => (
            <i key={day}>
              <b style={{ height: `${percent}%`, animationDelay: `${n * 220}ms` }} />
            </i>
          ))}
        </span>
        {progress ? <GenerationProgress progress={progress} onStop={onStop} /> : <ThinkingMessage />}
        <Button variant="default" onClick={leave}>
          Cancel
        </Button>
      </div>
    </dialog>
  );
}

function ThinkingMessage() {
  const [message, setMessage] = useState(() => pickThinkingMessage());
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const interval = setInterval(() => setMessage(pickThinkingMessage), MESSAGE_INTERVAL_MS);
    const timeout = setTimeout(() => setIsSlow(true), SLOW_HINT_MS);
    return () => {
      clearInterval(interval);
      clearTimeout(timeout);
    };
  }, []);
  return (
    <div className={classes.messages}>
      {/* Hidden from screen readers, which would otherwise announce a new message every three seconds. */}
      <p key={message} className={classes.message} aria-hidden="true">
        {message}
      </p>
      <output className={classes.hint}>
        <VisuallyHidden>Thinking…</VisuallyHidden>
        {isSlow && ' A model may take up to two minutes.'}
      </output>
    </div>
  );
}
