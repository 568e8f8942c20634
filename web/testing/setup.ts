// oxlint-disable-next-line import/no-unassigned-import -- as in main.tsx: has to run before any schema is built
import '#web/app/zod-without-eval.ts';
import '#web/app/base-styles.css';
import { afterEach, vi } from 'vitest';
import { page } from 'vitest/browser';
import { clearToasts } from '#web/ui/toast.ts';
import { restoreNetwork } from './network.ts';
import { close } from './open.tsx';

export const DESKTOP = [1280, 800] as const;

// The modules of the app stay loaded from test to test; everything they remember of a user is cleared.
afterEach(async () => {
  await close();
  restoreNetwork();
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
  clearToasts();
  await page.viewport(...DESKTOP);
});
