import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { testAccessibility } from '#web/testing/axe.ts';
import { renderApp } from '#web/testing/render-app.tsx';

async function openReport(report: string): Promise<void> {
  await renderApp(`/reports?report=${report}`);
  const content = page.getByRole('slider').or(page.getByRole('table')).or(page.getByRole('combobox'));
  await expect.element(content.first()).toBeVisible();
}

testAccessibility([
  {
    name: 'report: week',
    account: 'seeded',
    open: async () => {
      await renderApp('/reports');
      await expect.element(page.getByText('Coding').first()).toBeVisible();
    },
  },
  ...(['weekly', 'categories', 'objective', 'trends', 'range'] as const).map((report) => ({
    name: `report: ${report}`,
    account: 'seeded' as const,
    open: () => openReport(report),
  })),
]);
