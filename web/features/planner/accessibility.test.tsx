import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { testAccessibility } from '#web/testing/axe.ts';
import { open } from '#web/testing/open.tsx';

const dialog = page.getByRole('dialog');

testAccessibility([
  { name: 'planner without a focus area', account: 'new', open: () => open('/planner') },
  {
    name: 'planner with unsaved rows',
    account: 'seeded',
    open: async () => {
      await open('/planner');
      await page.getByLabelText(/hours/).first().selectOptions('9');
      await expect.element(page.getByRole('button', { name: 'Save All' })).toBeVisible();
    },
  },
  {
    name: 'planner asking before it is left',
    account: 'seeded',
    open: async () => {
      await open('/planner');
      await page.getByLabelText(/hours/).first().selectOptions('9');
      await page.getByRole('button', { name: 'Next week' }).click();
      await expect.element(dialog).toBeVisible();
    },
  },
]);
