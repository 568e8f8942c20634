import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { testAccessibility } from '#web/testing/axe.ts';
import { renderApp } from '#web/testing/render-app.tsx';

const dialog = page.getByRole('dialog');

testAccessibility([
  { name: 'planner without a focus area', account: 'new', open: () => renderApp('/planner') },
  {
    name: 'planner with unsaved rows',
    account: 'seeded',
    open: async () => {
      await renderApp('/planner');
      await page.getByLabelText(/hours/).first().selectOptions('9');
      await expect.element(page.getByRole('button', { name: 'Save All' })).toBeVisible();
    },
  },
  {
    name: 'planner with the unsaved changes dialog',
    account: 'seeded',
    open: async () => {
      await renderApp('/planner');
      await page.getByLabelText(/hours/).first().selectOptions('9');
      await page.getByRole('button', { name: 'Next week' }).click();
      await expect.element(dialog).toBeVisible();
    },
  },
]);
