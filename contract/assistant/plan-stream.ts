import * as z from 'zod/mini';
import { limits } from '#domain/limits.ts';
import { newActionPlan } from '../plans/action-plans.ts';
import { generationFailed, generationInProgress, planGeneratorKinds } from './assistant.ts';
import { generatedDraft, generatedGoal, modelUsage, planDraft } from './plan-draft.ts';
import { focusAreaChoice, planDescription, planner, requiresFocusArea } from './plan-request.ts';
import { defineEndpoints } from '../schema/endpoint.ts';
import { integer, textField } from '../schema/fields.ts';
import { understanding } from './understanding.ts';

/** The plan without its goals. It allows a client to keep the goals that have arrived if the stream ends early. */
const startEvent = z.object({
  type: z.literal('start'),
  draft: generatedDraft,
  planner: z.enum(planGeneratorKinds),
  understanding,
});

const goalEvent = z.object({
  type: z.literal('goal'),
  goal: generatedGoal,
  /** One-based. */
  number: integer,
  /** How many goals there will be; null if that is up to the generator. */
  of: z.nullable(integer),
});

/** The whole plan, which replaces the goals that have arrived. */
const doneEvent = z.object({
  type: z.literal('done'),
  draft: generatedDraft,
  planner: z.enum(planGeneratorKinds),
  understanding,
  /** The day by which the plan has to be done; null if there is none. */
  deadline: z.nullable(z.string()),
  /** What was repaired in the response of the model, in whole sentences. */
  changes: z.array(z.string()),
  /** Texts of the model that the plan has no place for. */
  leftOut: z.array(z.string()),
  usage: modelUsage,
});

export const planEvents = { start: startEvent, goal: goalEvent, done: doneEvent };

export type PlanStreamEvent = z.infer<(typeof planEvents)[keyof typeof planEvents]>;

export const planStreams = defineEndpoints({
  create: {
    method: 'POST',
    path: '/api/ai/plan-stream',
    access: 'session',
    storesNothing: true,
    body: z
      .object({
        ...focusAreaChoice,
        ...planDescription,
        /** If omitted or empty, a title is generated. */
        title: z.optional(textField(limits.title, `Title must be at most ${limits.title} characters.`)),
        description: newActionPlan.shape.description,
        /** A draft whose missing weeks a model writes. The response is the whole plan. */
        continues: z.optional(planDraft),
        planner,
      })
      .check(requiresFocusArea),
    responses: { 200: { events: planEvents } },
    messages: {
      409: 'Writing the rest needs an AI model. The weeks that are there already are not lost.',
      429: generationInProgress,
      502: generationFailed,
    },
    fallback: generationFailed,
  },
});
