import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { testAccessibility } from '#web/testing/axe.ts';
import { renderApp } from '#web/testing/render-app.tsx';

testAccessibility('seeded', {
  'action plans': '/action-plans',
  'action plan': async () => {
    await renderApp('/action-plans');
    await page.getByRole('link', { name: 'Ship it' }).click();
    await expect.element(page.getByText('Read and note down')).toBeVisible();
  },
  'action plan form with errors': async () => {
    await renderApp('/action-plans/new');
    await page.getByRole('button', { name: 'Create Plan' }).click();
    await expect.element(page.getByText('Title and focus area are required.').first()).toBeVisible();
  },
});
