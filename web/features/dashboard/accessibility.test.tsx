import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { testAccessibility } from '#web/testing/axe.ts';
import { renderApp } from '#web/testing/render-app.tsx';

testAccessibility('new', {
  'dashboard of a new account': '/dashboard',
});

testAccessibility('seeded', {
  'dashboard with a chart operated by keyboard': async () => {
    await renderApp('/dashboard');
    (await page.getByRole('heading', { name: 'Weekly Rating History' }).findElement()).scrollIntoView();
    const chart = page.getByRole('slider', { name: 'Weekly Rating History' });
    await expect.element(chart).toBeInTheDocument();
    chart.element().focus();
    await userEvent.keyboard('{ArrowLeft}');
    await page.getByText('Show as table').click();
    await expect.element(page.getByRole('table')).toBeVisible();
  },
});
