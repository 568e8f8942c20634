import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { testAccessibility } from '#web/testing/axe.ts';
import { open } from '#web/testing/open.tsx';

async function openReport(report: string): Promise<void> {
  await open(`/reports?report=${report}`);
  const content = page.getByRole('slider').or(page.getByRole('table')).or(page.getByRole('combobox'));
  await expect.element(content.first()).toBeVisible();
}

testAccessibility([
  {
    name: 'analysis of a week',
    account: 'seeded',
    open: async () => {
      await open('/reports');
      await expect.element(page.getByText('Coding').first()).toBeVisible();
    },
  },
  ...(['weekly', 'categories', 'objective', 'trends'] as const).map((report) => ({
    name: `report: ${report}`,
    account: 'seeded' as const,
    open: () => openReport(report),
  })),
]);
