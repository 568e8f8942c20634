import { firstQuestion, pillars, type Question } from '#domain/assistant/brief.ts';
import type { AreaChoice } from '../fields/area-choice.ts';
import type { GeneratedPlan } from '../draft/generated-plan.ts';
import type { SpecValues } from '../fields/spec.ts';
import type { OutlineDraft } from '../outline/outline-draft.ts';
import { type Answer, toAnswer, type Entry, toEntry, formatAnswer, emptyEntry } from './answers/entry.ts';

export const QUESTION_COUNT = pillars.length;

export interface WizardStep {
  readonly question: Question;
  readonly entry: Entry;
  /** The submitted answer. Undefined while the question is open. */
  readonly answer?: Answer;
  /** The narrative up to this answer. Undefined until it is summarized. */
  readonly narrative?: string;
}

/** The input in the review. */
export interface ReviewValues extends SpecValues {
  readonly area?: AreaChoice | undefined;
  readonly title: string;
  readonly outline?: OutlineDraft | undefined;
  /** Index of the answer being edited. */
  readonly editing?: number | undefined;
}

export interface WizardState {
  readonly sessionId: string;
  /** The questions so far. Only the last one may be unanswered. */
  readonly steps: readonly WizardStep[];
  /** Index of the current step. `QUESTION_COUNT` is the review. */
  readonly current: number;
  /** Set once the user has chosen the built-in planner. */
  readonly planner?: 'builtIn';
  readonly review: ReviewValues;
  readonly generated?: GeneratedPlan | undefined;
}

export function initialState(sessionId: string, examples: readonly string[]): WizardState {
  return {
    sessionId,
    steps: [{ question: { ...firstQuestion, examples }, entry: emptyEntry }],
    current: 0,
    review: { title: '' },
  };
}

/** Whether submitting the input would change the answer. */
export function hasChanges({ question, entry, answer }: WizardStep): boolean {
  if (answer === undefined) return true;
  const isSame = JSON.stringify(toAnswer(question, entry)) === JSON.stringify(answer);
  // The input of a skipped question is empty, so it differs from the answer even if nothing was changed.
  return !isSame && JSON.stringify(entry) !== JSON.stringify(toEntry(question, answer));
}

export function answerHistory({ steps }: Pick<WizardState, 'steps'>) {
  return steps.flatMap(({ question: { question: q, pillar }, answer: a }) =>
    a === undefined ? [] : [{ q, a, pillar }],
  );
}

export function setEntry(state: WizardState, index: number, entry: Entry): WizardState {
  return { ...state, steps: replaceAt(state.steps, index, (step) => ({ ...step, entry })) };
}

export function setExamples(state: WizardState, examples: readonly string[]): WizardState {
  const update = (step: WizardStep) => ({ ...step, question: { ...step.question, examples } });
  return { ...state, steps: replaceAt(state.steps, state.current, update) };
}

/** Unsubmitted input stays with its question. */
export function goTo(state: WizardState, current: number): WizardState {
  const last = countAnswered(state) === QUESTION_COUNT ? QUESTION_COUNT : state.steps.length - 1;
  return { ...state, current: Math.min(Math.max(0, current), last) };
}

export function isUntouched({ steps: [first, ...others] }: WizardState): boolean {
  return others.length === 0 && first?.answer === undefined && first?.entry.text === '';
}

export function countAnswered({ steps }: Pick<WizardState, 'steps'>): number {
  return steps.filter(({ answer }) => answer !== undefined).length;
}

/** The latest narrative, and the answers that it does not contain yet. */
export function pendingAnswers(steps: readonly WizardStep[]) {
  const last = steps.findLastIndex(({ narrative }) => narrative !== undefined);
  const newAnswers: Record<string, Answer> = {};
  for (const { q, a, pillar } of answerHistory({ steps: steps.slice(last + 1) })) {
    // A model may ask the same question twice.
    newAnswers[q in newAnswers ? `${q} (${pillar})` : q] = a;
  }
  return { contextNarrative: steps[last]?.narrative ?? '', newAnswers };
}

/** The steps up to the current one, with this answer. Later steps are dropped. */
export function stepsWithAnswer({ steps, current }: WizardState, answer: Answer): readonly WizardStep[] {
  return replaceAt(steps.slice(0, current + 1), current, (step) => answeredStep(step, answer, current));
}

/** Moves on to the next question, or to the review after the last one. */
export function submitAnswer(
  state: WizardState,
  steps: readonly WizardStep[],
  narrative: string,
  next: Question | undefined,
): WizardState {
  const answered = withNarrative(steps, narrative);
  const nextState = { ...state, steps: next ? [...answered, { question: next, entry: emptyEntry }] : answered };
  return updateReview({ ...nextState, current: steps.length }, { editing: undefined });
}

/** Stores the narrative with the last step. */
export function withNarrative(steps: readonly WizardStep[], narrative: string): readonly WizardStep[] {
  return replaceAt(steps, steps.length - 1, (step) => ({ ...step, narrative }));
}

/** Opens an answer in the review, discarding unsaved input in the others. An undefined index closes it. */
export function startEditing(state: WizardState, index: number | undefined): WizardState {
  const steps = state.steps.map((step) =>
    step.answer === undefined ? step : { ...step, entry: toEntry(step.question, step.answer) },
  );
  return updateReview({ ...state, steps }, { editing: index });
}

/** Changes an answer in the review. Drops its narrative and the later ones, so that they are summarized again. */
export function editAnswer(state: WizardState, index: number, answer: Answer): WizardState {
  const steps = state.steps.map((step, n) => {
    if (n < index) return step;
    if (n === index) return answeredStep(step, answer, n);
    const { narrative: _, ...rest } = step;
    return rest;
  });
  return updateReview({ ...state, steps }, { editing: undefined });
}

/** Adds what a model asked for to the first answer. The others are summarized again. */
export function addToGoal(state: WizardState, text: string): WizardState {
  const answer = state.steps[0]?.answer ?? '';
  return editAnswer(state, 0, `${formatAnswer(answer)}\n\n${text}`);
}

export function updateReview(state: WizardState, changes: Partial<ReviewValues>): WizardState {
  return { ...state, review: { ...state.review, ...changes } };
}

/** The first answer is its own narrative, so it needs no summary. */
function answeredStep({ question }: WizardStep, answer: Answer, index: number): WizardStep {
  const step = { question, entry: toEntry(question, answer), answer };
  return index === 0 ? { ...step, narrative: formatAnswer(answer) } : step;
}

function replaceAt<T>(list: readonly T[], index: number, update: (item: T) => T): readonly T[] {
  return list.map((item, n) => (n === index ? update(item) : item));
}
