import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { testAccessibility } from '#web/testing/axe.ts';
import { disconnect, delayRequests, intercept, respond } from '#web/testing/network.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { answerField, answerQuestions, formPath, openWizard, outlineAs, suggestAs } from '#web/testing/assistant.ts';

const motorbike = { id: 'restoring-a-motorbike', name: 'restoring a motorbike' };

testAccessibility('seeded', {
  'assistant form with validation errors': async () => {
    await renderApp(formPath);
    await page.getByLabelText('Focus area', { exact: true }).selectOptions('New focus area…');
    await page.getByText('Description (optional)').click();
    await page.getByLabelText('Weeks', { exact: true }).fill('0');
    await page.getByRole('button', { name: 'Generate Plan' }).click();
    await expect.element(page.getByText('Please enter a prompt describing your goal.')).toBeVisible();
  },
  'assistant form after a failed request': async () => {
    intercept('/api/ai/plan-stream', disconnect);
    await renderApp(formPath);
    await page.getByLabelText('Focus area', { exact: true }).selectOptions('Coding');
    await page.getByRole('button', { name: 'A language' }).click();
    await page.getByRole('button', { name: 'Generate Plan' }).click();
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect.element(page.getByRole('region', { name: 'Does it fit?' })).toBeVisible();
    // At the top of the page, the sticky actions cover no field in part.
    scrollTo(0, 0);
  },
  'assistant draft with errors': async () => {
    await renderApp(formPath);
    await page.getByLabelText('Focus area', { exact: true }).selectOptions('Coding');
    await page.getByRole('button', { name: 'A language' }).click();
    await page.getByLabelText('Weeks', { exact: true }).fill('4');
    await page.getByRole('button', { name: 'Generate Plan' }).click();
    await page.getByLabelText('Title of week 1').fill('');
    await page.getByRole('textbox', { name: 'Task 1 of week 1' }).fill('A long one (9 h)');
    await page.getByRole('button', { name: 'Save plan' }).click();
    await expect.element(page.getByText('Goal title is required.')).toBeVisible();
    // At the end of the page, the sticky actions cover no button in part.
    scrollTo(0, document.body.scrollHeight);
  },
  'assistant form with filled-in fields and a search for a playbook': async () => {
    suggestAs(
      {
        deadline: { value: '2027-05-01', words: 'by 1 May' },
        level: { value: 'beginner', words: 'I know a few words' },
        commitmentLevel: { value: 'light', words: 'a little' },
      },
      { playbooks: [motorbike] },
    );
    await renderApp(formPath);
    await page.getByRole('button', { name: 'A language' }).click();
    await expect.element(page.getByLabelText('Done by')).toHaveValue('2027-05-01');
    await page.getByRole('button', { name: 'Another playbook…' }).click();
    await page.getByRole('combobox', { name: 'Search all playbooks' }).fill('motorbike');
    await expect.element(page.getByRole('option', { name: /motorbike/ }).first()).toBeVisible();
  },
  'assistant form with an outline that has errors': async () => {
    suggestAs({}, { playbooks: [motorbike] });
    outlineAs();
    await renderApp(formPath);
    await page.getByRole('button', { name: 'A language' }).click();
    await page.getByRole('button', { name: motorbike.name }).click();
    await page.getByRole('button', { name: 'Done already: Find the spark' }).click();
    await page.getByRole('button', { name: 'Not for me: Clean the tank' }).click();
    await page.getByLabelText('Step 3').fill('');
    await page.getByLabelText('Length of the ride (km)').fill('0');
    await page.getByRole('button', { name: 'Generate Plan' }).click();
    await expect.element(page.getByText('Please enter a number from 5 to 500.')).toBeVisible();
    scrollTo(0, document.body.scrollHeight);
  },
  'assistant form with a question of the model and the way to a chatbot': async () => {
    intercept('/api/ai/plan-stream', respond(409, { message: 'It has to know more.', question: 'How far?' }));
    await renderApp(formPath);
    await page.getByLabelText('Focus area', { exact: true }).selectOptions('Coding');
    await page.getByRole('button', { name: 'A language' }).click();
    await page.getByRole('button', { name: 'Use a chatbot' }).click();
    await page.getByRole('button', { name: 'Generate Plan' }).click();
    await expect.element(page.getByLabelText('How far?')).toBeVisible();
    scrollTo(0, document.body.scrollHeight);
  },
  'assistant form with a plan to paste': async () => {
    await renderApp(`${formPath}#paste`);
    await page.getByRole('button', { name: 'Read plan' }).click();
    await expect.element(page.getByText('Please paste a plan.')).toBeVisible();
  },
  'draft of a pasted plan with what was left out': async () => {
    await renderApp(`${formPath}#paste`);
    await page.getByLabelText('Plan', { exact: true }).fill('Sure!\n\n## Week 1: Ride\n- Ride far (1 h)\n\nGood luck!');
    await page.getByRole('button', { name: 'Read plan' }).click();
    await expect.element(page.getByRole('region', { name: 'Not in this draft' })).toBeVisible();
    // At the end of the page, the sticky actions cover nothing.
    scrollTo(0, document.body.scrollHeight);
  },
  'wizard after the next question failed to load': async () => {
    intercept('/api/ai/next-question', disconnect);
    await openWizard();
    await page.getByText('Show others').click();
    await answerField.fill('Learn Spanish');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
  'wizard while the assistant is thinking': async () => {
    delayRequests('/api/ai/next-question');
    await openWizard();
    await answerField.fill('Learn Spanish');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect.element(page.getByRole('dialog', { name: 'The assistant is thinking' })).toBeVisible();
  },
  'wizard with a multi-select question': async () => {
    await openWizard();
    await answerQuestions(0, 6);
    await page.getByRole('checkbox').first().click();
    await expect.element(page.getByRole('button', { name: 'Skip', exact: true })).toBeVisible();
  },
  'wizard review with errors and an answer being edited': async () => {
    await openWizard();
    await answerQuestions(0, 8);
    await expect.element(page.getByText(/^It (looks feasible|does not fit yet)\.$/)).toBeVisible();
    await page.getByLabelText('Weeks', { exact: true }).fill('0');
    await page.getByRole('button', { name: 'Edit: Where do you stand today?' }).click();
    await page.getByRole('button', { name: 'Generate Plan' }).click();
    await expect.element(page.getByText('Please select or enter a Focus Area.')).toBeVisible();
  },
});
