import { useBlocker } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { guardLogout } from '#web/api/logout-guard.ts';

interface LeaveOptions {
  /** Something would be lost. */
  readonly isUnsaved: boolean;
  /** A tab that is closed takes along what is still on its way. */
  readonly isSaving?: boolean;
  /** Whether another address of the same page leaves it, too, by what that says. */
  readonly leavesBy?: (search: Readonly<Record<string, unknown>>) => boolean;
}

/** Stops whoever logs out or goes elsewhere while something would be lost: what to do with their answer. */
export function useLeaveQuestion({ isUnsaved, isSaving = false, leavesBy = () => false }: LeaveOptions) {
  const [logout, setLogout] = useState<{ readonly goOn: (may: boolean) => void }>();
  useEffect(() => {
    if (!isUnsaved) return;
    return guardLogout(() => new Promise((goOn) => setLogout({ goOn })));
  }, [isUnsaved]);

  const leaving = useBlocker({
    shouldBlockFn: ({ current, next }) => {
      // Whoever's session is over has to go to the log-in page.
      if (!isUnsaved || next.pathname === '/login') return false;
      return next.pathname !== current.pathname || leavesBy(next.search as Record<string, unknown>);
    },
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
