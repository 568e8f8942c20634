import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { FullPageMessage } from '#web/ui/feedback/full-page-message.tsx';
import { LoadingOverlay } from '#web/ui/feedback/loading-overlay.tsx';
import { Brand } from '#web/ui/layout/brand.tsx';
import { ButtonLink } from '#web/ui/link/link.tsx';
import { usePageSearch } from '#web/use-page.ts';
import { acceptReturn } from './connection.ts';
import { openRouterPage } from './route.ts';

/** Takes the code out of the address bar at once and leaves the rest to the settings, which may first ask for a login. */
export function OpenRouterPage() {
  const navigate = useNavigate();
  const isReturn = Object.keys(usePageSearch(openRouterPage)).length > 0;

  useEffect(() => {
    if (!isReturn) return;
    const isAccepted = acceptReturn(location.search);
    void navigate({
      ...(isAccepted ? { to: '/settings', hash: 'model-key' } : { to: openRouterPage.path }),
      replace: true,
    });
  }, [isReturn, navigate]);

  return (
    <main tabIndex={-1}>
      <h1 style={{ margin: '1.25rem' }}>
        <Brand />
      </h1>
      {isReturn ? (
        <LoadingOverlay />
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
