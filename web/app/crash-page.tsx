import { Button } from '@mantine/core';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { ApiError } from '#web/api/api-error.ts';
import { FullPageMessage } from '#web/ui/full-page-message.tsx';
import { PageLoadError } from './lazy-page.ts';

/** What is shown instead of a page that failed, be it for a lost connection or for a mistake of ours. */
export function CrashPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const isCall = error instanceof ApiError;

  async function retry() {
    await router.invalidate();
    reset();
  }

  return (
    <FullPageMessage
      title={isCall || error instanceof PageLoadError ? 'This page could not be loaded' : 'Something went wrong'}
      action={
        isCall ? (
          <Button onClick={() => void retry()}>Retry</Button>
        ) : (
          <Button onClick={() => window.location.reload()}>Reload</Button>
        )
      }
    >
      {isCall || error instanceof PageLoadError
        ? error.message
        : 'What you have saved is safe. Reload the page to go on.'}
    </FullPageMessage>
  );
}
