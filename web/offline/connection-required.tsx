import { useEffect } from 'react';
import { AnchorButton } from '#web/ui/button/button.tsx';
import { FullPageMessage } from '#web/ui/feedback/full-page-message.tsx';
import { isAppReachable, reloadPage } from '#web/ui/lazy/reload-page.ts';

const CHECK_INTERVAL_MS = 3000;

/** Shown instead of a page whose code is not cached. Reloads as soon as the server can be reached. */
export function ConnectionRequired() {
  useEffect(() => {
    const reloadIfReachable = async () => {
      if (await isAppReachable()) reloadPage();
    };
    const check = () => void reloadIfReachable();
    window.addEventListener('online', check);
    const timer = setInterval(check, CHECK_INTERVAL_MS);
    return () => {
      window.removeEventListener('online', check);
      clearInterval(timer);
    };
  }, []);
  const timersLink = <AnchorButton href="/timers">Timers</AnchorButton>;
  return (
    <FullPageMessage title="This page needs a connection" action={timersLink}>
      You have not opened it in this browser before. Timers still work.
    </FullPageMessage>
  );
}
