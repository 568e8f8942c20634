import { planEdits } from '#contract/assistant/plan-edits.ts';
import type { RequestInput } from '#contract/schema/endpoint.ts';
import { modelTimeoutMs } from '#domain/limits.ts';
import { call } from '#web/http/client.ts';

/** The server times out first, so that its error message reaches the user. */
const timeoutMs = modelTimeoutMs.plan + 10_000;

export function rewriteGoal(body: RequestInput<typeof planEdits.rewriteGoal>['body'], signal: AbortSignal) {
  return call(planEdits.rewriteGoal, { body }, { timeoutMs, signal });
}

export function splitTask(body: RequestInput<typeof planEdits.splitTask>['body'], signal: AbortSignal) {
  return call(planEdits.splitTask, { body }, { timeoutMs, signal });
}
