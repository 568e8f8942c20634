import { useEffect } from 'react';
import { Button } from '../button/button.tsx';
import { EmptyState } from './empty-state.tsx';
import { AlertIcon } from '../icons/svg-icon.tsx';
import { restoreFocus } from '../restore-focus.ts';

interface LoadFailureProps {
  readonly title: string;
  readonly error: Error;
  readonly busy: boolean;
  readonly onRetry: () => void;
}

/** Replaces a list that could not be loaded, together with the controls that would act on it. */
export function LoadFailure({ title, error, busy, onRetry }: LoadFailureProps) {
  // The Retry button may be focused when it unmounts.
  useEffect(() => restoreFocus, []);
  return (
    <div role="alert">
      <EmptyState
        icon={AlertIcon}
        title={title}
        action={
          <Button onClick={onRetry} aria-busy={busy}>
            Retry
          </Button>
        }
      >
        {error.message === title ? 'Please try again in a moment.' : error.message}
      </EmptyState>
    </div>
  );
}
