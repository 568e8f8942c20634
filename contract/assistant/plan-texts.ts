import * as z from 'zod/mini';
import { limits } from '#domain/limits.ts';
import { generatedDraft, planDraft } from './plan-draft.ts';
import { focusAreaChoice, planDescription } from './plan-request.ts';
import { dayField, id, isWithinLength, withOpenApi } from '../schema/fields.ts';
import { defineEndpoints } from '../schema/endpoint.ts';
import { errorMessages } from '../schema/errors.ts';
import { hasVisibleCharacter } from '#domain/visible-text.ts';

const planRequired = 'Please paste a plan.';
const planTooLong = 'The plan must be at most 1 MB of text.';

/** Any text, even with characters that cannot be stored: whatever is not readable is left out. */
const pastedText = withOpenApi(
  z.string(planRequired).check(
    z.refine((value) => isWithinLength(limits.planText, value), planTooLong),
    z.refine(hasVisibleCharacter, planRequired),
  ),
  { minLength: 1, maxLength: limits.planText },
);

const startsOn = z.optional(dayField('The plan must start on a day from 1970 to 2100, as YYYY-MM-DD.'));

const text = z.object({ text: z.string() });

export const pastedPlan = z.object({
  text: pastedText,
  /** The same text as HTML, which keeps lists and tables that the text has lost. */
  html: z.optional(
    withOpenApi(z.string().check(z.refine((value) => isWithinLength(limits.planText, value), planTooLong)), {
      maxLength: limits.planText,
    }),
  ),
});

export const promptRequest = z.object({ ...planDescription, ...focusAreaChoice });

/** Plans as text: read, print and ask for them. Nothing is stored. */
export const planTexts = defineEndpoints({
  readPlan: {
    method: 'POST',
    path: '/api/ai/read-plan',
    access: 'session',
    storesNothing: true,
    body: pastedPlan,
    responses: {
      200: z.object({
        draft: generatedDraft,
        /** The first day of the first week; null for a backlog. */
        startsOn: z.nullable(z.string()),
        /** Texts that the draft has no place for; at most 100. */
        leftOut: z.array(z.string()),
        /** What was repaired, in whole sentences. */
        changes: z.array(z.string()),
      }),
    },
    messages: {
      422: 'There is no plan in this text. A plan has a line such as “Week 1: Find the spark” for each week, and below it the tasks as a list.',
      429: errorMessages.tooManyRequests,
    },
    bodyLimit: limits.planTextBodyBytes,
    fallback: 'The plan could not be read.',
  },
  printDraft: {
    method: 'POST',
    path: '/api/ai/draft-text',
    access: 'session',
    storesNothing: true,
    body: z.object({ draft: planDraft, startsOn }),
    responses: { 200: text },
    fallback: 'The plan could not be copied.',
  },
  getPlanText: {
    method: 'GET',
    path: '/api/action-plans/:id/text',
    access: 'session',
    params: z.object({ id }),
    responses: { 200: text },
    fallback: 'The plan could not be copied.',
  },
  createPrompt: {
    method: 'POST',
    path: '/api/ai/plan-prompt',
    access: 'session',
    storesNothing: true,
    body: promptRequest,
    responses: { 200: z.object({ prompt: z.string() }) },
    messages: { 429: errorMessages.tooManyRequests },
    fallback: 'The prompt could not be written.',
  },
});
