import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { testAccessibility } from '#web/testing/axe.ts';
import { renderApp } from '#web/testing/render-app.tsx';

testAccessibility([
  { name: 'action plans', account: 'seeded', open: () => renderApp('/action-plans') },
  { name: 'no action plans', account: 'new', open: () => renderApp('/action-plans') },
  {
    name: 'action plan',
    account: 'seeded',
    open: async () => {
      await renderApp('/action-plans');
      await page.getByRole('link', { name: 'Ship it' }).click();
      await expect.element(page.getByText('Read and note down')).toBeVisible();
    },
  },
  {
    name: 'action plan form with errors',
    account: 'seeded',
    open: async () => {
      await renderApp('/action-plans/new');
      await page.getByRole('button', { name: 'Create Plan' }).click();
      await expect.element(page.getByText('Title and focus area are required.').first()).toBeVisible();
    },
  },
]);
