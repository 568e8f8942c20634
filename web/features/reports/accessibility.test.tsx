import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { testAccessibility } from '#web/testing/axe.ts';
import { renderApp } from '#web/testing/render-app.tsx';

async function openReport(report: string): Promise<void> {
  await renderApp(`/reports?report=${report}`);
  const content = page.getByRole('slider').or(page.getByRole('table')).or(page.getByRole('combobox'));
  await expect.element(content.first()).toBeVisible();
}

testAccessibility('seeded', {
  'report: week': async () => {
    await renderApp('/reports');
    await expect.element(page.getByText('Coding').first()).toBeVisible();
  },
  'report: weekly': () => openReport('weekly'),
  'report: categories': () => openReport('categories'),
  'report: objective': () => openReport('objective'),
  'report: trends': () => openReport('trends'),
  'report: range': () => openReport('range'),
});
