import { useBlocker } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { addLogoutGuard } from '#web/http/logout-guard.ts';

interface UnsavedChangesOptions {
  readonly isUnsaved: boolean;
  /** Whether requests are in flight, which closing the tab would abort. */
  readonly isSaving?: boolean;
  /** Whether new search parameters on the same path count as leaving. */
  readonly isLeavingSearch?: (search: Readonly<Record<string, unknown>>) => boolean;
}

/** Blocks navigation and logout while there are unsaved changes. Returns the prompt's callbacks while it has to be shown. */
export function useUnsavedChangesPrompt({
  isUnsaved,
  isSaving = false,
  isLeavingSearch = () => false,
}: UnsavedChangesOptions) {
  const [pendingLogout, setPendingLogout] = useState<{ readonly resolve: (isAllowed: boolean) => void }>();
  useEffect(() => {
    if (!isUnsaved) return;
    return addLogoutGuard(() => new Promise((resolve) => setPendingLogout({ resolve })));
  }, [isUnsaved]);

  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => {
      // An expired session must always reach the login page.
      if (!isUnsaved || next.pathname === '/login') return false;
      return next.pathname !== current.pathname || isLeavingSearch(next.search as Record<string, unknown>);
    },
    enableBeforeUnload: isUnsaved || isSaving,
    disabled: !isUnsaved && !isSaving,
    withResolver: true,
  });
  if (pendingLogout) {
    const resolveLogout = (isAllowed: boolean) => {
      setPendingLogout(undefined);
      pendingLogout.resolve(isAllowed);
    };
    return { onLeave: () => resolveLogout(true), onClose: () => resolveLogout(false) };
  }
  return blocker.status === 'blocked' ? { onLeave: blocker.proceed, onClose: blocker.reset } : undefined;
}
