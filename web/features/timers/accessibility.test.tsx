import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { testAccessibility } from '#web/testing/axe.ts';
import { renderApp } from '#web/testing/render-app.tsx';

testAccessibility('new', {
  'timers without a focus area': '/timers',
});

testAccessibility('seeded', {
  'timers with the prompt for a forgotten one and an open sort menu': async () => {
    await renderApp('/timers');
    await expect.element(page.getByRole('button', { name: 'Keep running' })).toBeVisible();
    await page.getByRole('button', { name: 'Sorted by: Smart' }).click();
  },
  'timers with an open editor for a note and its suggestions': async () => {
    await renderApp('/timers');
    await page
      .getByRole('button', { name: /^(Add a note to|Note of)/ })
      .first()
      .click();
    await expect.element(page.getByRole('textbox', { name: 'Note' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
  },
});
