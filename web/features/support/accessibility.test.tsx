import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { testAccessibility } from '#web/testing/axe.ts';
import { intercept, respond } from '#web/testing/network.ts';
import { renderApp } from '#web/testing/render-app.tsx';

testAccessibility([
  { name: 'help page', account: 'new', open: () => renderApp('/help') },
  {
    name: 'FAQ with an open answer',
    account: 'new',
    open: async () => {
      await renderApp('/faq');
      await page.getByRole('button', { name: 'When does a week begin?' }).click();
      await expect.element(page.getByText('On Monday at midnight')).toBeVisible();
    },
  },
  {
    name: 'feedback with errors',
    account: 'new',
    open: async () => {
      await renderApp('/feedback');
      await page.getByRole('button', { name: 'Submit' }).click();
      await expect.element(page.getByText('Please select a feedback type.')).toBeVisible();
    },
  },
  {
    name: 'feedback after sending',
    account: 'new',
    open: async () => {
      const body = { message: '✅ Feedback submitted successfully!' };
      intercept('/api/support/feedback', respond(201, body));
      await renderApp('/feedback');
      await page.getByRole('radio', { name: 'Bug Report' }).click();
      await page.getByLabelText('Title').fill('A bell is missing');
      await page.getByLabelText('Details').fill('It should ring on Sunday.');
      await page.getByRole('button', { name: 'Submit' }).click();
      await expect.element(page.getByText(body.message)).toBeVisible();
    },
  },
  {
    name: 'contact page with errors',
    account: 'new',
    open: async () => {
      await renderApp('/contact');
      await page.getByRole('button', { name: 'Send' }).click();
      await expect.element(page.getByText('Name is required.')).toBeVisible();
    },
  },
]);
