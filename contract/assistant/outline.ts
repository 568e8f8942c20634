import * as z from 'zod/mini';
import { type MilestoneState, milestoneStates } from '#domain/assistant/outline.ts';
import { limits } from '#domain/limits.ts';
import { hasVisibleCharacter } from '#domain/visible-text.ts';
import { isStorable, isWithinLength, nameField, withOpenApi } from '../schema/fields.ts';

/** Shown instead of a plan if every step is done or unwanted. */
export const nothingLeft = (states: readonly MilestoneState[]) =>
  states.includes('done')
    ? 'Everything here is done already. Well done! Add a step that is still open, or start from something else.'
    : 'None of these steps is for you. Add one that is, or start from something else.';

export const playbookId = nameField(100, 'A playbook needs an id.', 'The id of a playbook has at most 100 characters.');

const titleTooLong = `A step must be at most ${limits.title} characters.`;
const milestoneTitle = nameField(limits.title, 'Please name this step, or remove it.', titleTooLong);

const milestones = z
  .array(
    z.object({
      title: milestoneTitle,
      state: z.enum(milestoneStates, 'A step must be open, done or unwanted.'),
      /** The title in the playbook, if the user renamed it. */
      original: z.optional(milestoneTitle),
    }),
    'The steps must be a list.',
  )
  .check(
    z.refine((list) => list.length <= limits.outlineMilestones, {
      error: `A plan can start from at most ${limits.outlineMilestones} steps.`,
      abort: true,
    }),
  );

type Numbers = Readonly<Record<string, number>>;

const numbers = withOpenApi(
  z.unknown().check(z.refine(isNumberMap, 'The numbers must map a name to a number.')) as z.ZodMiniType<
    Numbers,
    Numbers
  >,
  { type: 'object' },
);

/** What a plan is written from: milestones with what the user said about each, and the numbers of the playbook. */
export const outline = z.object(
  {
    /** Null for the user's own steps and those of a model. */
    playbook: z.nullable(playbookId),
    milestones,
    numbers,
  },
  'The outline must have steps and numbers.',
);

/** A function, because a record schema would add to the bundle (record 8). */
function isNumberMap(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const entries = Object.entries(value);
  return (
    entries.length <= limits.outlineNumbers &&
    entries.every(
      ([key, number]) =>
        isStorable(key) &&
        hasVisibleCharacter(key) &&
        isWithinLength(40, key) &&
        typeof number === 'number' &&
        Number.isFinite(number),
    )
  );
}
