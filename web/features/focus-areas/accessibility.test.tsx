import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { testAccessibility } from '#web/testing/axe.ts';
import { renderApp } from '#web/testing/render-app.tsx';

const dialog = page.getByRole('dialog');

testAccessibility('seeded', {
  'focus areas': '/focus-areas',
  'focus area form with errors': async () => {
    await renderApp('/focus-areas');
    await page.getByRole('button', { name: 'Add Focus Area' }).click();
    await dialog.getByRole('button', { name: 'Add' }).click();
    await expect.element(page.getByText('Please select a focus area class.')).toBeVisible();
  },
  'confirmation before a focus area is deleted': async () => {
    await renderApp('/focus-areas');
    await page.getByRole('button', { name: 'Actions for Coding' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect.element(page.getByText('…and 1 more')).toBeVisible();
  },
});
