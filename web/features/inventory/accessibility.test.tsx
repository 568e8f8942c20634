import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { testAccessibility } from '#web/testing/axe.ts';
import { open } from '#web/testing/open.tsx';

const dialog = page.getByRole('dialog');

testAccessibility([
  {
    name: 'question how an item was',
    account: 'seeded',
    open: async () => {
      await open('/inventory');
      await page.getByRole('checkbox', { name: 'The book' }).click();
      await expect.element(dialog).toBeVisible();
    },
  },
  {
    name: 'inventory as a table',
    account: 'seeded',
    open: async () => {
      await open('/inventory?view=all');
      await expect.element(page.getByText('The video')).toBeVisible();
    },
  },
]);
