import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { FullPageMessage } from '#web/ui/feedback/full-page-message.tsx';
import { reloadPage } from '#web/ui/lazy/reload-page.ts';

/** Shown instead of a page whose code is not cached. Reloads as soon as the browser is online. */
export function ConnectionRequired() {
  useEffect(() => {
    if (navigator.onLine) reloadPage();
    window.addEventListener('online', reloadPage);
    return () => window.removeEventListener('online', reloadPage);
  }, []);
  const timersLink = (
    <Button component="a" href="/timers">
      Timers
    </Button>
  );
  return (
    <FullPageMessage title="This page needs a connection" action={timersLink}>
      You have not opened it in this browser before. Timers still work.
    </FullPageMessage>
  );
}
