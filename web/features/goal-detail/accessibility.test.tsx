import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { testAccessibility } from '#web/testing/axe.ts';
import { renderApp } from '#web/testing/render-app.tsx';

const dialog = page.getByRole('dialog');

testAccessibility('seeded', {
  'goal with its items and an open menu': async () => {
    await renderApp('/goals');
    await page.getByRole('link', { name: 'Goal 4' }).click();
    await page.getByRole('button', { name: 'Actions for The book' }).click();
    await expect.element(page.getByRole('menuitem', { name: 'Add to plan…' })).toBeVisible();
  },
  'goal with its plan and tasks': async () => {
    await renderApp('/goals');
    await page.getByRole('link', { name: 'Goal 4' }).click();
    await page.getByRole('tab', { name: 'Action Plan' }).click();
    await expect.element(page.getByText('Read and note down')).toBeVisible();
  },
  'item form with errors': async () => {
    await renderApp('/goals');
    await page.getByRole('link', { name: 'Goal 4' }).click();
    await page.getByRole('button', { name: 'Add Item' }).click();
    await dialog.getByRole('button', { name: 'Add' }).last().click();
    await expect.element(page.getByText('Title is required.')).toBeVisible();
  },
});
