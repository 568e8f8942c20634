import * as z from 'zod/mini';
import { planStructures } from '#domain/plan/action-plan.ts';
import { efforts, pillars } from '#domain/assistant/brief.ts';
import { levels } from '#domain/assistant/levels.ts';
import { limits } from '#domain/limits.ts';
import { newFocusArea } from '../goals/focus-areas.ts';
import { outline } from './outline.ts';
import { weeklyHours } from './plan-draft.ts';
import { dayField, idField, integerField, nameField, textField } from '../schema/fields.ts';
import { narrativeTooLong } from './text-checks.ts';

const focusAreaRequired = 'Please select or enter a Focus Area.';

/** An existing area, or one that is created together with the plan. The existing one wins if both are given. */
export const focusAreaChoice = {
  focusAreaId: z.optional(z.nullable(idField(focusAreaRequired))),
  newFocusArea: z.optional(
    z.nullable(
      z.object(
        {
          name: nameField(limits.focusAreaName, focusAreaRequired, 'Focus Area name is too long.'),
          description: newFocusArea.shape.description,
        },
        focusAreaRequired,
      ),
    ),
  ),
};

type FocusAreaChoice = {
  readonly focusAreaId?: string | null | undefined;
  readonly newFocusArea?: object | null | undefined;
};

export const requiresFocusArea = z.refine<FocusAreaChoice>((body) => Boolean(body.focusAreaId ?? body.newFocusArea), {
  error: focusAreaRequired,
  path: ['focusAreaId'],
  // Runs even if a single field is invalid, so that all errors are reported at once.
  when: ({ value }) => typeof value === 'object' && value !== null,
});

/** `builtIn` requests the built-in generator even if a model is configured. */
export const planner = z.optional(z.literal('builtIn', 'The planner must be builtIn, or left out.'));

export const structure = z.optional(z.enum(planStructures, 'Structure must be weekly or backlog.'));
export const numberOfWeeks = z.optional(
  integerField(1, limits.planWeeks, `Weeks must be a whole number from 1 to ${limits.planWeeks}.`),
);
export const commitmentLevel = z.optional(z.enum(efforts, 'Commitment level must be light, medium or strong.'));

export const promptRequired = 'Please enter a prompt describing your goal.';
export const promptTooLong = `Please describe your goal in at most ${limits.prompt} characters.`;

export const narrative = textField(limits.narrative, narrativeTooLong);

const answer = nameField(
  limits.answer,
  'Please answer the question.',
  `An answer must be at most ${limits.answer} characters.`,
);
/** A list for questions that allow several answers. */
export const answerOrList = z.union(
  [
    answer,
    z
      .array(answer)
      .check(z.refine((list) => list.length > 0 && list.length <= limits.tags, 'Please answer the question.')),
  ],
  'Please answer the question.',
);
export const questionText = textField(limits.answer, `A question must be at most ${limits.answer} characters.`);

export const history = z
  .array(
    z.object({ q: questionText, a: answerOrList, pillar: textField(40, 'A pillar must be at most 40 characters.') }),
    'The history must be a list of questions and answers.',
  )
  .check(z.refine((list) => list.length <= pillars.length, `There are only ${pillars.length} questions.`));

/** What the user has confirmed. What is left out is read from the user's words; null means that there is none. */
export const confirmedFields = {
  deadline: z.optional(z.nullable(dayField('The deadline must be a day from 1970 to 2100, as YYYY-MM-DD.'))),
  level: z.optional(z.nullable(z.enum(levels, 'The level must be beginner or advanced.'))),
  /** As written: '€900'. */
  budget: z.optional(z.nullable(textField(limits.budget, `Please use at most ${limits.budget} characters.`))),
  outline: z.optional(z.nullable(outline)),
};

/** What a plan is about, in the user's words and fields. */
export const planDescription = {
  /** The goal in the user's words, or the narrative of the wizard. */
  userPrompt: nameField(limits.narrative, promptRequired, narrativeTooLong),
  /** The answers in the wizard, which are more detailed than the narrative. */
  history: z.optional(history),
  structure,
  numberOfWeeks,
  weeklyCommitmentHours: z.optional(weeklyHours),
  commitmentLevel,
  ...confirmedFields,
};
