import type { QueryClient } from '@tanstack/react-query';
import { contentsKeys } from './contents-keys.ts';

// Apart from `time-entries.ts`: pages that only change what entries are of need none of its calls.

export const timeEntryKeys = {
  all: ['time-entries'],
  active: ['time-entries', 'active'],
  days: ['time-entries', 'day'],
  day: (date: string) => ['time-entries', 'day', date] as const,
  /** What is summed up from entries. */
  usage: ['usage'],
} as const;

/** Not waited for: what changed shows already. */
export function refreshTimeEntries(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: timeEntryKeys.all });
  void queryClient.invalidateQueries({ queryKey: timeEntryKeys.usage });
  // The page of a goal tells its time.
  void queryClient.invalidateQueries({ queryKey: contentsKeys.anyGoal });
}
