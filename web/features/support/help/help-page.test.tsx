import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { signUp } from '#web/testing/api.ts';
import { renderApp } from '#web/testing/render-app.tsx';

test('explains the app in six sections', async () => {
  await signUp();
  await renderApp('/help');
  await expect.element(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveLength(6);
});
