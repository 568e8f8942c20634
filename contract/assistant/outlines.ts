import * as z from 'zod/mini';
import { efforts } from '#domain/assistant/brief.ts';
import { levels } from '#domain/assistant/levels.ts';
import { milestoneStates } from '#domain/assistant/outline.ts';
import { limits } from '#domain/limits.ts';
import { planStructures } from '#domain/plan/action-plan.ts';
import { playbookId } from './outline.ts';
import { history, planDescription, planner, promptRequired } from './plan-request.ts';
import { narrativeTooLong } from './text-checks.ts';
import { defineEndpoints } from '../schema/endpoint.ts';
import { errorMessages } from '../schema/errors.ts';
import { integer, nameField } from '../schema/fields.ts';

/** A value that can be filled in, with the words of the user that say so. */
function found<S extends z.ZodMiniType>(value: S) {
  return z.nullable(z.object({ value, words: z.string() }));
}

const suggestions = z.object({
  /** At most five, best first; empty if none fits. */
  playbooks: z.array(z.object({ id: z.string(), name: z.string() })),
  /** Whether a plan without an outline is written from the first one. */
  isClear: z.boolean(),
  /** The language of the words, such as 'de'; null if it is not clear. */
  language: z.nullable(z.string()),
  /** What the words say about the fields of a plan. */
  fields: z.object({
    deadline: found(z.string()),
    weeks: found(integer),
    weeklyHours: found(integer),
    structure: found(z.enum(planStructures)),
    commitmentLevel: found(z.enum(efforts)),
    level: found(z.enum(levels)),
    budget: found(z.string()),
  }),
});

export type Suggestions = z.infer<typeof suggestions>;

const numberQuestion = z.object({
  key: z.string(),
  label: z.string(),
  unit: z.string(),
  /** The default, or what the words of the user say. */
  value: z.number(),
  minimum: z.number(),
  maximum: z.number(),
});

const outlineResponse = z.object({
  playbook: z.nullable(z.string()),
  milestones: z.array(z.object({ title: z.string(), state: z.enum(milestoneStates) })),
  /** The numbers that the playbook asks for. */
  questions: z.array(numberQuestion),
  /** For whom the playbook is, in a sentence; empty if there is none. */
  audience: z.string(),
  /** How many hours the goal typically takes; null if that is not known. */
  hours: z.nullable(z.object({ from: integer, to: integer })),
});

export type OutlineResponse = z.infer<typeof outlineResponse>;

/** Where the milestones come from. */
export const outlineSources = ['playbook', 'model', 'own'] as const;

/** What a plan can start from, before it is written. Nothing is stored. */
export const outlines = defineEndpoints({
  suggest: {
    method: 'POST',
    path: '/api/ai/suggest',
    access: 'session',
    storesNothing: true,
    body: z.object({
      userPrompt: nameField(limits.narrative, promptRequired, narrativeTooLong),
      history: z.optional(history),
    }),
    responses: { 200: suggestions },
    messages: { 429: errorMessages.tooManyRequests },
    fallback: 'Your goal could not be read.',
  },
  create: {
    method: 'POST',
    path: '/api/ai/outline',
    access: 'session',
    storesNothing: true,
    body: z
      .object({
        ...planDescription,
        source: z.enum(outlineSources, 'The source must be playbook, model or own.'),
        /** Required for the source `playbook`. */
        playbook: z.optional(z.nullable(playbookId)),
        planner,
      })
      .check(
        z.refine(({ source, playbook }) => source !== 'playbook' || Boolean(playbook), {
          error: 'Please choose a playbook.',
          path: ['playbook'],
        }),
      ),
    responses: { 200: outlineResponse },
    messages: {
      404: 'This playbook no longer exists. Please choose another one.',
      409: 'There is no AI model to write the steps. Please choose another start.',
      429: 'The assistant is still working on your last request.',
      502: 'The steps could not be written.',
    },
    fallback: 'The steps could not be loaded.',
  },
  listPlaybooks: {
    method: 'GET',
    path: '/api/ai/playbooks',
    access: 'session',
    responses: { 200: z.array(z.object({ id: z.string(), name: z.string(), theme: z.string() })) },
    fallback: 'The playbooks could not be loaded.',
  },
});
