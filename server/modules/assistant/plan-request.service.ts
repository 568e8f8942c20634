import type { assistant } from '#contract/assistant/assistant.ts';
import type { NewPlanDraft } from '#contract/assistant/plan-draft.ts';
import type { HandlerInput } from '#contract/schema/endpoint.ts';
import type { understandings } from '#contract/assistant/understanding.ts';
import { answerText, type AnsweredStep, formDefaults, wizardDefaults } from '#domain/assistant/brief.ts';
import type { Outline } from '#domain/assistant/outline.ts';
import { countWeeksUntil, planStart, planWeeks } from '#domain/assistant/plan-weeks.ts';
import { toDay } from '#domain/calendar/calendar.ts';
import { limits } from '#domain/limits.ts';
import { hasVisibleCharacter } from '#domain/visible-text.ts';
import type { Reading } from '#planner/index.ts';
import type { PlanFields } from '#planner/plan-fields.ts';
import type { Services } from '#server/http/services.ts';
import { findTimeZone } from '#server/modules/auth/auth.queries.ts';
import { listFocusAreas } from '#server/modules/focus-areas/focus-areas.queries.ts';
import { listWeeklyTrackedMinutes } from './feasibility/tracked-weeks.ts';
import { assignPillars, parseNarrative } from './interview/narrative.ts';
import type { PlanRequest } from './plan-generator.ts';
import { getPlanner } from './planner-client.ts';
import { toPlanDraft } from './saved-plans/draft-response.ts';

export type Description = HandlerInput<typeof understandings.create>['body'] & {
  readonly title?: string | undefined;
  /** The user's own, which the plan gets. */
  readonly description?: string | undefined;
  readonly continues?: NewPlanDraft | undefined;
  readonly focusAreaId?: string | null | undefined;
  readonly newFocusArea?: { readonly name: string } | null | undefined;
};

type GenerateBody =
  | HandlerInput<typeof assistant.generateActionPlan>['body']
  | HandlerInput<typeof assistant.generatePlan>['body'];

/** The form and the wizard name the hours differently. */
export function toDescription(body: GenerateBody): Description {
  return 'sessionId' in body ? body : { ...body, weeklyCommitmentHours: body.weeklyCommitment };
}

/** An outline as it is described to a model or chatbot. */
export async function labelOutline(services: Services, userId: string, outline: Outline | null | undefined) {
  if (!outline || Object.keys(outline.numbers).length === 0) return outline ?? null;
  return getPlanner(services).run(userId, 'labelOutline', outline);
}

/** Everything that a plan is written from: the user's words, what they confirmed, and what the server knows about them. */
export async function readPlanRequest(
  services: Services,
  userId: string,
  description: Description,
  now: number,
): Promise<PlanRequest> {
  const { db } = services;
  const timeZone = await findTimeZone(db, userId);
  const today = toDay(now, timeZone);
  const { userPrompt, history = [], focusAreaId, newFocusArea } = description;
  const answers = history.length > 0 ? assignPillars(history) : parseNarrative(userPrompt);
  const texts = answers.map((step) => ({ pillar: step.pillar, text: answerText(step) }));
  const reading = await getPlanner(services).run(userId, 'readAnswers', texts, { today, timeZone });
  const area = focusAreaId ? (await listFocusAreas(db, userId)).find(({ _id }) => _id === focusAreaId) : newFocusArea;
  return {
    ...toFields(description, answers, reading, today),
    outline: description.outline ?? null,
    labelledOutline: await labelOutline(services, userId, description.outline),
    continues: description.continues && toPlanDraft(description.continues),
    reading,
    language: reading.language,
    prompt: userPrompt,
    history,
    context: {
      today,
      timeZone,
      trackedMinutesByWeek: await listWeeklyTrackedMinutes(db, userId, now),
      focusAreaName: area?.name,
    },
  };
}

/** What the request says replaces what the words say, and for the size of the plan that replaces the defaults. */
function toFields(
  description: Description,
  answers: readonly AnsweredStep[],
  { fields: found }: Reading,
  today: string,
): Pick<PlanRequest, 'fields' | 'prefilled'> {
  const { numberOfWeeks, weeklyCommitmentHours, commitmentLevel, structure, deadline, level, budget } = description;
  const isInterview = (description.history ?? []).length > 0 || answers.length > 1;
  const defaults = isInterview ? wizardDefaults : formDefaults;
  const prefilled = {
    ...(deadline === undefined && found.deadline && { deadline: found.deadline.value }),
    ...(level === undefined && found.level && { level: found.level.value }),
    ...(budget === undefined && found.budget && { budget: found.budget.value }),
  };
  const lastDay = deadline ?? prefilled.deadline ?? null;
  const start = planStart(today, lastDay);
  const untilDeadline = lastDay === null ? undefined : countWeeksUntil(start, lastDay);
  const weeklyMinutes = weeklyCommitmentHours ? weeklyCommitmentHours * 60 : found.weeklyMinutes?.value;
  const measure = answers.find(({ pillar }) => pillar === 'Measurable');
  const { title = '' } = description;
  const fields: PlanFields = {
    goal: answers[0] ? answerText(answers[0]) : description.userPrompt,
    title: hasVisibleCharacter(title) ? title.trim() : '',
    measure: measure ? answerText(measure) : '',
    structure: structure ?? found.structure?.value ?? defaults.structure,
    effort: commitmentLevel ?? found.effort?.value ?? defaults.effort,
    weeks: planWeeks(start, numberOfWeeks ?? found.weeks?.value ?? untilDeadline ?? defaults.weeks),
    weeklyMinutes: Math.min(weeklyMinutes ?? defaults.weeklyHours * 60, limits.weeklyHours * 60),
    level: level ?? null,
    deadline: deadline ?? null,
    budget: budget ?? null,
  };
  return { fields, prefilled };
}
