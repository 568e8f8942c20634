import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onClockJump } from '#web/api/server-clock.ts';
import { refreshTimeEntries } from '#web/api/time-entry-keys.ts';

/** While something runs, a clock that was set must not show a wrong time for long. */
export function useClockWatch(): void {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      // What was asked before does not count: its answer cannot be told apart by time any more.
      onClockJump(() => refreshTimeEntries(queryClient)),
    [queryClient],
  );
}
