import type { assistant } from '#contract/assistant.ts';
import type { Received } from '#contract/endpoint.ts';
import { isVisible } from '#contract/fields.ts';
import { formDefaults, type PlanFrame } from '#domain/assistant/brief.ts';
import { answersIn } from '#domain/assistant/narrative.ts';
import { briefFromAnswers, briefFromPrompt, inPlace } from '#domain/assistant/read-answers.ts';
import { frameIn } from '#domain/assistant/read-frame.ts';
import type { PlanRequest } from './planner.ts';

type FormBody = Received<typeof assistant.generateActionPlan>['body'];
type WizardBody = Received<typeof assistant.generatePlan>['body'];

export function requestFromForm(body: FormBody): PlanRequest {
  const frame = frameWith(body, body.weeklyCommitment, formDefaults);
  return { brief: briefFromPrompt(body.userPrompt, frame, {}), told: body.userPrompt, history: [] };
}

/** What the body does not say is read from the answers, be they given one by one or told in the story. */
export function requestFromWizard({ userPrompt, history: given = [], ...body }: WizardBody): PlanRequest {
  const history = inPlace(given);
  // One that nobody can see is none.
  const title = body.title !== undefined && isVisible(body.title) ? body.title : '';
  const answers = history.length > 0 ? history : answersIn(userPrompt);
  const frame = frameWith(body, body.weeklyCommitmentHours, frameIn(answers));
  const brief =
    history.length > 0 ? briefFromAnswers(history, frame, { title }) : briefFromPrompt(userPrompt, frame, { title });
  return { brief, told: userPrompt, history };
}

function frameWith(
  { structure, numberOfWeeks, commitmentLevel }: Pick<FormBody, 'structure' | 'numberOfWeeks' | 'commitmentLevel'>,
  hours: number | undefined,
  otherwise: PlanFrame,
): PlanFrame {
  return {
    structure: structure ?? otherwise.structure,
    weeks: numberOfWeeks ?? otherwise.weeks,
    weeklyHours: hours ?? otherwise.weeklyHours,
    effort: commitmentLevel ?? otherwise.effort,
  };
}
