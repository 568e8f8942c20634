import { useEffect } from 'react';
import { AnchorButton } from '#web/ui/button/button.tsx';
import { FullPageMessage } from '#web/ui/feedback/full-page-message.tsx';
import { reloadPage } from '#web/ui/lazy/reload-page.ts';

/** Shown instead of a page whose code is not cached. Reloads as soon as the browser is online. */
export function ConnectionRequired() {
  useEffect(() => {
    if (navigator.onLine) reloadPage();
    window.addEventListener('online', reloadPage);
    return () => window.removeEventListener('online', reloadPage);
  }, []);
  const timersLink = <AnchorButton href="/timers">Timers</AnchorButton>;
  return (
    <FullPageMessage title="This page needs a connection" action={timersLink}>
      You have not opened it in this browser before. Timers still work.
    </FullPageMessage>
  );
}
