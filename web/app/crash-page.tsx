import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { ApiError } from '#web/http/api-error.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Brand } from '#web/ui/layout/brand.tsx';
import { FullPageMessage } from '#web/ui/feedback/full-page-message.tsx';
import { ChunkLoadError } from '#web/ui/lazy/chunk-load-error.ts';
import { canReload, reloadPage } from '#web/ui/lazy/reload-page.ts';

/** Shown inside the shell when a page fails to load or throws. */
export function CrashPage({ error, reset }: ErrorComponentProps) {
  if (error instanceof ApiError) return <RequestFailure error={error} reset={reset} />;
  if (error instanceof ChunkLoadError) return <ChunkLoadFailure error={error} />;
  return (
    <FullPageMessage title="Something went wrong" action={<ReloadButton />}>
      What you saved is safe. Reload the page to continue.
    </FullPageMessage>
  );
}

/** Shown instead of `CrashPage` outside the shell. */
export function StandaloneCrashPage(props: ErrorComponentProps) {
  return (
    <main>
      <h1 style={{ margin: '1.25rem' }}>
        <Brand />
      </h1>
      <CrashPage {...props} />
    </main>
  );
}

function RequestFailure({ error, reset }: { readonly error: ApiError; readonly reset: () => void }) {
  const router = useRouter();
  const queryErrors = useQueryErrorResetBoundary();

  async function retry() {
    queryErrors.reset();
    await router.invalidate();
    reset();
  }

  return (
    <FullPageMessage title="This page could not be loaded" action={<Button onClick={() => void retry()}>Retry</Button>}>
      {error.message}
    </FullPageMessage>
  );
}

function ChunkLoadFailure({ error }: { readonly error: ChunkLoadError }) {
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    void (async () => ((await canReload()) ? reloadPage() : setHasFailed(true)))();
  }, []);
  return (
    hasFailed && (
      <FullPageMessage title="This page could not be loaded" action={<ReloadButton />}>
        {error.message}
      </FullPageMessage>
    )
  );
}

function ReloadButton() {
  return <Button onClick={reloadPage}>Reload</Button>;
}
