import { useBlocker } from '@tanstack/react-router';

interface LeaveOptions {
  readonly weekStart: string;
  readonly currentWeek: string;
  /** Something would be lost. */
  readonly isUnsaved: boolean;
  readonly isSaving: boolean;
}

/** Stops whoever goes to another page or week before everything is saved, until they have said what they want. */
export function useLeaveQuestion({ weekStart, currentWeek, isUnsaved, isSaving }: LeaveOptions) {
  return useBlocker({
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
}
