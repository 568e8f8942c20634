import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '#web/api/api-error.ts';

const RETRY_DELAY_MS = 700;

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // Offline, a query must fail and say so, not wait in silence.
        networkMode: 'always',
        retry: (failures, error) => failures === 0 && error instanceof ApiError && error.isPassing,
        retryDelay: RETRY_DELAY_MS,
      },
      mutations: { networkMode: 'always' },
    },
  });
}
