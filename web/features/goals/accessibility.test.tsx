import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { testAccessibility } from '#web/testing/axe.ts';
import { disconnect, intercept } from '#web/testing/network.ts';
import { renderApp } from '#web/testing/render-app.tsx';

const dialog = page.getByRole('dialog');

testAccessibility('seeded', {
  'goals with an open menu': async () => {
    await renderApp('/goals');
    await page.getByRole('button', { name: 'Actions for Goal 2', exact: true }).click();
    await expect.element(page.getByRole('menuitem', { name: 'Archive' })).toBeVisible();
  },
  'goal form with errors': async () => {
    await renderApp('/goals');
    await page.getByRole('button', { name: 'Create Goal' }).click();
    await dialog.getByRole('button', { name: 'Create' }).click();
    await expect.element(page.getByText('Goal title is required.')).toBeVisible();
  },
  'goals with an error toast': async () => {
    intercept('/favorite', disconnect);
    await renderApp('/goals?status=Active');
    await page.getByRole('button', { name: 'Favourite: Goal 2', exact: true }).click();
    await expect.element(page.getByRole('alert').getByText('Failed to update goal.')).toBeVisible();
  },
});
