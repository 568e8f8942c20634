import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { testAccessibility } from '#web/testing/axe.ts';
import { renderApp } from '#web/testing/render-app.tsx';

testAccessibility('new', {
  'help page': '/help',
  'FAQ with an open answer': async () => {
    await renderApp('/faq');
    await page.getByRole('button', { name: 'When does a week begin?' }).click();
    await expect.element(page.getByText('On Monday at midnight')).toBeVisible();
  },
  'feedback with errors': async () => {
    await renderApp('/feedback');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect.element(page.getByText('Please select a feedback type.')).toBeVisible();
  },
  'contact page with errors': async () => {
    await renderApp('/contact');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect.element(page.getByText('Name is required.')).toBeVisible();
  },
});
