import { useBlocker } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { guardLogout } from '#web/api/logout-guard.ts';

/** Stops whoever logs out or goes to another page while something would be lost: what to do with their answer. */
export function useLeaveQuestion(isUnsaved: boolean) {
  const [logout, setLogout] = useState<{ readonly goOn: (may: boolean) => void }>();
  useEffect(() => {
    if (!isUnsaved) return;
    return guardLogout(() => new Promise((goOn) => setLogout({ goOn })));
  }, [isUnsaved]);

  const leaving = useBlocker({
    // Whoever's session is over has to go to the log-in page.
    shouldBlockFn: ({ current, next }) => next.pathname !== current.pathname && next.pathname !== '/login',
    enableBeforeUnload: isUnsaved,
    disabled: !isUnsaved,
    withResolver: true,
  });
  if (logout) {
    const answer = (may: boolean) => {
      setLogout(undefined);
      logout.goOn(may);
    };
    return { onLeave: () => answer(true), onClose: () => answer(false) };
  }
  return leaving.status === 'blocked' ? { onLeave: leaving.proceed, onClose: leaving.reset } : undefined;
}
