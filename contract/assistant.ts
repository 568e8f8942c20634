import * as z from 'zod/mini';
import { planStructures } from '#domain/action-plan.ts';
import { efforts, pillars } from '#domain/assistant/brief.ts';
import { limits } from '#domain/limits.ts';
import { actionPlan, newActionPlan } from './action-plans.ts';
import { endpoints } from './endpoint.ts';
import { count, documented, id, idField, nameText, storable, text, whole } from './fields.ts';
import { newFocusArea } from './focus-areas.ts';
import { planDraft, weeklyHours, writtenDraft } from './plan-draft.ts';

/** Who thinks: the model that the operator has set up, or the planner that is part of Weekwise. */
export const planners = ['model', 'builtIn'] as const;

export type Planner = (typeof planners)[number];

const question = z.object({
  question: z.string(),
  examples: z.array(z.string()),
  optional: z.boolean(),
  multiSelect: z.boolean(),
  pillar: z.string(),
});

const pickArea = 'Please select or enter a Focus Area.';

/** An area of the user's, or one that is made along with the plan. Where both are given, the one that is there. */
const place = {
  focusAreaId: z.optional(z.nullable(idField(pickArea))),
  newFocusArea: z.optional(
    z.nullable(
      z.object(
        {
          name: nameText(limits.focusAreaName, pickArea, 'Focus Area name is too long.'),
          description: newFocusArea.shape.description,
        },
        pickArea,
      ),
    ),
  ),
};

type Place = { readonly focusAreaId?: string | null | undefined; readonly newFocusArea?: object | null | undefined };

const hasPlace = z.refine<Place>(({ focusAreaId, newFocusArea: made }) => Boolean(focusAreaId ?? made), {
  error: pickArea,
  path: ['focusAreaId'],
  // Also where a field is wrong by itself, so that all that is wrong is told at once.
  when: ({ value }) => typeof value === 'object' && value !== null,
});

/** `builtIn` asks for the planner of Weekwise, also where there is a model. */
const planner = z.optional(z.literal('builtIn', 'The planner must be builtIn, or left out.'));

const structure = z.optional(z.enum(planStructures, 'Structure must be weekly or backlog.'));
const numberOfWeeks = z.optional(
  whole(1, limits.planWeeks, `Weeks must be a whole number from 1 to ${limits.planWeeks}.`),
);
const commitmentLevel = z.optional(z.enum(efforts, 'Commitment level must be light, medium or strong.'));

/** With `draft` nothing is stored, and the plan is answered as it would have been. */
const draft = z.optional(z.boolean('Draft must be true or false.'));

const noPrompt = 'Please enter a prompt describing your goal.';
const longPrompt = `Please describe your goal in at most ${limits.prompt} characters.`;

const longStory = `The story so far must be at most ${limits.narrative} characters.`;
const narrative = text(limits.narrative, longStory);

const answer = nameText(
  limits.answer,
  'Please answer the question.',
  `An answer must be at most ${limits.answer} characters.`,
);
/** Of a question that takes several, a list. */
export const answers = z.union(
  [
    answer,
    z
      .array(answer)
      .check(z.refine((list) => list.length > 0 && list.length <= limits.tags, 'Please answer the question.')),
  ],
  'Please answer the question.',
);
const asked = text(limits.answer, `A question must be at most ${limits.answer} characters.`);

const history = z
  .array(
    z.object({ q: asked, a: answers, pillar: text(40, 'A pillar must be at most 40 characters.') }),
    'The history must be a list of questions and answers.',
  )
  .check(z.refine((list) => list.length <= pillars.length, `There are only ${pillars.length} questions.`));

/** Made by the browser. Nothing is kept under it: every call carries all that was said. */
const sessionId = nameText(100, 'A session id is required.', 'The session id must be at most 100 characters.');

type Answers = Readonly<Record<string, string | readonly string[]>>;

const newAnswers = documented(
  z.unknown().check(z.refine(isAnswers, 'Answers must be given by their questions.')) as z.ZodMiniType<
    Answers,
    Answers
  >,
  { type: 'object' },
);

const made = { 201: z.object({ actionPlan }), 200: z.object({ draft: writtenDraft, planner: z.enum(planners) }) };

/** Beginning with this sentence of the product, the answer says why. */
const failed = 'AI generation failed.';

/** One at a time. */
const underWay = 'A plan is already being written for you. Please wait for it to finish.';
const stillThinking = 'The assistant is still thinking about your last answer.';

export const assistant = endpoints({
  planner: {
    method: 'GET',
    path: '/api/ai/planner',
    summary: 'Who writes the plans: a model, by its name, or the built-in planner',
    access: 'session',
    answers: { 200: z.object({ planner: z.enum(planners), model: z.nullable(z.string()) }) },
    fallback: 'The assistant could not be reached.',
  },
  generateActionPlan: {
    method: 'POST',
    path: '/api/ai/generate-action-plan',
    summary: 'Write a plan from a description of the goal and store it, all or nothing; or only draft it',
    access: 'session',
    body: z
      .object({
        ...place,
        structure,
        numberOfWeeks,
        /** Hours. */
        weeklyCommitment: z.optional(weeklyHours),
        commitmentLevel,
        userPrompt: nameText(limits.prompt, noPrompt, longPrompt),
        draft,
        planner,
      })
      .check(hasPlace),
    answers: made,
    messages: { 429: underWay, 502: failed },
    creates: true,
    fallback: failed,
  },
  nextQuestion: {
    method: 'POST',
    path: '/api/ai/next-question',
    summary: 'The question that follows the answers so far',
    access: 'session',
    body: z.object({
      sessionId,
      contextNarrative: z.optional(narrative),
      history: history.check(
        z.refine((list) => list.length < pillars.length, `All ${pillars.length} questions are answered.`),
      ),
      planner,
    }),
    answers: { 200: question },
    messages: { 429: stillThinking, 502: 'The next question could not be generated.' },
    fallback: 'The next question could not be loaded.',
  },
  summarizeContext: {
    method: 'POST',
    path: '/api/ai/summarize-context',
    summary: 'The story so far with new answers told in it',
    access: 'session',
    body: z.object({ sessionId, contextNarrative: z.optional(narrative), newAnswers, planner }),
    answers: { 200: z.object({ narrative: z.string() }) },
    messages: { 429: stillThinking, 502: 'Your answers could not be summarised.' },
    fallback: 'Your answers could not be summarised.',
  },
  generatePlan: {
    method: 'POST',
    path: '/api/ai/generate-plan',
    summary: 'Write a plan from the answers of the wizard and store it, all or nothing; or only draft it',
    access: 'session',
    body: z
      .object({
        sessionId,
        ...place,
        structure,
        numberOfWeeks,
        weeklyCommitmentHours: z.optional(weeklyHours),
        commitmentLevel,
        /** Left out or empty, the plan gets one that fits. */
        title: z.optional(text(limits.title, `Title must be at most ${limits.title} characters.`)),
        description: newActionPlan.shape.description,
        /** The story so far. */
        userPrompt: nameText(limits.narrative, noPrompt, longStory),
        /** The answers themselves, which say more than the story. */
        history: z.optional(history),
        draft,
        planner,
      })
      .check(hasPlace),
    answers: made,
    messages: { 429: underWay, 502: failed },
    creates: true,
    fallback: failed,
  },
  savePlan: {
    method: 'POST',
    path: '/api/ai/save-plan',
    summary: 'Store a draft as a plan with its goals, tasks and resources, all or nothing',
    access: 'session',
    body: z.object({ ...place, draft: planDraft }).check(hasPlace),
    answers: { 201: z.object({ actionPlan }) },
    creates: true,
    fallback: 'The plan was not saved.',
  },
  undoPlan: {
    method: 'DELETE',
    path: '/api/ai/saved-plans/:id',
    summary:
      'Take back a plan of the assistant: it goes with the goals, tasks, resources and the area that came with it',
    access: 'session',
    params: z.object({ id }),
    answers: { 204: null },
    messages: { 409: 'You have worked on this plan since. Delete what you do not need on its page.' },
    fallback: 'The plan was not removed.',
  },
  feasibilityCheck: {
    method: 'POST',
    path: '/api/ai/feasibility-check',
    summary: "Whether a plan fits into the user's own tracked weeks",
    access: 'session',
    body: z.object({
      contextNarrative: z.optional(narrative),
      weeks: whole(1, limits.planWeeks, `Weeks must be a whole number from 1 to ${limits.planWeeks}.`),
      weeklyCommitmentHours: weeklyHours,
    }),
    answers: {
      200: z.object({
        feasible: z.boolean(),
        /** Hours a week of the plan to the hours of a usual week of the user's; null where none was tracked. */
        ratio: z.nullable(z.number()),
        advice: z.array(z.string()),
      }),
    },
    fallback: 'The plan could not be checked against your weeks.',
  },
  estimateTimeline: {
    method: 'POST',
    path: '/api/ai/estimate-timeline',
    summary: 'How long it takes to reach what is told, with so many hours a week',
    access: 'session',
    body: z.object({ contextNarrative: narrative, weeklyCommitmentHours: weeklyHours }),
    answers: { 200: z.object({ weeks: count, hours: count }) },
    fallback: 'The time needed could not be estimated.',
  },
});

/** A map from question to answer, which no schema of `zod/mini` says as briefly. */
function isAnswers(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const entries = Object.entries(value);
  return (
    entries.length <= pillars.length &&
    entries.every(([q, a]) => storable(q) && asked.safeParse(q).success && answers.safeParse(a).success)
  );
}
