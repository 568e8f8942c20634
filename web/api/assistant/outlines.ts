import { queryOptions } from '@tanstack/react-query';
import { assistant } from '#contract/assistant/assistant.ts';
import { outlines } from '#contract/assistant/outlines.ts';
import type { RequestInput } from '#contract/schema/endpoint.ts';
import { limits, modelTimeoutMs } from '#domain/limits.ts';
import { call } from '#web/http/client.ts';
import { queryFor } from '#web/http/query-for.ts';

// None of these store anything.

export type OutlineInput = RequestInput<typeof outlines.create>['body'];

/** What a plan is about, in the user's words and fields. */
export type PlanDescription = Omit<OutlineInput, 'source' | 'playbook' | 'planner'>;

/** The server times out first, so that its error message reaches the user. */
const TIMEOUT_MS = modelTimeoutMs.plan + 10_000;

export function suggestionsQuery(body: RequestInput<typeof outlines.suggest>['body']) {
  return queryOptions({
    queryKey: ['assistant', 'suggestions', body],
    ...queryFor(outlines.suggest, { body }),
    staleTime: Infinity,
  });
}

export function createOutline(body: OutlineInput, signal: AbortSignal) {
  return call(outlines.create, { body: withValidSize(body) }, { timeoutMs: TIMEOUT_MS, signal });
}

/** Leaves out numbers that are not valid yet, because the user is still typing. */
export function withValidSize<D extends PlanDescription>({ numberOfWeeks, weeklyCommitmentHours, ...rest }: D) {
  const isValid = (n: number | undefined, maximum: number) => n !== undefined && n >= 1 && n <= maximum;
  return {
    ...rest,
    ...(isValid(numberOfWeeks, limits.planWeeks) && { numberOfWeeks }),
    ...(isValid(weeklyCommitmentHours, limits.weeklyHours) && { weeklyCommitmentHours }),
  };
}

export const playbooksQuery = queryOptions({
  queryKey: ['assistant', 'playbooks'],
  ...queryFor(outlines.listPlaybooks, {}),
  staleTime: Infinity,
});

export function timelineQuery(body: RequestInput<typeof assistant.estimateTimeline>['body']) {
  return queryOptions({
    queryKey: ['assistant', 'timeline', body],
    ...queryFor(assistant.estimateTimeline, { body }),
    staleTime: Infinity,
  });
}

export function feasibilityQuery(body: RequestInput<typeof assistant.feasibilityCheck>['body']) {
  return queryOptions({
    queryKey: ['assistant', 'feasibility', body],
    ...queryFor(assistant.feasibilityCheck, { body }),
    staleTime: Infinity,
  });
}
