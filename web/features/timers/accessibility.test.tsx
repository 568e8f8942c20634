import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
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
  {
    name: 'timers with an open editor for a note and its suggestions',
    account: 'seeded',
    open: async () => {
      await renderApp('/timers');
      await page
        .getByRole('button', { name: /^(Add a note to|Note of)/ })
        .first()
        .click();
      await expect.element(page.getByRole('textbox', { name: 'Note' })).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}');
    },
  },
]);
