import { logIn } from '../testing/accounts.ts';
import { expect, test } from './fixtures.ts';

test('shifts no layout when the offers appear on the dashboard', async ({ page, member, busyMember }) => {
  test.slow();
  await page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.sum += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const account of [member, busyMember]) {
    await logIn(page.request, account);
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/dashboard', { waitUntil: 'networkidle' });
      await expect(page.getByRole('region', { name: 'Time zone' })).toBeVisible();
      const sampleOffer = page.getByRole('button', { name: 'Try it with sample data' });
      if (account === member) {
        await expect(sampleOffer).toBeVisible();
      } else {
        await expect(page.getByRole('meter', { name: 'Productivity Rating' })).toBeVisible();
        await expect(sampleOffer).toBeHidden();
        await expect(page.getByText('This is sample data.')).toBeHidden();
      }
      const shift = await page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum);
      expect(shift, `${width} px`).toBeLessThanOrEqual(0.02);
    }
  }
});
