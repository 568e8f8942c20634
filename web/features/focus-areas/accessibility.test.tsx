import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { testAccessibility } from '#web/testing/axe.ts';
import { renderApp } from '#web/testing/render-app.tsx';

const dialog = page.getByRole('dialog');

testAccessibility([
  { name: 'focus areas', account: 'seeded', open: () => renderApp('/focus-areas') },
  {
    name: 'focus area form with errors',
    account: 'seeded',
    open: async () => {
      await renderApp('/focus-areas');
      await page.getByRole('button', { name: 'Add Focus Area' }).click();
      await dialog.getByRole('button', { name: 'Add' }).click();
      await expect.element(page.getByText('Please select a focus area class.')).toBeVisible();
    },
  },
  {
    name: 'confirmation before a focus area is deleted',
    account: 'seeded',
    open: async () => {
      await renderApp('/focus-areas');
      await page.getByRole('button', { name: 'Actions for Coding' }).click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await expect.element(page.getByText('…and 1 more')).toBeVisible();
    },
  },
]);
