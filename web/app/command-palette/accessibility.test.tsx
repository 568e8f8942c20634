import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { testAccessibility } from '#web/testing/axe.ts';
import { renderApp } from '#web/testing/render-app.tsx';

testAccessibility('seeded', {
  'command palette with results': async () => {
    await renderApp('/dashboard');
    await expect.element(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
    await userEvent.keyboard('{Control>}k{/Control}');
    const palette = page.getByRole('dialog', { name: 'Find' });
    await expect.element(palette.getByRole('combobox', { name: 'Goal, plan, page or timer' })).toHaveFocus();
    await userEvent.keyboard('a');
    await expect.element(palette.getByRole('option').first()).toBeVisible();
  },
});
