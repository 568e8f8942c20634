import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { testAccessibility } from '#web/testing/axe.ts';
import { renderApp } from '#web/testing/render-app.tsx';

testAccessibility([
  { name: 'dashboard of a new account', account: 'new', open: () => renderApp('/dashboard') },
  {
    name: 'dashboard with a chart operated by keyboard',
    account: 'seeded',
    open: async () => {
      await renderApp('/dashboard');
      (await page.getByRole('heading', { name: 'Weekly Rating History' }).findElement()).scrollIntoView();
      const chart = page.getByRole('slider', { name: 'Weekly Rating History' });
      await expect.element(chart).toBeInTheDocument();
      chart.element().focus();
      await userEvent.keyboard('{ArrowLeft}');
      await page.getByText('Show as table').click();
      await expect.element(page.getByRole('table')).toBeVisible();
    },
  },
]);
