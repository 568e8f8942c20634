import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { testAccessibility } from '#web/testing/axe.ts';
import { open } from '#web/testing/open.tsx';

testAccessibility([
  {
    name: 'quick start with a goal to create',
    account: 'seeded',
    open: async () => {
      // In the dialog: a list over the page may cover half of a button, which axe would take for a small one.
      await open('/help');
      await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
      await userEvent.keyboard('s');
      const field = page.getByRole('combobox', { name: 'What are you working on?' });
      await expect.element(field).toHaveFocus();
      await userEvent.keyboard('a');
      await expect.element(page.getByText('Create and start')).toBeVisible();
    },
  },
]);
