import type { OutlineResponse, outlineSources } from '#contract/assistant/outlines.ts';
import type { MilestoneState } from '#domain/assistant/outline.ts';
import { limits } from '#domain/limits.ts';
import type { PlanDescription } from '#web/api/assistant/outlines.ts';
import { createKey } from '../draft/draft-edits.ts';

export interface Milestone {
  /** Stays the same when the milestone is moved or renamed. */
  readonly key: string;
  readonly title: string;
  readonly state: MilestoneState;
  /** The title that was suggested. Undefined for a line of the user. */
  readonly suggested?: string | undefined;
}

/** What an outline starts from. */
export interface Start {
  readonly source: (typeof outlineSources)[number];
  readonly playbook: { readonly id: string; readonly name: string } | null;
}

interface OutlineInput extends Start, Omit<OutlineResponse, 'playbook' | 'milestones'> {
  /** The user's words that it was suggested for. */
  readonly goal: string;
  readonly milestones: readonly Milestone[];
  /** The answers to the questions, as typed, by their keys. */
  readonly numbers: Readonly<Record<string, string>>;
}

/** The outline of a plan while it is edited, as the pages persist it. */
export interface OutlineDraft extends OutlineInput {
  /** As a request carries it. Stored, like the message, so that a page need not load what an outline is. */
  readonly request: NonNullable<PlanDescription['outline']>;
  /** Why it cannot be sent as it is. */
  readonly message: string | undefined;
}

export const createMilestone = (title: string): Milestone => ({ key: createKey(), title, state: 'open' });

export function fromOutlineResponse(start: Start, goal: string, response: OutlineResponse): OutlineDraft {
  const milestones = response.milestones.map(({ title, state }) => ({
    ...createMilestone(title),
    state,
    suggested: start.source === 'own' ? undefined : title,
  }));
  return toOutlineDraft({
    ...response,
    ...start,
    goal,
    milestones: milestones.length > 0 ? milestones : [createMilestone('')],
    numbers: Object.fromEntries(response.questions.map(({ key, value }) => [key, String(value)])),
  });
}

export function toOutlineDraft(input: OutlineInput): OutlineDraft {
  return { ...input, request: toRequest(input), message: checkOutline(input).values().next().value };
}

/** Lines that the user has left empty do not count. */
function toRequest({ playbook, milestones, questions, numbers }: OutlineInput): OutlineDraft['request'] {
  return {
    playbook: playbook?.id ?? null,
    milestones: milestones.filter(isNamedOrSuggested).map(({ title, state, suggested }) => ({
      title: title.trim(),
      state,
      ...(playbook && suggested !== undefined && suggested !== title.trim() && { original: suggested }),
    })),
    numbers: Object.fromEntries(
      questions.map(({ key }) => [key, parseNumber(numbers[key])] as const).filter(([, n]) => Number.isFinite(n)),
    ),
  };
}

/** The key of a message about the outline as a whole. */
export const WHOLE_OUTLINE = 'outline';

/** Messages, by the key of the milestone or number that they are about. */
export function checkOutline({ milestones, questions, numbers }: OutlineInput): ReadonlyMap<string, string> {
  const messages = new Map<string, string>();
  const counted = milestones.filter(isNamedOrSuggested);
  for (const { key, title } of counted) {
    const { length } = Array.from(title.trim());
    if (length === 0) messages.set(key, 'Please name this step, or mark it as not for you.');
    if (length > limits.title) messages.set(key, `A step must be at most ${limits.title} characters.`);
  }
  for (const { key, minimum, maximum } of questions) {
    const number = parseNumber(numbers[key]);
    if (!(number >= minimum && number <= maximum)) {
      messages.set(key, `Please enter a number from ${formatNumber(minimum)} to ${formatNumber(maximum)}.`);
    }
  }
  if (counted.length === 0) messages.set(WHOLE_OUTLINE, 'Please add a step, or start from something else.');
  else if (counted.every(({ state }) => state !== 'open')) {
    messages.set(
      WHOLE_OUTLINE,
      counted.some(({ state }) => state === 'done')
        ? 'Everything here is done already. Well done! Add a step that is still open, or start from something else.'
        : 'None of these steps is for you. Add one that is, or start from something else.',
    );
  }
  return messages;
}

/** '20,000' */
export const formatNumber = (number: number) => number.toLocaleString('en');

const isNamedOrSuggested = ({ title, suggested }: Milestone) => suggested !== undefined || title.trim() !== '';

/** '20,000' and '2,5'; NaN if it is not a number. */
function parseNumber(text = ''): number {
  const plain = text
    .trim()
    .replaceAll(/,(?=\d{3}(?!\d))/g, '')
    .replace(',', '.');
  return plain === '' ? Number.NaN : Number(plain);
}
