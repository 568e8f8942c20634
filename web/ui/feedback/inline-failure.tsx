import { useEffect } from 'react';
import { Button } from '../button/button.tsx';
import { restoreFocus } from '../restore-focus.ts';
import * as classes from './inline-failure.module.css';

interface InlineFailureProps {
  readonly message: string;
  readonly busy: boolean;
  readonly onRetry: () => void;
}

/** Replaces a small part of a page that could not be loaded, while the rest can be used. Of a list, see `LoadFailure`. */
export function InlineFailure({ message, busy, onRetry }: InlineFailureProps) {
  // The Retry button may be focused when it unmounts.
  useEffect(() => restoreFocus, []);
  return (
    <p className={classes.failure} role="alert">
      {message}
      <Button variant="subtle" size="sm" aria-busy={busy} onClick={onRetry}>
        Retry
      </Button>
    </p>
  );
}
