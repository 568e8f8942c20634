import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { makeArea } from '#testing/seed.ts';
import { answers, questions } from '#testing/wizard-answers.ts';
import { api, signUp } from '#web/testing/api.ts';
import { intercept, recordWrites, respond } from '#web/testing/network.ts';
import { open, reload } from '#web/testing/open.tsx';
import { address, texts } from '#web/testing/screen.ts';
import {
  alert,
  answerField,
  answerQuestions,
  button,
  dialog,
  focusArea,
  generate,
  givenAnswers,
  hours,
  main,
  newArea,
  openWizard,
  planPath,
  save,
  savedPlans,
  shownQuestion,
  valueOf,
  weeks,
} from './testing.ts';

const examples = page
  .getByRole('group', { name: 'For example' })
  .getByRole('button')
  .filter({ hasNotText: 'Show others' });
const progress = page.getByRole('progressbar', { name: 'Progress' });

beforeEach(signUp);

describe('at a question', () => {
  test('suggests examples, and others on request', async () => {
    await openWizard();
    await expect.element(page.getByText('Question 1 of 8')).toBeVisible();
    await expect.element(main.getByText('Specific').first()).toBeVisible();
    await expect.element(progress).toHaveAttribute('value', '0');
    await expect.element(button('Previous')).not.toBeInTheDocument();
    await expect.element(examples).toHaveLength(5);
    const shown = texts(examples);
    await button('Show others').click();
    await expect.poll(() => texts(examples).filter((example) => shown.includes(example))).toEqual([]);
    await expect.element(examples).toHaveLength(5);
    const [first = ''] = texts(examples);
    await examples.first().click();
    await expect.element(answerField).toHaveValue(first);
  });

  test('restores the text that an example replaced', async () => {
    await openWizard();
    await answerField.fill('Something of my own');
    await examples.first().click();
    await expect.element(answerField).not.toHaveValue('Something of my own');
    await button('Undo').click();
    await expect.element(answerField).toHaveValue('Something of my own');
  });

  test('rejects an empty answer and one that is too long', async () => {
    await openWizard();
    await answerField.fill('   ');
    await button('Submit').click();
    await expect.element(alert).toHaveTextContent('Please answer the question.');
    await expect.element(answerField).toHaveFocus();
    await answerField.fill('x'.repeat(2001));
    await button('Submit').click();
    await expect.element(alert).toHaveTextContent('An answer must be at most 2000 characters.');
  });

  test('keeps the answer when the next question cannot be loaded', async () => {
    await openWizard();
    await answerQuestions(0, 1);
    const restore = intercept('/api/ai/next-question', respond(502, { message: 'Hm.' }));
    await answerField.fill(answers[1]);
    await button('Submit').click();
    await expect.element(alert).toMatchTextContent('Hm.');
    await expect.element(answerField).toHaveValue(answers[1]);
    restore();
    await button('Try again').click();
    await expect.element(shownQuestion).toHaveTextContent(questions[2]);
    await expect.element(alert).not.toBeInTheDocument();
  });
});

describe('going back', () => {
  test('shows earlier answers and returns without a request while they are unchanged', async () => {
    await openWizard();
    await answerQuestions(0, 3);
    await expect.element(page.getByText('Question 4 of 8')).toBeVisible();
    await expect.element(progress).toHaveAttribute('value', '37.5');
    await expect.element(page.getByRole('navigation', { name: 'Your answers so far' })).toMatchTextContent(answers[0]);
    const requests = recordWrites('/api/ai/');
    await answerField.fill('Half an answ');
    await button('Previous').click();
    await expect.element(shownQuestion).toHaveTextContent(questions[2]);
    await expect.element(answerField).toHaveValue(answers[2]);
    await button('Previous').click();
    await expect.element(answerField).toHaveValue(answers[1]);
    await expect.element(button('Next')).toBeVisible();
    await expect.element(button('Submit')).not.toBeInTheDocument();
    await answerField.fill('Something else');
    await expect.element(button('Submit')).toBeVisible();
    await expect.element(button('Next')).not.toBeInTheDocument();
    await answerField.fill(answers[1]);
    await button('Next').click();
    await expect.element(shownQuestion).toHaveTextContent(questions[2]);
    await button('Next').click();
    await expect.element(shownQuestion).toHaveTextContent(questions[3]);
    await expect.element(answerField).toHaveValue('Half an answ');
    expect(requests).toEqual([]);
  });

  test('discards the later answers when an earlier one is changed', async () => {
    await openWizard();
    await answerQuestions(0, 3);
    await button('Previous').click();
    await expect.element(shownQuestion).toHaveTextContent(questions[2]);
    await button('Previous').click();
    await expect.element(shownQuestion).toHaveTextContent(questions[1]);
    await answerField.fill('Something else');
    await button('Submit').click();
    await expect.element(shownQuestion).toHaveTextContent(questions[2]);
    await expect.element(answerField).toHaveValue('');
    await expect.element(progress).toHaveAttribute('value', '25');
    await button('Previous').click();
    await expect.element(answerField).toHaveValue('Something else');
  });
});

test('combines several examples and own words into one answer', async () => {
  await openWizard();
  await answerQuestions(0, 6);
  const boxes = page.getByRole('checkbox');
  await expect.element(boxes.nth(2)).toBeVisible();
  const [first, , third] = boxes.all().map(valueOf);
  await boxes.nth(2).click();
  await boxes.nth(0).click();
  await answerField.fill('  Rainy days ');
  await userEvent.keyboard('{Enter}');
  await expect.element(shownQuestion).toHaveTextContent(questions[7]);
  await button('Previous').click();
  await expect.element(shownQuestion).toHaveTextContent(questions[6]);
  await expect.element(boxes.nth(0)).toBeChecked();
  await expect.element(boxes.nth(1)).not.toBeChecked();
  await expect.element(boxes.nth(2)).toBeChecked();
  await expect.element(answerField).toHaveValue('Rainy days');
  await button('Next').click();
  await button('Skip').click();
  await expect.element(shownQuestion).toHaveTextContent('Review your plan');
  await expect.element(givenAnswers).toMatchTextContent(`${first}, ${third}, Rainy days`);
  await expect.element(givenAnswers).toMatchTextContent('No preference');
});

test('asks before starting over, and then forgets every answer', async () => {
  await openWizard();
  await answerQuestions(0, 2);
  await button('Start over').click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(shownQuestion).toHaveTextContent(questions[2]);
  await button('Start over').click();
  await dialog.getByRole('button', { name: 'Start over' }).click();
  await expect.element(shownQuestion).toHaveTextContent(questions[0]);
  await expect.element(shownQuestion).toHaveFocus();
  await expect.element(answerField).toHaveValue('');
  await reload();
  await expect.element(shownQuestion).toHaveTextContent(questions[0]);
  await expect.element(answerField).toHaveValue('');
});

describe('in the review', () => {
  test('derives the frame of the plan from the answers, and suggests one that fits', async () => {
    await makeArea(api, { name: 'Languages' });
    await openWizard();
    await answerQuestions(0, 8);
    await expect.element(focusArea).toBeVisible();
    await expect.element(weeks).toHaveValue('3');
    await expect.element(hours).toHaveValue('5');
    await expect.element(page.getByRole('radio', { name: 'Strong' })).toBeChecked();
    await expect.element(page.getByRole('radio', { name: /^Weekly/ })).toBeChecked();
    const fit = page.getByRole('region', { name: 'Does it fit?' });
    await expect.element(fit).toMatchTextContent('not tracked a whole week yet');
    const use = fit.getByRole('button', { name: /^Use \d+ weeks?$/ });
    const [suggested = ''] = /\d+/.exec((await use.findElement()).textContent)!;
    await use.click();
    await expect.element(weeks).toHaveValue(suggested);
    await expect.element(use).not.toBeInTheDocument();
  });

  test('creates a focus area with the plan, and forgets the answers once it is saved', async () => {
    await makeArea(api, { name: 'Languages' });
    await openWizard();
    await answerQuestions(0, 8);
    await focusArea.selectOptions('New focus area…');
    await generate.click();
    await expect.element(page.getByText('Please select or enter a Focus Area.')).toBeVisible();
    await expect.element(newArea).toHaveFocus();
    await newArea.fill('Spain');
    await page.getByLabelText('Title (optional)').fill('Hola');
    await generate.click();
    await expect.element(page.getByLabelText('Title of the plan')).toHaveValue('Hola');
    expect(await savedPlans()).toEqual([]);
    await save.click();
    await expect.poll(address).toMatch(planPath);
    await expect.element(main).toMatchTextContent('Week 3: ');
    const [plan] = await savedPlans();
    expect(plan).toMatchObject({ title: 'Hola', weeks: 3, weeklyCommitmentHours: 5, commitmentLevel: 'Strong' });
    await open('/focus-areas');
    await expect.element(page.getByText('Spain').first()).toBeVisible();
    // The answers are not there for the next plan.
    await openWizard();
    await expect.element(answerField).toHaveValue('');
  });

  test('replaces a single answer, and tells the planner once', async () => {
    await makeArea(api, { name: 'Languages' });
    await openWizard();
    await answerQuestions(0, 8);
    await expect.element(weeks).toHaveValue('3');
    const edit = button(`Edit: ${questions[4]}`);
    const saveAnswer = givenAnswers.getByRole('button', { name: 'Save' });
    await edit.click();
    await expect.element(answerField).toHaveFocus();
    await answerField.fill('');
    await saveAnswer.click();
    await expect.element(alert).toHaveTextContent('Please answer the question.');
    await answerField.fill('In 4 weeks');
    await saveAnswer.click();
    await expect.element(edit).toHaveFocus();
    for (const answer of [...answers.slice(0, 4), 'In 4 weeks', ...answers.slice(5)]) {
      await expect.element(givenAnswers).toMatchTextContent(answer);
    }
    // A frame that the user has not set follows the answers.
    await expect.element(weeks).toHaveValue('4');

    const summarized = recordWrites('/summarize-context');
    await generate.click();
    await expect.element(save).toBeVisible();
    expect(summarized).toMatchObject([
      { body: { newAnswers: { [questions[4]]: 'In 4 weeks', [questions[7]]: [answers[7]] } } },
    ]);
    await button('Back to the answers').click();
    await generate.click();
    await expect.element(save).toBeVisible();
    expect(summarized).toHaveLength(1);
  });
});
