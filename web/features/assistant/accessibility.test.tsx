import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { testAccessibility } from '#web/testing/axe.ts';
import { disconnect, delayRequests, intercept } from '#web/testing/network.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { answerField, answerQuestions, formPath, openWizard } from '#web/testing/assistant.ts';

testAccessibility([
  {
    name: 'assistant form with validation errors',
    account: 'seeded',
    open: async () => {
      await renderApp(formPath);
      await page.getByLabelText('Focus area', { exact: true }).selectOptions('New focus area…');
      await page.getByText('Description (optional)').click();
      await page.getByLabelText('Weeks', { exact: true }).fill('0');
      await page.getByRole('button', { name: 'Generate Plan' }).click();
      await expect.element(page.getByText('Please enter a prompt describing your goal.')).toBeVisible();
    },
  },
  {
    name: 'assistant form after a failed request',
    account: 'seeded',
    open: async () => {
      intercept('/api/ai/generate-action-plan', disconnect);
      await renderApp(formPath);
      await page.getByLabelText('Focus area', { exact: true }).selectOptions('Coding');
      await page.getByRole('button', { name: 'A language' }).click();
      await page.getByRole('button', { name: 'Generate Plan' }).click();
      await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    },
  },
  {
    name: 'assistant draft with errors and an open menu',
    account: 'seeded',
    open: async () => {
      await renderApp(formPath);
      await page.getByLabelText('Focus area', { exact: true }).selectOptions('Coding');
      await page.getByRole('button', { name: 'A language' }).click();
      await page.getByLabelText('Weeks', { exact: true }).fill('8');
      await page.getByRole('button', { name: 'Generate Plan' }).click();
      await page.getByLabelText('Title of week 1').fill('');
      await page.getByRole('textbox', { name: 'Task 1 of week 1' }).fill('A long one (9 h)');
      await page.getByRole('button', { name: 'Save plan' }).click();
      await expect.element(page.getByText('Goal title is required.')).toBeVisible();
      await page.getByRole('button', { name: 'Actions for week 2' }).click();
      await expect.element(page.getByRole('menuitem', { name: 'Move up' })).toBeVisible();
    },
  },
  {
    name: 'wizard after the next question failed to load',
    account: 'seeded',
    open: async () => {
      intercept('/api/ai/next-question', disconnect);
      await openWizard();
      await page.getByText('Show others').click();
      await answerField.fill('Learn Spanish');
      await page.getByRole('button', { name: 'Submit' }).click();
      await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    },
  },
  {
    name: 'wizard while the assistant is thinking',
    account: 'seeded',
    open: async () => {
      delayRequests('/api/ai/next-question');
      await openWizard();
      await answerField.fill('Learn Spanish');
      await page.getByRole('button', { name: 'Submit' }).click();
      await expect.element(page.getByRole('dialog', { name: 'The assistant is thinking' })).toBeVisible();
    },
  },
  {
    name: 'wizard with a multi-select question',
    account: 'seeded',
    open: async () => {
      await openWizard();
      await answerQuestions(0, 6);
      await page.getByRole('checkbox').first().click();
      await expect.element(page.getByRole('button', { name: 'Skip', exact: true })).toBeVisible();
    },
  },
  {
    name: 'wizard review with errors and an answer being edited',
    account: 'seeded',
    open: async () => {
      await openWizard();
      await answerQuestions(0, 8);
      await expect.element(page.getByText('A goal like this usually takes')).toBeVisible();
      await page.getByLabelText('Weeks', { exact: true }).fill('0');
      await page.getByRole('button', { name: 'Edit: Where do you stand today?' }).click();
      await page.getByRole('button', { name: 'Generate Plan' }).click();
      await expect.element(page.getByText('Please select or enter a Focus Area.')).toBeVisible();
    },
  },
]);
