import { describe, expect, test } from 'vitest';
import { firstQuestion, pillars, type Question } from '#domain/assistant/brief.ts';
import { type Answer, answerError, toAnswer, toEntry, skippedAnswer, toggleExample } from './answers/entry.ts';
import {
  addToGoal,
  submitAnswer,
  countAnswered,
  initialState,
  editAnswer,
  startEditing,
  setEntry,
  answerHistory,
  isUntouched,
  hasChanges,
  stepsWithAnswer,
  withNarrative,
  pendingAnswers,
  goTo,
  setExamples,
  type WizardState,
} from './wizard-state.ts';

const createWizard = () => initialState('a session', ['Run', 'Swim']);

function question(n: number): Question {
  const multiSelect = n === 6;
  return { question: `Question ${n}?`, examples: ['This', 'That'], optional: false, multiSelect, pillar: pillars[n]! };
}

function submit(state: WizardState, text: Answer): WizardState {
  const steps = stepsWithAnswer(state, text);
  return submitAnswer(state, steps, `narrative ${steps.length}`, steps.length < 8 ? question(steps.length) : undefined);
}

function wizardAfter(answerCount: number): WizardState {
  let state = createWizard();
  for (let n = 0; n < answerCount; n++) state = submit(state, `Answer ${n}`);
  return state;
}

const typeText = (state: WizardState, text: string) => setEntry(state, state.current, { chosen: [], text });
const currentStep = ({ steps, current }: WizardState) => steps[current]!;
const texts = (state: WizardState) => answerHistory(state).map(({ a }) => a);

test('begins with the question about the goal', () => {
  const { steps, current } = createWizard();
  expect(current).toBe(0);
  expect(steps).toEqual([
    { question: { ...firstQuestion, examples: ['Run', 'Swim'] }, entry: { chosen: [], text: '' } },
  ]);
});

test('is untouched until something is typed, even if other examples are shown', () => {
  expect(isUntouched(createWizard())).toBe(true);
  expect(isUntouched(setExamples(createWizard(), ['Sing']))).toBe(true);
  expect(isUntouched(typeText(createWizard(), 'S'))).toBe(false);
  expect(isUntouched(goTo(wizardAfter(1), 0))).toBe(false);
});

describe('answering', () => {
  test('a skipped question has no input, and counts as changed only with new input', () => {
    const state = wizardAfter(6);
    const skippedStep = currentStep(goTo(submit(state, skippedAnswer(currentStep(state).question)), 6));
    expect(skippedStep.entry).toEqual({ chosen: [], text: '' });
    expect(hasChanges(skippedStep)).toBe(false);
    expect(hasChanges({ ...skippedStep, entry: { chosen: ['This'], text: '' } })).toBe(true);
    expect(toAnswer(question(6), { chosen: ['This'], text: ' This ' })).toEqual(['This']);
  });

  test('both answers are summarized when the same question is asked twice', () => {
    const [summarized, first, second] = wizardAfter(3).steps;
    const repeated = { question: first!.question, entry: second!.entry, answer: second!.answer! };
    const pending = { question: first!.question, entry: first!.entry, answer: first!.answer! };
    expect(Object.values(pendingAnswers([summarized!, pending, repeated]).newAnswers)).toEqual([
      'Answer 1',
      'Answer 2',
    ]);
  });

  test('a new answer closes the one being edited in the review', () => {
    const editing = startEditing(wizardAfter(8), 2);
    expect(submit(goTo(editing, 0), 'Other').review.editing).toBeUndefined();
  });

  test('the first answer becomes the narrative without a request', () => {
    expect(pendingAnswers(stepsWithAnswer(createWizard(), 'Run a marathon'))).toEqual({
      contextNarrative: 'Run a marathon',
      newAnswers: {},
    });
  });

  test('each later answer is added to the narrative so far', () => {
    expect(pendingAnswers(stepsWithAnswer(wizardAfter(2), 'In May'))).toEqual({
      contextNarrative: 'narrative 2',
      newAnswers: { 'Question 2?': 'In May' },
    });
  });

  test('an answer leads to the next question, and the eighth to the review', () => {
    expect(wizardAfter(3)).toMatchObject({ current: 3, steps: { length: 4 } });
    expect(countAnswered(wizardAfter(3))).toBe(3);
    expect(wizardAfter(8)).toMatchObject({ current: 8, steps: { length: 8 } });
  });

  test('only new or changed input counts as a change', () => {
    const back = goTo(wizardAfter(3), 1);
    expect(hasChanges(currentStep(wizardAfter(3)))).toBe(true);
    expect(hasChanges(currentStep(back))).toBe(false);
    expect(hasChanges(currentStep(typeText(back, 'Something else')))).toBe(true);
    expect(hasChanges(currentStep(typeText(back, '  Answer 1 ')))).toBe(false);
    expect(hasChanges(currentStep(typeText(back, '')))).toBe(true);
  });
});

describe('going back', () => {
  test('pre-fills the saved answer', () => {
    expect(currentStep(goTo(wizardAfter(3), 1)).entry.text).toBe('Answer 1');
  });

  test('keeps unsubmitted input with its question', () => {
    const state = goTo(typeText(wizardAfter(3), 'Half an answ'), 0);
    expect(currentStep(goTo(state, 3)).entry.text).toBe('Half an answ');
  });

  test('is limited to the existing questions', () => {
    expect(goTo(wizardAfter(3), -1).current).toBe(0);
    expect(goTo(wizardAfter(3), 8).current).toBe(3);
    expect(goTo(goTo(wizardAfter(8), 2), 8).current).toBe(8);
  });

  test('and changing an answer drops the later ones and continues from the narrative before it', () => {
    const back = goTo(wizardAfter(6), 2);
    expect(pendingAnswers(stepsWithAnswer(back, 'Changed'))).toEqual({
      contextNarrative: 'narrative 2',
      newAnswers: { 'Question 2?': 'Changed' },
    });
    const changed = submit(back, 'Changed');
    expect(texts(changed)).toEqual(['Answer 0', 'Answer 1', 'Changed']);
    expect(changed).toMatchObject({ current: 3, steps: { length: 4 } });
  });
});

describe('the review', () => {
  test('keeps the other answers when one is edited, and rebuilds the narrative from there', () => {
    const state = editAnswer(wizardAfter(8), 5, 'Edited');
    expect(texts(state)).toEqual([...texts(wizardAfter(5)), 'Edited', 'Answer 6', 'Answer 7']);
    expect(state.current).toBe(8);
    const { contextNarrative, newAnswers } = pendingAnswers(state.steps);
    expect(contextNarrative).toBe('narrative 5');
    expect(Object.keys(newAnswers)).toEqual(['Question 5?', 'Question 6?', 'Question 7?']);
    expect(pendingAnswers(withNarrative(state.steps, 'the whole narrative'))).toEqual({
      contextNarrative: 'the whole narrative',
      newAnswers: {},
    });
  });

  test('changes nothing until an edited answer is saved', () => {
    const editing = setEntry(startEditing(wizardAfter(8), 2), 2, { chosen: [], text: 'Half an ed' });
    expect(editing.review.editing).toBe(2);
    expect(texts(editing)).toEqual(texts(wizardAfter(8)));
    expect(startEditing(editing, undefined)).toEqual({ ...wizardAfter(8), review: { title: '', editing: undefined } });
    expect(editAnswer(editing, 2, 'Edited').review.editing).toBeUndefined();
  });

  test('starts a new narrative for a new goal', () => {
    const { contextNarrative, newAnswers } = pendingAnswers(editAnswer(wizardAfter(8), 0, 'Swim').steps);
    expect(contextNarrative).toBe('Swim');
    expect(Object.keys(newAnswers)).toHaveLength(7);
  });

  test('adds both changes to the narrative if an answer is changed at its question after an edit', () => {
    const state = goTo(editAnswer(wizardAfter(8), 2, 'Edited'), 4);
    expect(pendingAnswers(stepsWithAnswer(state, 'Changed'))).toEqual({
      contextNarrative: 'narrative 2',
      newAnswers: { 'Question 2?': 'Edited', 'Question 3?': 'Answer 3', 'Question 4?': 'Changed' },
    });
  });

  test('adds what a model asked for to the first answer, and summarizes the others again', () => {
    const state = addToGoal(wizardAfter(8), 'On a mountain bike');
    expect(texts(state)[0]).toBe('Answer 0\n\nOn a mountain bike');
    expect(Object.keys(pendingAnswers(state.steps).newAnswers)).toHaveLength(7);
  });
});

describe('the input of a question', () => {
  const multiSelect = question(6);

  test('is trimmed, and is a list for multi-select questions', () => {
    expect(toAnswer(question(1), { chosen: [], text: ' Soon ' })).toBe('Soon');
    expect(toAnswer(multiSelect, { chosen: ['That'], text: '  Something else ' })).toEqual(['That', 'Something else']);
    expect(toAnswer(multiSelect, { chosen: [], text: ' ' })).toEqual([]);
  });

  test('keeps selected examples in their original order', () => {
    const that = toggleExample(multiSelect, [], 'That', true);
    expect(toggleExample(multiSelect, that, 'This', true)).toEqual(['This', 'That']);
    expect(toggleExample(multiSelect, that, 'That', false)).toEqual([]);
  });

  test('is restored from an answer', () => {
    const entry = { chosen: ['This'], text: 'Rain, mostly' };
    expect(toEntry(multiSelect, toAnswer(multiSelect, entry))).toEqual(entry);
    expect(toEntry(question(1), 'Soon')).toEqual({ chosen: [], text: 'Soon' });
  });

  test('is “No preference” for a skipped question', () => {
    expect(skippedAnswer(question(1))).toBe('No preference');
    expect(skippedAnswer(multiSelect)).toEqual(['No preference']);
    const state = wizardAfter(6);
    expect(hasChanges(currentStep(goTo(submit(state, skippedAnswer(multiSelect)), 6)))).toBe(false);
  });

  test('is rejected if it is empty or too long', () => {
    expect(answerError('')).toBe('Please answer the question.');
    expect(answerError([])).toBe('Please answer the question.');
    expect(answerError('x'.repeat(2000))).toBeUndefined();
    expect(answerError(['This', 'x'.repeat(2001)])).toBe('An answer must be at most 2000 characters.');
  });
});
