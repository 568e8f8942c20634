import { useBlocker } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { guardLogout } from '#web/api/logout-guard.ts';

interface LeaveOptions {
  readonly weekStart: string;
  readonly currentWeek: string;
  /** Something would be lost. */
  readonly isUnsaved: boolean;
  readonly isSaving: boolean;
}

/** Stops whoever logs out or goes to another page or week before everything is saved: what to do with their answer. */
export function useLeaveQuestion({ weekStart, currentWeek, isUnsaved, isSaving }: LeaveOptions) {
  const [logout, setLogout] = useState<{ readonly goOn: (may: boolean) => void }>();
  useEffect(() => {
    if (!isUnsaved) return;
    return guardLogout(() => new Promise((goOn) => setLogout({ goOn })));
  }, [isUnsaved]);

  const leaving = useBlocker({
    shouldBlockFn: ({ current, next }) => {
      // Whoever's session is over has to go to the log-in page.
      if (!isUnsaved || next.pathname === '/login') return false;
      const { week = currentWeek } = next.search as { readonly week?: unknown };
      return next.pathname !== current.pathname || week !== weekStart;
    },
    // A tab that is closed takes along what is still on its way.
    enableBeforeUnload: isUnsaved || isSaving,
    disabled: !isUnsaved && !isSaving,
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
