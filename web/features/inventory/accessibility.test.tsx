import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { testAccessibility } from '#web/testing/axe.ts';
import { renderApp } from '#web/testing/render-app.tsx';

const dialog = page.getByRole('dialog');

testAccessibility('seeded', {
  'dialog that completes an item': async () => {
    await renderApp('/inventory');
    await page.getByRole('checkbox', { name: 'The book' }).click();
    await expect.element(dialog).toBeVisible();
  },
  'inventory as a table': async () => {
    await renderApp('/inventory?view=all');
    await expect.element(page.getByText('The video')).toBeVisible();
  },
});
