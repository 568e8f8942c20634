import { lazy, Suspense } from 'react';
import { FullPageMessage } from '#web/ui/feedback/full-page-message.tsx';
import { LoadingOverlay } from '#web/ui/feedback/loading-overlay.tsx';
import { Brand } from '#web/ui/layout/brand.tsx';
import { ButtonLink } from '#web/ui/link/link.tsx';
import { usePageSearch } from '#web/use-page.ts';
import { openRouterPage } from './route.ts';

// Public pages share a chunk, in which the login page would load this as well.
const AcceptReturn = lazy(async () => ({ default: (await import('./accept-return.tsx')).AcceptReturn }));

/** Without a code, it is what remains of a return that does not belong to this tab. */
export function OpenRouterPage() {
  const isReturn = Object.keys(usePageSearch(openRouterPage)).length > 0;
  return (
    <main tabIndex={-1}>
      <h1 style={{ margin: '1.25rem' }}>
        <Brand />
      </h1>
      {isReturn ? (
        <Suspense fallback={<LoadingOverlay />}>
          <AcceptReturn />
        </Suspense>
      ) : (
        <FullPageMessage
          title="OpenRouter was not connected"
          action={
            <ButtonLink to="/settings" hash="model-key">
              Back to the settings
            </ButtonLink>
          }
        >
          You declined, or the connection was not started in this tab. Nothing was sent or saved.
        </FullPageMessage>
      )}
    </main>
  );
}
