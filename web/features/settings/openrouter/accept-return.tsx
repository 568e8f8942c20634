import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { LoadingOverlay } from '#web/ui/feedback/loading-overlay.tsx';
import { acceptReturn } from './connection.ts';
import { openRouterPage } from './route.ts';

/** Takes the code out of the address bar at once and leaves the rest to the settings, which may first ask for a login. */
export function AcceptReturn() {
  const navigate = useNavigate();
  useEffect(() => {
    const next = acceptReturn(location.search) ? { to: '/settings', hash: 'model-key' } : { to: openRouterPage.path };
    void navigate({ ...next, replace: true });
  }, [navigate]);
  return <LoadingOverlay />;
}
