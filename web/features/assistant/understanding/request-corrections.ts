import type { QueryClient } from '@tanstack/react-query';
import type { PlanDescription } from '#web/api/understandings.ts';
import type { Corrections } from './corrections.ts';

/** The corrections for a request that generates a plan. They depend on what is read from the words of the user. */
export async function requestCorrections(
  queryClient: QueryClient,
  description: PlanDescription | undefined,
  corrections: Corrections | undefined,
) {
  if (!description || !corrections) return {};
  // Loaded already if the user has corrected anything on this page.
  const { readCorrections } = await import('./read-corrections.ts');
  return readCorrections(queryClient, description, corrections);
}
