import { Button } from '@mantine/core';
import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { ApiError } from '#web/api/api-error.ts';
import { Brand } from '#web/ui/brand.tsx';
import { FullPageMessage } from '#web/ui/full-page-message.tsx';
import { PartLoadError } from '#web/ui/part-load-error.ts';
import { mayReload, reload } from '#web/ui/reload-once.ts';

/** What is shown instead of a page that failed, be it for a lost connection or for a mistake of ours. */
export function CrashPage({ error, reset }: ErrorComponentProps) {
  if (error instanceof ApiError) return <FailedCall error={error} reset={reset} />;
  if (error instanceof PartLoadError) return <MissingPart error={error} />;
  return (
    <FullPageMessage title="Something went wrong" action={<ReloadButton />}>
      What you saved is safe. Reload the page to continue.
    </FullPageMessage>
  );
}

/** The same for what has no shell around it. */
export function CrashScreen(props: ErrorComponentProps) {
  return (
    <main>
      <h1 style={{ margin: '1.25rem' }}>
        <Brand />
      </h1>
      <CrashPage {...props} />
    </main>
  );
}

function FailedCall({ error, reset }: { readonly error: ApiError; readonly reset: () => void }) {
  const router = useRouter();
  const queries = useQueryErrorResetBoundary();

  async function retry() {
    queries.reset();
    await router.invalidate();
    reset();
  }

  return (
    <FullPageMessage title="This page could not be loaded" action={<Button onClick={() => void retry()}>Retry</Button>}>
      {error.message}
    </FullPageMessage>
  );
}

function MissingPart({ error }: { readonly error: PartLoadError }) {
  const [reloads] = useState(mayReload);
  useEffect(() => {
    if (reloads) reload();
  }, [reloads]);
  return reloads ? null : (
    <FullPageMessage title="This page could not be loaded" action={<ReloadButton />}>
      {error.message}
    </FullPageMessage>
  );
}

function ReloadButton() {
  return <Button onClick={reload}>Reload</Button>;
}
