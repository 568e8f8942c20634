import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onClockJump } from '#web/api/server-clock.ts';
import { activeEntriesQuery } from '#web/api/time-entries.ts';

/** While something runs, a clock that was set must not show a wrong time for long. */
export function useClockWatch(): void {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      onClockJump(() => {
        // Waking up has other reasons to ask, too; once is enough.
        void queryClient.refetchQueries({ queryKey: activeEntriesQuery.queryKey }, { cancelRefetch: false });
      }),
    [queryClient],
  );
}
