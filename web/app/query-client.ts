import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '#web/http/api-error.ts';

const RETRY_DELAY_MS = 700;

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // Offline, a query must fail instead of waiting silently.
        networkMode: 'always',
        retry: (failures, error) => failures === 0 && error instanceof ApiError && error.isTransient,
        retryDelay: RETRY_DELAY_MS,
      },
      mutations: { networkMode: 'always' },
    },
  });
}
