import type { QueryClient } from '@tanstack/react-query';
import { authKeys } from './auth.ts';

/** After a change that may show anywhere. Who is logged in stays as it is. */
export function refreshEverything(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== authKeys.all[0] });
}
