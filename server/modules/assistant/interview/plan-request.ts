import type { assistant } from '#contract/assistant.ts';
import type { HandlerInput } from '#contract/schema/endpoint.ts';
import { hasVisibleCharacter } from '#contract/schema/fields.ts';
import { formDefaults, type PlanScope } from '#domain/assistant/brief.ts';
import { parseNarrative } from './narrative.ts';
import { briefFromAnswers, briefFromPrompt, assignPillars } from './parse-brief.ts';
import { parseScope } from '#domain/assistant/parse-scope.ts';
import type { PlanRequest } from '../plan-generator.ts';

type FormBody = HandlerInput<typeof assistant.generateActionPlan>['body'];
type WizardBody = HandlerInput<typeof assistant.generatePlan>['body'];

export function requestFromForm(body: FormBody): PlanRequest {
  const scope = scopeWithDefaults(body, body.weeklyCommitment, formDefaults);
  return { brief: briefFromPrompt(body.userPrompt, scope, {}), prompt: body.userPrompt, history: [] };
}

/** The scope defaults to what the answers say, which are sent as a list or as a narrative. */
export function requestFromWizard({ userPrompt, history: given = [], ...body }: WizardBody): PlanRequest {
  const history = assignPillars(given);
  const title = body.title !== undefined && hasVisibleCharacter(body.title) ? body.title : '';
  const answers = history.length > 0 ? history : parseNarrative(userPrompt);
  const scope = scopeWithDefaults(body, body.weeklyCommitmentHours, parseScope(answers));
  const brief =
    history.length > 0 ? briefFromAnswers(history, scope, { title }) : briefFromPrompt(userPrompt, scope, { title });
  return { brief, prompt: userPrompt, history };
}

function scopeWithDefaults(
  { structure, numberOfWeeks, commitmentLevel }: Pick<FormBody, 'structure' | 'numberOfWeeks' | 'commitmentLevel'>,
  hours: number | undefined,
  defaults: PlanScope,
): PlanScope {
  return {
    structure: structure ?? defaults.structure,
    weeks: numberOfWeeks ?? defaults.weeks,
    weeklyHours: hours ?? defaults.weeklyHours,
    effort: commitmentLevel ?? defaults.effort,
  };
}
