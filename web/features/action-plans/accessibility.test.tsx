import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { testAccessibility } from '#web/testing/axe.ts';
import { open } from '#web/testing/open.tsx';

testAccessibility([
  { name: 'action plans', account: 'seeded', open: () => open('/action-plans') },
  { name: 'no action plans', account: 'new', open: () => open('/action-plans') },
  {
    name: 'action plan',
    account: 'seeded',
    open: async () => {
      await open('/action-plans');
      await page.getByRole('link', { name: 'Ship it' }).click();
      await expect.element(page.getByText('Read and note down')).toBeVisible();
    },
  },
  {
    name: 'form of an action plan with errors',
    account: 'seeded',
    open: async () => {
      await open('/action-plans/new');
      await page.getByRole('button', { name: 'Create Plan' }).click();
      await expect.element(page.getByText('Title and focus area are required.').first()).toBeVisible();
    },
  },
]);
