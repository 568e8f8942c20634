import * as z from 'zod/mini';
import { limits } from '#domain/limits.ts';
import { actionPlanWithGoals } from '../plans/action-plans.ts';
import { generationInProgress } from './assistant.ts';
import { generatedDraft, modelUsage, planDraft } from './plan-draft.ts';
import { confirmedFields, planner } from './plan-request.ts';
import { narrativeTooLong } from './text-checks.ts';
import { pastedPlan } from './plan-texts.ts';
import { newTask } from '../goals/tasks.ts';
import { dayField, id, idField, integer, integerField, nameField, textField } from '../schema/fields.ts';
import { defineEndpoints } from '../schema/endpoint.ts';
import { errorMessages } from '../schema/errors.ts';

const wishTooLong = `Please use at most ${limits.wish} characters.`;

/** What should be different, in the user's words. */
const wish = nameField(limits.wish, 'Please say what should be different.', wishTooLong);

const size = { estimatedMinutes: z.nullable(integer), timesPerWeek: z.nullable(integer) };
const sizedTask = z.object({ title: z.string(), ...size });

/** The difference between a saved plan and what a model or chatbot made of it. What is done or was worked on is never part of it. */
const changeDraft = z.object({
  /** Identifies the state of the plan that the changes were made for. */
  token: z.string(),
  added: z.array(z.object({ goalId: id, title: z.string(), ...size })),
  edited: z.array(z.object({ taskId: id, title: z.string(), ...size, from: sizedTask })),
  moved: z.array(z.object({ taskId: id, title: z.string(), from: z.nullable(integer), to: integer })),
  /** Set aside rather than deleted. */
  removed: z.array(z.object({ taskId: id, title: z.string(), week: z.nullable(integer) })),
  renamed: z.array(z.object({ goalId: id, title: z.string(), from: z.string() })),
  /** Texts that the plan has no place for; at most 100. */
  leftOut: z.array(z.string()),
  /** Of a model that says so. */
  usage: modelUsage,
});

export type PlanChangeDraft = z.infer<typeof changeDraft>;

const notInPlan = 'The changes must be about goals and tasks of this plan.';
const planChanged =
  'The plan was changed after these changes were drafted, so nothing was applied. Please ask for them again.';

function changeList<S extends z.ZodMiniType>(item: S) {
  return z
    .array(item, 'The changes must be lists.')
    .check(z.refine((list) => list.length <= limits.tasksPerRequest, 'These are too many changes at once.'));
}

const { title, estimatedMinutes, timesPerWeek } = newTask.shape;
const taskId = idField(notInPlan);
const goalId = idField(notInPlan);
const goalTitle = nameField(
  limits.title,
  'Goal title is required.',
  `Title must be at most ${limits.title} characters.`,
);

/** Changes that the user has not turned down. */
const chosenChanges = {
  added: changeList(z.object({ goalId, title, estimatedMinutes, timesPerWeek })),
  edited: changeList(z.object({ taskId, title, estimatedMinutes, timesPerWeek })),
  moved: changeList(z.object({ taskId, to: integerField(1, limits.taskWeek, 'The week must be a week of the plan.') })),
  removed: changeList(z.object({ taskId })),
  renamed: changeList(z.object({ goalId, title: goalTitle })),
};

const wishForPlan = {
  wish,
  /** The week to change. Null or omitted: the whole plan. */
  goalId: z.optional(z.nullable(goalId)),
};

export const planWish = z.object(wishForPlan);

const wishForDraft = {
  draft: planDraft,
  wish,
  /** The first day of the first week. */
  startsOn: z.optional(z.nullable(dayField('The plan must start on a day from 1970 to 2100, as YYYY-MM-DD.'))),
};

const generationMessages = { 429: generationInProgress, 502: 'The changes could not be written.' };

/** One sentence changes a plan: first a draft of the changes, which stores nothing, then those that the user accepts. */
export const planChanges = defineEndpoints({
  draft: {
    method: 'POST',
    path: '/api/action-plans/:id/change-draft',
    access: 'session',
    storesNothing: true,
    params: z.object({ id }),
    body: z.object({ ...wishForPlan, planner }),
    responses: { 200: changeDraft },
    messages: {
      409: 'Changing a plan with a sentence needs an AI model. You can copy a prompt for a chatbot instead.',
      ...generationMessages,
    },
    fallback: 'The changes could not be written.',
  },
  createPrompt: {
    method: 'POST',
    path: '/api/action-plans/:id/change-prompt',
    access: 'session',
    storesNothing: true,
    params: z.object({ id }),
    body: planWish,
    responses: { 200: z.object({ prompt: z.string() }) },
    messages: { 429: errorMessages.tooManyRequests },
    fallback: 'The prompt could not be written.',
  },
  read: {
    method: 'POST',
    path: '/api/action-plans/:id/read-change',
    access: 'session',
    storesNothing: true,
    params: z.object({ id }),
    body: z.object({ ...pastedPlan.shape, goalId: wishForPlan.goalId }),
    responses: { 200: changeDraft },
    messages: {
      422: 'There is no plan in this text. Please paste the whole reply of the chatbot.',
      429: errorMessages.tooManyRequests,
    },
    bodyLimit: limits.planTextBodyBytes,
    fallback: 'The changes could not be read.',
  },
  apply: {
    method: 'POST',
    path: '/api/action-plans/:id/change',
    access: 'session',
    params: z.object({ id }),
    body: z.object({ token: textField(100, 'The token is too long.'), ...chosenChanges }),
    responses: { 200: actionPlanWithGoals },
    messages: { 409: planChanged, 422: notInPlan },
    fallback: 'The plan was not changed.',
  },
  changeDraft: {
    method: 'POST',
    path: '/api/ai/change-draft',
    access: 'session',
    storesNothing: true,
    body: z.object({
      ...wishForDraft,
      ...confirmedFields,
      userPrompt: z.optional(textField(limits.narrative, narrativeTooLong)),
      planner,
    }),
    responses: {
      200: z.object({
        draft: generatedDraft,
        changes: z.array(z.string()),
        leftOut: z.array(z.string()),
        usage: modelUsage,
      }),
    },
    messages: {
      409: 'Changing a plan with a sentence needs an AI model.',
      ...generationMessages,
    },
    fallback: 'The plan could not be changed.',
  },
  createDraftPrompt: {
    method: 'POST',
    path: '/api/ai/change-prompt',
    access: 'session',
    storesNothing: true,
    body: z.object(wishForDraft),
    responses: { 200: z.object({ prompt: z.string() }) },
    messages: { 429: errorMessages.tooManyRequests },
    fallback: 'The prompt could not be written.',
  },
});
