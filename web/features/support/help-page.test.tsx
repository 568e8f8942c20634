import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { signUp } from '#web/testing/api.ts';
import { open } from '#web/testing/open.tsx';

test('explains the app in six sections', async () => {
  await signUp();
  await open('/help');
  await expect.element(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveLength(6);
});
