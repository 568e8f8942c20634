import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { FullPageMessage } from '#web/ui/full-page-message.tsx';
import { reload } from '#web/ui/reload-once.ts';

/** In place of a page whose code is not here. A reload helps as soon as there is a connection, and then comes by itself. */
export function NeedsConnection() {
  useEffect(() => {
    if (navigator.onLine) reload();
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, []);
  const timers = (
    <Button component="a" href="/timers">
      Timers
    </Button>
  );
  return (
    <FullPageMessage title="This page needs a connection" action={timers}>
      You have not opened it in this browser before. Timers still work.
    </FullPageMessage>
  );
}
