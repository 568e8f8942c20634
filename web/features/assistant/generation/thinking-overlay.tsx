import { Button, VisuallyHidden } from '@mantine/core';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useModal } from '#web/ui/use-modal.ts';
import { otherThinkingWords } from './thinking-words.ts';
import classes from './thinking.module.css';

const WORDS_MS = 3000;
const LONG_MS = 10_000;
/** How full each day becomes, in parts of its height. */
const week = Object.entries({ Mon: 62, Tue: 84, Wed: 48, Thu: 92, Fri: 70, Sat: 34, Sun: 56 });

/** Covers the screen while the assistant thinks; its style waits a moment, so that quick answers never flicker. */
export function Thinking({ onCancel }: { readonly onCancel: () => void }) {
  const { dialog, leave } = useModal(true, onCancel);
  const content = useRef<HTMLDivElement>(null);
  // Not on 'Cancel': whoever presses Enter twice does not mean that.
  useLayoutEffect(() => content.current?.focus(), []);
  return (
    <dialog {...dialog} className={classes.overlay} aria-label="The assistant is thinking">
      {/* As large as the dialog: a press beside the words cancels nothing. */}
      <div ref={content} className={classes.content} tabIndex={-1}>
        <span className={classes.week} aria-hidden="true">
          {week.map(([day, percent], n) => (
            <i key={day}>
              <b style={{ height: `${percent}%`, animationDelay: `${n * 220}ms` }} />
            </i>
          ))}
        </span>
        <Words />
        <Button variant="default" onClick={leave}>
          Cancel
        </Button>
      </div>
    </dialog>
  );
}

function Words() {
  const [words, setWords] = useState(() => otherThinkingWords());
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const turn = setInterval(() => setWords(otherThinkingWords), WORDS_MS);
    const long = setTimeout(() => setIsLong(true), LONG_MS);
    return () => {
      clearInterval(turn);
      clearTimeout(long);
    };
  }, []);
  return (
    <div className={classes.words}>
      {/* Read aloud once: a new joke every three seconds is one only for those who can look away. */}
      <p key={words} className={classes.joke} aria-hidden="true">
        {words}
      </p>
      <output className={classes.quiet}>
        <VisuallyHidden>Thinking…</VisuallyHidden>
        {isLong && ' A model may take up to a minute.'}
      </output>
    </div>
  );
}
