import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { testAccessibility } from '#web/testing/axe.ts';
import { disconnect, intercept } from '#web/testing/network.ts';
import { renderApp } from '#web/testing/render-app.tsx';

const dialog = page.getByRole('dialog');

testAccessibility([
  { name: 'goals without a focus area', account: 'new', open: () => renderApp('/goals') },
  {
    name: 'goals with an open menu',
    account: 'seeded',
    open: async () => {
      await renderApp('/goals');
      await page.getByRole('button', { name: 'Actions for Goal 2', exact: true }).click();
      await expect.element(page.getByRole('menuitem', { name: 'Archive' })).toBeVisible();
    },
  },
  {
    name: 'goal form with errors',
    account: 'seeded',
    open: async () => {
      await renderApp('/goals');
      await page.getByRole('button', { name: 'Create Goal' }).click();
      await dialog.getByRole('button', { name: 'Create' }).click();
      await expect.element(page.getByText('Goal title is required.')).toBeVisible();
    },
  },
  {
    name: 'goals with an error toast',
    account: 'seeded',
    open: async () => {
      intercept('/favorite', disconnect);
      await renderApp('/goals?status=Active');
      await page.getByRole('button', { name: 'Favourite: Goal 2', exact: true }).click();
      await expect.element(page.getByRole('alert').getByText('Failed to update goal.')).toBeVisible();
    },
  },
  {
    name: 'goals while a timer runs',
    account: 'seeded',
    open: async () => {
      await renderApp('/goals');
      await expect.element(page.getByRole('link', { name: /^Running: Goal 2/ })).toBeVisible();
    },
  },
]);
