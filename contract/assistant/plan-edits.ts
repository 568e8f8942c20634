import * as z from 'zod/mini';
import { limits } from '#domain/limits.ts';
import { generatedGoal, planDraft } from './plan-draft.ts';
import { generationInProgress } from './assistant.ts';
import { confirmedFields, planner } from './plan-request.ts';
import { narrativeTooLong } from './text-checks.ts';
import { dayField, integerField, nameField, textField } from '../schema/fields.ts';
import { defineEndpoints } from '../schema/endpoint.ts';

const title = textField(limits.title, `Title must be at most ${limits.title} characters.`);

/** What the plan was written from, if the client still has it. */
const origin = {
  userPrompt: z.optional(textField(limits.narrative, narrativeTooLong)),
  planner,
};

/** Changes of a draft. They store nothing: the draft belongs to the browser until it is saved. */
export const planEdits = defineEndpoints({
  rewriteGoal: {
    method: 'POST',
    path: '/api/ai/rewrite-week',
    access: 'session',
    storesNothing: true,
    body: z
      .object({
        draft: planDraft,
        /** The position of the goal in the draft, from 0. */
        goal: integerField(0, limits.planWeeks - 1, 'The goal must be a position in the draft.'),
        /** The first day of the first week. */
        startsOn: z.optional(z.nullable(dayField('The plan must start on a day from 1970 to 2100, as YYYY-MM-DD.'))),
        /** What should be different, in the user's words. */
        wish: z.optional(textField(limits.wish, `Please use at most ${limits.wish} characters.`)),
        ...confirmedFields,
        ...origin,
      })
      .check(
        z.refine(({ draft, goal }) => goal < draft.goals.length, {
          error: 'The goal must be a position in the draft.',
          path: ['goal'],
        }),
      ),
    responses: {
      200: z.object({
        goal: generatedGoal,
        changes: z.array(z.string()),
        /** What the model wrote and the goal has no place for. */
        leftOut: z.optional(z.array(z.string())),
      }),
    },
    messages: {
      409: 'Regenerating a week needs an AI model. The built-in planner would write the same week again.',
      429: generationInProgress,
      502: 'The week could not be rewritten.',
    },
    fallback: 'The week could not be rewritten.',
  },
  splitTask: {
    method: 'POST',
    path: '/api/ai/split-task',
    access: 'session',
    storesNothing: true,
    body: z.object({
      title: nameField(limits.title, 'Please enter a task first.', `Title must be at most ${limits.title} characters.`),
      goalTitle: title,
      planTitle: title,
      ...origin,
    }),
    responses: { 200: z.object({ tasks: z.array(z.object({ title: z.string() })) }) },
    messages: { 429: generationInProgress, 502: 'The task could not be split.' },
    fallback: 'The task could not be split.',
  },
});
