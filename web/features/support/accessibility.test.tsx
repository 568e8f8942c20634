import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { testAccessibility } from '#web/testing/axe.ts';
import { intercept, respond } from '#web/testing/network.ts';
import { open } from '#web/testing/open.tsx';

testAccessibility([
  { name: 'help page', account: 'new', open: () => open('/help') },
  {
    name: 'FAQ with an open answer',
    account: 'new',
    open: async () => {
      await open('/faq');
      await page.getByRole('button', { name: 'When does a week begin?' }).click();
      await expect.element(page.getByText('On Monday at 00:00')).toBeVisible();
    },
  },
  {
    name: 'feedback with errors',
    account: 'new',
    open: async () => {
      await open('/feedback');
      await page.getByRole('button', { name: 'Submit' }).click();
      await expect.element(page.getByText('Please select a feedback type.')).toBeVisible();
    },
  },
  {
    name: 'feedback that was sent',
    account: 'new',
    open: async () => {
      const answer = { message: '✅ Feedback submitted successfully!' };
      intercept('/api/support/feedback', respond(201, answer));
      await open('/feedback');
      await page.getByRole('radio', { name: 'Bug Report' }).click();
      await page.getByLabelText('Title').fill('A bell is missing');
      await page.getByLabelText('Details').fill('It should ring on Sunday.');
      await page.getByRole('button', { name: 'Submit' }).click();
      await expect.element(page.getByText(answer.message)).toBeVisible();
    },
  },
  {
    name: 'contact page with errors',
    account: 'new',
    open: async () => {
      await open('/contact');
      await page.getByRole('button', { name: 'Send' }).click();
      await expect.element(page.getByText('Name is required.')).toBeVisible();
    },
  },
]);
