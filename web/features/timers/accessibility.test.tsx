import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { testAccessibility } from '#web/testing/axe.ts';
import { renderApp } from '#web/testing/render-app.tsx';

testAccessibility([
  { name: 'timers without a focus area', account: 'new', open: () => renderApp('/timers') },
  {
    name: 'timers with the prompt for a forgotten one and an open sort menu',
    account: 'seeded',
    open: async () => {
      await renderApp('/timers');
      await expect.element(page.getByRole('button', { name: 'Keep running' })).toBeVisible();
      await page.getByRole('button', { name: 'Sorted by: Smart' }).click();
    },
  },
]);
