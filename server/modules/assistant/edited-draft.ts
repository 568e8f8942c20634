import type { HandlerInput } from '#contract/schema/endpoint.ts';
import type { planChanges } from '#contract/assistant/plan-changes.ts';
import type { planEdits } from '#contract/assistant/plan-edits.ts';
import type { PlanDraft } from '#domain/assistant/plan-draft.ts';
import type { Services } from '#server/http/services.ts';
import type { PlanOrigin } from './plan-generator.ts';
import { labelOutline } from './plan-request.service.ts';
import { toPlanDraft } from './saved-plans/draft-response.ts';

type EditBody = HandlerInput<typeof planChanges.changeDraft | typeof planEdits.rewriteGoal>['body'];

/** A draft that is to be changed, with what it was written from. */
export async function readEditedDraft(
  services: Services,
  { userId, body }: { readonly userId: string; readonly body: EditBody },
): Promise<{ readonly draft: PlanDraft; readonly origin: PlanOrigin }> {
  const { userPrompt: prompt = '', startsOn = null, wish = '' } = body;
  const { deadline = null, level = null, budget = null } = body;
  const outline = await labelOutline(services, userId, body.outline);
  return { draft: toPlanDraft(body.draft), origin: { prompt, startsOn, wish, deadline, level, budget, outline } };
}
