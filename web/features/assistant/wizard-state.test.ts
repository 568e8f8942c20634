import { describe, expect, test } from 'vitest';
import { pillars, type Question } from '#domain/assistant/brief.ts';
import { nextQuestion } from '#domain/assistant/questions.ts';
import { type Answer, answerError, answerOf, entryOf, skippedAnswer, ticked } from './wizard-entry.ts';
import {
  answered,
  answeredIn,
  begin,
  edited,
  editing,
  entered,
  frameOf,
  historyOf,
  isFresh,
  isNew,
  reviewed,
  stepsWith,
  told,
  untold,
  went,
  withExamples,
  type WizardState,
} from './wizard-state.ts';

const start = () => begin('a session', ['Run', 'Swim']);

function question(n: number): Question {
  const multiSelect = n === 6;
  return { question: `Question ${n}?`, examples: ['This', 'That'], optional: false, multiSelect, pillar: pillars[n]! };
}

function answer(state: WizardState, text: Answer): WizardState {
  const steps = stepsWith(state, text);
  return answered(state, steps, `story ${steps.length}`, steps.length < 8 ? question(steps.length) : undefined);
}

function after(answers: number): WizardState {
  let state = start();
  for (let n = 0; n < answers; n++) state = answer(state, `Answer ${n}`);
  return state;
}

const typed = (state: WizardState, text: string) => entered(state, state.current, { chosen: [], text });
const shown = ({ steps, current }: WizardState) => steps[current]!;
const texts = (state: WizardState) => historyOf(state).map(({ a }) => a);

test('begins with the first question of the assistant, which is about what is to be achieved', () => {
  const { steps, current } = start();
  const { examples: _, ...asked } = nextQuestion([]);
  expect(current).toBe(0);
  expect(steps).toEqual([{ question: { ...asked, examples: ['Run', 'Swim'] }, entry: { chosen: [], text: '' } }]);
});

test('is fresh until something was said, whatever examples are shown', () => {
  expect(isFresh(start())).toBe(true);
  expect(isFresh(withExamples(start(), ['Sing']))).toBe(true);
  expect(isFresh(typed(start(), 'S'))).toBe(false);
  expect(isFresh(went(after(1), 0))).toBe(false);
});

describe('answering', () => {
  test('what was passed over shows nothing, and is new only once something is said', () => {
    const several = after(6);
    const skippedStep = shown(went(answer(several, skippedAnswer(shown(several).question)), 6));
    expect(skippedStep.entry).toEqual({ chosen: [], text: '' });
    expect(isNew(skippedStep)).toBe(false);
    expect(isNew({ ...skippedStep, entry: { chosen: ['This'], text: '' } })).toBe(true);
    expect(answerOf(question(6), { chosen: ['This'], text: ' This ' })).toEqual(['This']);
  });

  test('no answer is left out of the story where the same is asked twice', () => {
    const [told0, first, second] = after(3).steps;
    const again = { question: first!.question, entry: second!.entry, answer: second!.answer! };
    const untoldFirst = { question: first!.question, entry: first!.entry, answer: first!.answer! };
    expect(Object.values(untold([told0!, untoldFirst, again]).newAnswers)).toEqual(['Answer 1', 'Answer 2']);
  });

  test('an answer that was open in the review is closed by a new one', () => {
    const open = editing(after(8), 2);
    expect(answer(went(open, 0), 'Other').review.editing).toBeUndefined();
  });

  test('the first answer is the beginning of the story, without anybody being asked', () => {
    expect(untold(stepsWith(start(), 'Run a marathon'))).toEqual({
      contextNarrative: 'Run a marathon',
      newAnswers: {},
    });
  });

  test('each later answer is told into the story so far', () => {
    expect(untold(stepsWith(after(2), 'In May'))).toEqual({
      contextNarrative: 'story 2',
      newAnswers: { 'Question 2?': 'In May' },
    });
  });

  test('leads to the next question, and the eighth to the review', () => {
    expect(after(3)).toMatchObject({ current: 3, steps: { length: 4 } });
    expect(answeredIn(after(3))).toBe(3);
    expect(after(8)).toMatchObject({ current: 8, steps: { length: 8 } });
  });

  test('shows Submit for what is new or changed, and Next for what is not', () => {
    const back = went(after(3), 1);
    expect(isNew(shown(after(3)))).toBe(true);
    expect(isNew(shown(back))).toBe(false);
    expect(isNew(shown(typed(back, 'Something else')))).toBe(true);
    expect(isNew(shown(typed(back, '  Answer 1 ')))).toBe(false);
    expect(isNew(shown(typed(back, '')))).toBe(true);
  });
});

describe('going back', () => {
  test('pre-fills the saved answer', () => {
    expect(shown(went(after(3), 1)).entry.text).toBe('Answer 1');
  });

  test('keeps what was typed and not submitted with its question', () => {
    const state = went(typed(after(3), 'Half an answ'), 0);
    expect(shown(went(state, 3)).entry.text).toBe('Half an answ');
  });

  test('never leads out of the questions there are', () => {
    expect(went(after(3), -1).current).toBe(0);
    expect(went(after(3), 8).current).toBe(3);
    expect(went(went(after(8), 2), 8).current).toBe(8);
  });

  test('a changed answer truncates what follows, and tells the story from before it', () => {
    const back = went(after(6), 2);
    expect(untold(stepsWith(back, 'Changed'))).toEqual({
      contextNarrative: 'story 2',
      newAnswers: { 'Question 2?': 'Changed' },
    });
    const changed = answer(back, 'Changed');
    expect(texts(changed)).toEqual(['Answer 0', 'Answer 1', 'Changed']);
    expect(changed).toMatchObject({ current: 3, steps: { length: 4 } });
  });
});

describe('the review', () => {
  test('an edited answer leaves the others, and the story is told anew from there', () => {
    const state = edited(after(8), 5, 'Edited');
    expect(texts(state)).toEqual([...texts(after(5)), 'Edited', 'Answer 6', 'Answer 7']);
    expect(state.current).toBe(8);
    const { contextNarrative, newAnswers } = untold(state.steps);
    expect(contextNarrative).toBe('story 5');
    expect(Object.keys(newAnswers)).toEqual(['Question 5?', 'Question 6?', 'Question 7?']);
    expect(untold(told(state.steps, 'all of it'))).toEqual({ contextNarrative: 'all of it', newAnswers: {} });
  });

  test('an answer that is opened says what it said, and nothing of it changes until it is saved', () => {
    const open = entered(editing(after(8), 2), 2, { chosen: [], text: 'Half an ed' });
    expect(open.review.editing).toBe(2);
    expect(texts(open)).toEqual(texts(after(8)));
    expect(editing(open, undefined)).toEqual({ ...after(8), review: { title: '', editing: undefined } });
    expect(edited(open, 2, 'Edited').review.editing).toBeUndefined();
  });

  test('a new goal begins another story', () => {
    const { contextNarrative, newAnswers } = untold(edited(after(8), 0, 'Swim').steps);
    expect(contextNarrative).toBe('Swim');
    expect(Object.keys(newAnswers)).toHaveLength(7);
  });

  test('an answer changed at its question after an edit in the review tells both', () => {
    const state = went(edited(after(8), 2, 'Edited'), 4);
    expect(untold(stepsWith(state, 'Changed'))).toEqual({
      contextNarrative: 'story 2',
      newAnswers: { 'Question 2?': 'Edited', 'Question 3?': 'Answer 3', 'Question 4?': 'Changed' },
    });
  });

  test('the frame follows the answers, unless the user has set it', () => {
    expect(frameOf(after(8))).toEqual({ structure: 'weekly', weeks: '8', weeklyHours: '4', effort: 'medium' });
    const said = edited(edited(after(8), 4, 'In 12 weeks'), 5, '6 hours a week, strong');
    expect(frameOf(said)).toEqual({ structure: 'weekly', weeks: '12', weeklyHours: '6', effort: 'strong' });
    const set = reviewed(said, { weeks: '10', structure: 'backlog' });
    expect(frameOf(set)).toEqual({ structure: 'backlog', weeks: '10', weeklyHours: '6', effort: 'strong' });
    expect(frameOf(edited(set, 4, 'In 20 weeks'))).toMatchObject({ weeks: '10' });
  });
});

describe('what stands in the fields', () => {
  const several = question(6);

  test('is trimmed, and of several a list', () => {
    expect(answerOf(question(1), { chosen: [], text: ' Soon ' })).toBe('Soon');
    expect(answerOf(several, { chosen: ['That'], text: '  Something else ' })).toEqual(['That', 'Something else']);
    expect(answerOf(several, { chosen: [], text: ' ' })).toEqual([]);
  });

  test('stays in the order of the examples, however they were ticked', () => {
    const that = ticked(several, { chosen: [], text: '' }, 'That', true);
    expect(ticked(several, that, 'This', true).chosen).toEqual(['This', 'That']);
    expect(ticked(several, that, 'That', false).chosen).toEqual([]);
  });

  test('comes back from an answer as it was', () => {
    const entry = { chosen: ['This'], text: 'Rain, mostly' };
    expect(entryOf(several, answerOf(several, entry))).toEqual(entry);
    expect(entryOf(question(1), 'Soon')).toEqual({ chosen: [], text: 'Soon' });
  });

  test('says that a question was passed over, and can be changed', () => {
    expect(skippedAnswer(question(1))).toBe('No preference');
    expect(skippedAnswer(several)).toEqual(['No preference']);
    const state = after(6);
    expect(isNew(shown(went(answer(state, skippedAnswer(several)), 6)))).toBe(false);
  });

  test('is wrong where it is empty or too long', () => {
    expect(answerError('')).toBe('Please answer the question.');
    expect(answerError([])).toBe('Please answer the question.');
    expect(answerError('x'.repeat(2000))).toBeUndefined();
    expect(answerError(['This', 'x'.repeat(2001)])).toBe('An answer must be at most 2000 characters.');
  });
});
