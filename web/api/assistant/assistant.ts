import { queryOptions } from '@tanstack/react-query';
import { assistant } from '#contract/assistant/assistant.ts';
import type { RequestInput } from '#contract/schema/endpoint.ts';
import { modelTimeoutMs } from '#domain/limits.ts';
import { queryFor } from '#web/http/query-for.ts';
import { call } from '#web/http/client.ts';

/** The server times out first, so that its error message reaches the user. */
const TIMEOUT_MARGIN_MS = 10_000;
const questionRequestOptions = { timeoutMs: modelTimeoutMs.question + TIMEOUT_MARGIN_MS };

export const planGeneratorQuery = queryOptions({
  queryKey: ['assistant', 'planner'],
  ...queryFor(assistant.planner, {}),
  staleTime: Infinity,
});

export type FormBrief = Omit<RequestInput<typeof assistant.generateActionPlan>['body'], 'draft'>;
export type WizardBrief = Omit<RequestInput<typeof assistant.generatePlan>['body'], 'draft'>;

// The following functions store nothing, so they can be aborted and retried at any time.

export function fetchNextQuestion(body: RequestInput<typeof assistant.nextQuestion>['body'], signal: AbortSignal) {
  return call(assistant.nextQuestion, { body }, { ...questionRequestOptions, signal });
}

export async function fetchSummary(body: RequestInput<typeof assistant.summarizeContext>['body'], signal: AbortSignal) {
  return (await call(assistant.summarizeContext, { body }, { ...questionRequestOptions, signal })).narrative;
}
