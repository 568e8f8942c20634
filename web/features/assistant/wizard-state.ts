import type { Planner } from '#contract/assistant.ts';
import { type PlanFrame, pillars, type Question } from '#domain/assistant/brief.ts';
import { frameIn } from '#domain/assistant/read-frame.ts';
import type { AreaChoice } from './area-choice.ts';
import type { DraftInHand } from './draft-edits.ts';
import { type Answer, answerOf, type Entry, entryOf, inWords, noEntry } from './wizard-entry.ts';

/** How many answers a plan is written from. */
export const ANSWERS = pillars.length;

export interface WizardStep {
  readonly question: Question;
  readonly entry: Entry;
  /** What was submitted; without it the question is still open. */
  readonly answer?: Answer;
  /** The story up to this answer, as far as it was told. */
  readonly narrative?: string;
}

/** What the review asks for besides the answers; what was not touched follows them. */
export interface ReviewValues {
  readonly place?: AreaChoice;
  readonly title: string;
  readonly structure?: PlanFrame['structure'];
  /** As typed. */
  readonly weeks?: string;
  readonly weeklyHours?: string;
  readonly effort?: PlanFrame['effort'];
  /** Which answer is being edited. */
  readonly editing?: number | undefined;
}

export interface WizardState {
  readonly sessionId: string;
  /** The questions so far. All but the last are answered; the last one may be. */
  readonly steps: readonly WizardStep[];
  /** Which of them is shown; behind the last of all, the review. */
  readonly current: number;
  /** Once the user has chosen the built-in planner, it stays. */
  readonly planner?: 'builtIn';
  readonly review: ReviewValues;
  readonly written?: { readonly draft: DraftInHand; readonly planner: Planner } | undefined;
}

export function begin(sessionId: string, examples: readonly string[]): WizardState {
  const question: Question = {
    question: 'What would you like to achieve?',
    examples,
    optional: false,
    multiSelect: false,
    pillar: pillars[0],
  };
  return {
    sessionId,
    steps: [{ question, entry: noEntry }],
    current: 0,
    review: { title: '' },
  };
}

/** Submitting it would change something. */
export function isNew({ question, entry, answer }: WizardStep): boolean {
  if (answer === undefined) return true;
  const isSame = JSON.stringify(answerOf(question, entry)) === JSON.stringify(answer);
  // What was passed over shows nothing.
  return !isSame && JSON.stringify(entry) !== JSON.stringify(entryOf(question, answer));
}

export function historyOf({ steps }: Pick<WizardState, 'steps'>) {
  return steps.flatMap(({ question: { question: q, pillar }, answer: a }) =>
    a === undefined ? [] : [{ q, a, pillar }],
  );
}

/** The plan's frame: what the user has set, or what the answers say. */
export function frameOf({ steps, review }: Pick<WizardState, 'steps' | 'review'>) {
  const said = frameIn(historyOf({ steps }));
  return {
    structure: review.structure ?? said.structure,
    weeks: review.weeks ?? String(said.weeks),
    weeklyHours: review.weeklyHours ?? String(said.weeklyHours),
    effort: review.effort ?? said.effort,
  };
}

/** Only what stands in the fields of a question changes. */
export function entered(state: WizardState, index: number, entry: Entry): WizardState {
  return { ...state, steps: replaced(state.steps, index, (step) => ({ ...step, entry })) };
}

export function withExamples(state: WizardState, examples: readonly string[]): WizardState {
  const change = (step: WizardStep) => ({ ...step, question: { ...step.question, examples } });
  return { ...state, steps: replaced(state.steps, state.current, change) };
}

/** What was typed and not submitted stays with its question. */
export function went(state: WizardState, current: number): WizardState {
  const last = answeredIn(state) === ANSWERS ? ANSWERS : state.steps.length - 1;
  return { ...state, current: Math.min(Math.max(0, current), last) };
}

/** Nothing was said yet. */
export function isFresh({ steps: [first, ...others] }: WizardState): boolean {
  return others.length === 0 && first?.answer === undefined && first?.entry.text === '';
}

/** How many questions are answered. */
export function answeredIn({ steps }: Pick<WizardState, 'steps'>): number {
  return steps.filter(({ answer }) => answer !== undefined).length;
}

/**
 * What is still to be told for the story to reach an answer: the story up to the last answer that is told in it, and all
 * that came after that. The first answer is the story's beginning.
 */
export function untold(steps: readonly WizardStep[]) {
  const last = steps.findLastIndex(({ narrative }) => narrative !== undefined);
  const newAnswers: Record<string, Answer> = {};
  for (const { q, a, pillar } of historyOf({ steps: steps.slice(last + 1) })) {
    // A model may ask the same twice.
    newAnswers[q in newAnswers ? `${q} (${pillar})` : q] = a;
  }
  return { contextNarrative: steps[last]?.narrative ?? '', newAnswers };
}

/** The steps up to the current one with this answer; its story is yet to be told, unless it is the first. */
export function stepsWith({ steps, current }: WizardState, answer: Answer): readonly WizardStep[] {
  return replaced(steps.slice(0, current + 1), current, (step) => submitted(step, answer, current));
}

/** After an answer: what followed an earlier one is gone, and the next question is shown, or the review. */
export function answered(
  state: WizardState,
  steps: readonly WizardStep[],
  narrative: string,
  next: Question | undefined,
): WizardState {
  const before = told(steps, narrative);
  const after = { ...state, steps: next ? [...before, { question: next, entry: noEntry }] : before };
  return reviewed({ ...after, current: steps.length }, { editing: undefined });
}

/** With the story up to the last of them. */
export function told(steps: readonly WizardStep[], narrative: string): readonly WizardStep[] {
  return replaced(steps, steps.length - 1, (step) => ({ ...step, narrative }));
}

/** Opens an answer in the review, with what it says; nothing of another that was open stays. */
export function editing(state: WizardState, index: number | undefined): WizardState {
  const steps = state.steps.map((step) =>
    step.answer === undefined ? step : { ...step, entry: entryOf(step.question, step.answer) },
  );
  return reviewed({ ...state, steps }, { editing: index });
}

/** An answer changed in the review: the others stay, and the story is told anew from there when it is needed. */
export function edited(state: WizardState, index: number, answer: Answer): WizardState {
  const steps = state.steps.map((step, n) => {
    if (n < index) return step;
    if (n === index) return submitted(step, answer, n);
    const { narrative: _, ...untoldStep } = step;
    return untoldStep;
  });
  return reviewed({ ...state, steps }, { editing: undefined });
}

export function reviewed(state: WizardState, changes: Partial<ReviewValues>): WizardState {
  return { ...state, review: { ...state.review, ...changes } };
}

function submitted({ question }: WizardStep, answer: Answer, index: number): WizardStep {
  const step = { question, entry: entryOf(question, answer), answer };
  return index === 0 ? { ...step, narrative: inWords(answer) } : step;
}

function replaced<T>(list: readonly T[], index: number, change: (item: T) => T): readonly T[] {
  return list.map((item, n) => (n === index ? change(item) : item));
}
