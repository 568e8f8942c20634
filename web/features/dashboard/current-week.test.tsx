import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { signUp } from '#web/testing/api.ts';
import { intercept, respond } from '#web/testing/network.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { texts } from '#web/testing/screen.ts';

test("shows the current week according to the server's clock, starting on Monday", async () => {
  await signUp();
  intercept('/api/time-entries/active', async (request) => {
    const active = (await (await request.forward()).json()) as object;
    return respond(200, { ...active, serverNow: '2026-03-04T22:30:00.000Z' })();
  });
  await renderApp('/dashboard');
  const days = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('time') });
  await expect
    .poll(() => texts(days))
    .toEqual(
      [/^Mon2/, /^Tue3/, /^Today4/, /^Thu5/, /^Fri6/, /^Sat7/, /^Sun8/].map((day) => expect.stringMatching(day)),
    );
  await expect.element(days.nth(2)).toHaveAttribute('aria-current', 'date');
  await expect.element(page.getByText(/^2\s–\s8 Mar 2026$/)).toBeVisible();
});
