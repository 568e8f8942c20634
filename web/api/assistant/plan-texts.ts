import { planTexts } from '#contract/assistant/plan-texts.ts';
import type { RequestInput, ResponseBody } from '#contract/schema/endpoint.ts';
import { call } from '#web/http/client.ts';
import { withValidSize } from './outlines.ts';

// None of these store anything.

export type PromptInput = RequestInput<typeof planTexts.createPrompt>['body'];
export type PastedPlan = RequestInput<typeof planTexts.readPlan>['body'];
export type PlanFromText = ResponseBody<typeof planTexts.readPlan>;

export function readPlan(body: PastedPlan): Promise<PlanFromText> {
  return call(planTexts.readPlan, { body });
}

export async function fetchDraftText(body: RequestInput<typeof planTexts.printDraft>['body']): Promise<string> {
  return (await call(planTexts.printDraft, { body })).text;
}

export async function fetchPlanText(id: string): Promise<string> {
  return (await call(planTexts.getPlanText, { params: { id } })).text;
}

export async function fetchPlanPrompt(body: PromptInput): Promise<string> {
  return (await call(planTexts.createPrompt, { body: withValidSize(body) })).prompt;
}
