import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { testAccessibility } from '#web/testing/axe.ts';
import { renderApp } from '#web/testing/render-app.tsx';

testAccessibility('seeded', {
  'planner with unsaved rows': async () => {
    await renderApp('/planner');
    await page.getByLabelText(/hours/).first().selectOptions('9');
    await expect.element(page.getByRole('button', { name: 'Save All' })).toBeVisible();
  },
});
