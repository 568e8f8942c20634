import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { testAccessibility } from '#web/testing/axe.ts';
import { renderApp } from '#web/testing/render-app.tsx';

testAccessibility('seeded', {
  'quick start offering to create a goal': async () => {
    // Opens quick start as a dialog: within a page, its list would partly cover a button and fail axe's target size check.
    await renderApp('/help');
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    await userEvent.keyboard('s');
    const field = page.getByRole('combobox', { name: 'What are you working on?' });
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard('a');
    await expect.element(page.getByText('Create and start')).toBeVisible();
  },
});
