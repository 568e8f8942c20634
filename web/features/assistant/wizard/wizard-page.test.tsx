import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createArea } from '#testing/seed.ts';
import { wizardAnswers, wizardQuestions } from '#testing/wizard-dialogue.ts';
import { api, signUp } from '#web/testing/api.ts';
import { intercept, recordWrites, respond } from '#web/testing/network.ts';
import { renderApp, remountApp } from '#web/testing/render-app.tsx';
import { currentUrl, texts } from '#web/testing/screen.ts';
import {
  alert,
  answerField,
  answerQuestions,
  button,
  dialog,
  focusAreaField,
  generateButton,
  answersRegion,
  hoursField,
  main,
  newAreaField,
  openWizard,
  planPath,
  saveButton,
  listSavedPlans,
  questionHeading,
  inputValue,
  suggestAs,
  weeksField,
} from '#web/testing/assistant.ts';

const examples = page
  .getByRole('group', { name: 'For example' })
  .getByRole('button')
  .filter({ hasNotText: 'Show others' });
const progress = page.getByRole('progressbar', { name: 'Progress' });

const answeredFields = {
  weeks: { value: 3, words: 'In 3 weeks' },
  weeklyHours: { value: 5, words: '5 hours a week' },
  commitmentLevel: { value: 'strong' as const, words: 'strong' },
};

beforeEach(signUp);

describe('at a question', () => {
  test('suggests examples, and different ones on request', async () => {
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

  test('keeps the answer if the next question cannot be loaded', async () => {
    await openWizard();
    await answerQuestions(0, 1);
    const restore = intercept('/api/ai/next-question', respond(502, { message: 'Hm.' }));
    await answerField.fill(wizardAnswers[1]);
    await button('Submit').click();
    await expect.element(alert).toMatchTextContent('Hm.');
    await expect.element(answerField).toHaveValue(wizardAnswers[1]);
    restore();
    await button('Try again').click();
    await expect.element(questionHeading).toHaveTextContent(wizardQuestions[2]);
    await expect.element(alert).not.toBeInTheDocument();
  });
});

describe('going back', () => {
  test('shows earlier answers and returns without a request while they are unchanged', async () => {
    await openWizard();
    await answerQuestions(0, 3);
    await expect.element(page.getByText('Question 4 of 8')).toBeVisible();
    await expect.element(progress).toHaveAttribute('value', '37.5');
    await expect
      .element(page.getByRole('navigation', { name: 'Your answers so far' }))
      .toMatchTextContent(wizardAnswers[0]);
    const requests = recordWrites('/api/ai/');
    await answerField.fill('Half an answ');
    await button('Previous').click();
    await expect.element(questionHeading).toHaveTextContent(wizardQuestions[2]);
    await expect.element(answerField).toHaveValue(wizardAnswers[2]);
    await button('Previous').click();
    await expect.element(answerField).toHaveValue(wizardAnswers[1]);
    await expect.element(button('Next')).toBeVisible();
    await expect.element(button('Submit')).not.toBeInTheDocument();
    await answerField.fill('Something else');
    await expect.element(button('Submit')).toBeVisible();
    await expect.element(button('Next')).not.toBeInTheDocument();
    await answerField.fill(wizardAnswers[1]);
    await button('Next').click();
    await expect.element(questionHeading).toHaveTextContent(wizardQuestions[2]);
    await button('Next').click();
    await expect.element(questionHeading).toHaveTextContent(wizardQuestions[3]);
    await expect.element(answerField).toHaveValue('Half an answ');
    expect(requests).toEqual([]);
  });

  test('discards the later answers when an earlier one is changed', async () => {
    await openWizard();
    await answerQuestions(0, 3);
    await button('Previous').click();
    await expect.element(questionHeading).toHaveTextContent(wizardQuestions[2]);
    await button('Previous').click();
    await expect.element(questionHeading).toHaveTextContent(wizardQuestions[1]);
    await answerField.fill('Something else');
    await button('Submit').click();
    await expect.element(questionHeading).toHaveTextContent(wizardQuestions[2]);
    await expect.element(answerField).toHaveValue('');
    await expect.element(progress).toHaveAttribute('value', '25');
    await button('Previous').click();
    await expect.element(answerField).toHaveValue('Something else');
  });
});

test("combines several examples and the user's own words into one answer", async () => {
  await openWizard();
  await answerQuestions(0, 6);
  const boxes = page.getByRole('checkbox');
  await expect.element(boxes.nth(2)).toBeVisible();
  const [first, , third] = boxes.all().map(inputValue);
  await boxes.nth(2).click();
  await boxes.nth(0).click();
  await answerField.fill('  Rainy days ');
  await userEvent.keyboard('{Enter}');
  await expect.element(questionHeading).toHaveTextContent(wizardQuestions[7]);
  await button('Previous').click();
  await expect.element(questionHeading).toHaveTextContent(wizardQuestions[6]);
  await expect.element(boxes.nth(0)).toBeChecked();
  await expect.element(boxes.nth(1)).not.toBeChecked();
  await expect.element(boxes.nth(2)).toBeChecked();
  await expect.element(answerField).toHaveValue('Rainy days');
  await button('Next').click();
  await button('Skip').click();
  await expect.element(questionHeading).toHaveTextContent('Review your plan');
  await expect.element(answersRegion).toMatchTextContent(`${first}, ${third}, Rainy days`);
  await expect.element(answersRegion).toMatchTextContent('No preference');
});

test('asks before starting over, and then discards every answer', async () => {
  await openWizard();
  await answerQuestions(0, 2);
  await button('Start over').click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(questionHeading).toHaveTextContent(wizardQuestions[2]);
  await button('Start over').click();
  await dialog.getByRole('button', { name: 'Start over' }).click();
  await expect.element(questionHeading).toHaveTextContent(wizardQuestions[0]);
  await expect.element(questionHeading).toHaveFocus();
  await expect.element(answerField).toHaveValue('');
  await remountApp();
  await expect.element(questionHeading).toHaveTextContent(wizardQuestions[0]);
  await expect.element(answerField).toHaveValue('');
});

describe('in the review', () => {
  test("takes the plan's size from the answers", async () => {
    suggestAs(answeredFields);
    await createArea(api, { name: 'Languages' });
    await openWizard();
    await answerQuestions(0, 8);
    await expect.element(focusAreaField).toBeVisible();
    await expect.element(weeksField).toHaveValue('3');
    await expect.element(weeksField).toHaveAccessibleDescription('from “In 3 weeks”');
    await expect.element(hoursField).toHaveValue('5');
    await expect.element(page.getByRole('radio', { name: 'Strong' })).toBeChecked();
    await expect.element(page.getByRole('radio', { name: /^Weekly/ })).toBeChecked();
    const feasibility = page.getByRole('region', { name: 'Does it fit?' });
    await expect.element(feasibility).toMatchTextContent('not tracked a full week yet');
  });

  test('creates a focus area with the plan, and discards the answers once it is saved', async () => {
    suggestAs(answeredFields);
    await createArea(api, { name: 'Languages' });
    await openWizard();
    await answerQuestions(0, 8);
    await focusAreaField.selectOptions('New focus area…');
    await generateButton.click();
    await expect.element(page.getByText('Please select or enter a Focus Area.')).toBeVisible();
    await expect.element(newAreaField).toHaveFocus();
    await newAreaField.fill('Spain');
    await page.getByLabelText('Title (optional)').fill('Hola');
    await generateButton.click();
    await expect.element(page.getByLabelText('Title of the plan')).toHaveValue('Hola');
    expect(await listSavedPlans()).toEqual([]);
    await saveButton.click();
    await expect.poll(currentUrl).toMatch(planPath);
    await expect.element(main).toMatchTextContent('Week 3: ');
    const [plan] = await listSavedPlans();
    expect(plan).toMatchObject({ title: 'Hola', weeks: 3, weeklyCommitmentHours: 5, commitmentLevel: 'Strong' });
    await renderApp('/focus-areas');
    await expect.element(page.getByText('Spain').first()).toBeVisible();
    // The next plan starts without answers.
    await openWizard();
    await expect.element(answerField).toHaveValue('');
  });

  test('replaces a single answer, and summarizes it only once', async () => {
    await createArea(api, { name: 'Languages' });
    await openWizard();
    await answerQuestions(0, 8);
    await expect.element(weeksField).toHaveValue('3');
    const edit = button(`Edit: ${wizardQuestions[4]}`);
    const saveAnswer = answersRegion.getByRole('button', { name: 'Save' });
    await edit.click();
    await expect.element(answerField).toHaveFocus();
    await answerField.fill('');
    await saveAnswer.click();
    await expect.element(alert).toHaveTextContent('Please answer the question.');
    await answerField.fill('In 4 weeks');
    await saveAnswer.click();
    await expect.element(edit).toHaveFocus();
    for (const answer of [...wizardAnswers.slice(0, 4), 'In 4 weeks', ...wizardAnswers.slice(5)]) {
      await expect.element(answersRegion).toMatchTextContent(answer);
    }
    // The scope follows the answers until the user sets it.
    await expect.element(weeksField).toHaveValue('4');

    const summarized = recordWrites('/summarize-context');
    await generateButton.click();
    await expect.element(saveButton).toBeVisible();
    expect(summarized).toMatchObject([
      { body: { newAnswers: { [wizardQuestions[4]]: 'In 4 weeks', [wizardQuestions[7]]: [wizardAnswers[7]] } } },
    ]);
    await button('Back to the answers').click();
    await generateButton.click();
    await expect.element(saveButton).toBeVisible();
    expect(summarized).toHaveLength(1);
  });
});
