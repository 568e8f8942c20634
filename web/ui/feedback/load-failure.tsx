import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { EmptyState } from './empty-state.tsx';
import { AlertIcon } from './signs.tsx';
import { refocus } from './refocus.ts';

interface LoadFailureProps {
  /** The product's sentence for it. */
  readonly title: string;
  readonly error: Error;
  readonly busy: boolean;
  readonly onRetry: () => void;
}

/** Stands where a list would: it could not be loaded, so nothing is offered that would act on it. */
export function LoadFailure({ title, error, busy, onRetry }: LoadFailureProps) {
  // What had the focus goes with it.
  useEffect(() => refocus, []);
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
