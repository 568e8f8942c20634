import type { assistant } from '#contract/assistant.ts';
import type { HandlerInput } from '#contract/schema/endpoint.ts';
import { formDefaults } from '#domain/assistant/brief.ts';
import { answerText } from '#domain/assistant/parse-scope.ts';
import { toDay } from '#domain/calendar/calendar.ts';
import type { Services } from '#server/http/services.ts';
import { findTimeZone } from '#server/modules/auth/auth.queries.ts';
import { listFocusAreas } from '#server/modules/focus-areas/focus-areas.queries.ts';
import { listWeeklyTrackedMinutes } from '../feasibility/tracked-weeks.ts';
import type { PlanRequest } from '../plan-generator.ts';
import { getPlanningThread } from './planning-thread.ts';
import type { Description, PreparedPlan } from './prepare-plan.ts';

type GenerateBody =
  | HandlerInput<typeof assistant.generateActionPlan>['body']
  | HandlerInput<typeof assistant.generatePlan>['body'];

interface Destination {
  readonly focusAreaId?: string | null | undefined;
  readonly newFocusArea?: { readonly name: string } | null | undefined;
}

/** The form and the wizard name the hours differently. A client that does not show the length of the plan gets a fixed one. */
export function describePlan(body: GenerateBody): Description & Destination {
  return 'sessionId' in body
    ? body
    : { ...body, weeklyCommitmentHours: body.weeklyCommitment, defaultWeeks: formDefaults.weeks };
}

/** Everything that a generator is told: what the user wrote and corrected, and what the server knows about the user. */
export async function readPlanRequest(
  services: Services,
  userId: string,
  { focusAreaId, newFocusArea, ...description }: Description & Destination,
  now: number,
): Promise<PlanRequest & PreparedPlan> {
  const { db } = services;
  const timeZone = await findTimeZone(db, userId);
  const today = toDay(now, timeZone);
  const area = focusAreaId ? (await listFocusAreas(db, userId)).find(({ _id }) => _id === focusAreaId) : newFocusArea;
  const {
    userPrompt: prompt,
    history = [],
    deadline = null,
    level = null,
    budget = null,
    outline = null,
  } = description;
  const prepared = await getPlanningThread(services).run('preparePlan', description, { today, timeZone });
  const { title, measure, structure, effort, weeks, weeklyMinutes, language } = prepared.input;
  const goal = history[0] ? answerText(history[0]) : prompt;
  return {
    ...prepared,
    prompt,
    history,
    // Provisional, until planner/ is in use: only what the user has confirmed.
    fields: { goal, title, measure, structure, effort, weeks, weeklyMinutes, level, deadline, budget },
    outline,
    language,
    context: {
      today,
      timeZone,
      trackedMinutesByWeek: await listWeeklyTrackedMinutes(db, userId, now),
      focusAreaName: area?.name,
    },
  };
}
