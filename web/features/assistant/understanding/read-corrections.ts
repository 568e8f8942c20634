import type { QueryClient } from '@tanstack/react-query';
import { type PlanDescription, understandingQuery } from '#web/api/understandings.ts';
import { type Corrections, toCorrectedRequest } from './corrections.ts';

export async function readCorrections(
  queryClient: QueryClient,
  description: PlanDescription,
  corrections: Corrections,
) {
  return toCorrectedRequest(await queryClient.fetchQuery(understandingQuery(description)), corrections);
}
