import { assistant } from '#contract/assistant/assistant.ts';
import type { ModelTimeouts } from '#server/http/services.ts';
import type { Lease } from './rate-limited.ts';

/** Added to the model timeouts: a lease must also cover storing the plan and sending the response. */
const STORE_MARGIN_MS = 10_000;
const RESPONSE_MARGIN_MS = 2000;

/** Ensures that a double click creates only one plan. */
export const generationLease = ({ plan }: ModelTimeouts): Lease => ({
  name: 'generation',
  ms: plan + STORE_MARGIN_MS,
  busyMessage: assistant.generatePlan.messages[429],
});

export const questionLease = ({ question }: ModelTimeouts): Lease => ({
  name: 'question',
  ms: question + RESPONSE_MARGIN_MS,
  busyMessage: assistant.nextQuestion.messages[429],
});
