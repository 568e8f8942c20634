// oxlint-disable-next-line import/no-unassigned-import -- as in main.tsx: has to run before any schema is created
import '#web/app/zod-without-eval.ts';
import '#web/app/base-styles.css';
import { afterEach, vi } from 'vitest';
import { page } from 'vitest/browser';
import { clearStorage } from '#web/ui/browser-storage.ts';
import { clearToasts } from '#web/ui/toast/toast.ts';
import { checkPainting } from './painting.ts';
import { restoreNetwork } from './network.ts';
import { unmountApp } from './render-app.tsx';

export const DESKTOP = [1280, 800] as const;

// The app's modules stay loaded between tests, so their state has to be cleared.
afterEach(async (context) => {
  await unmountApp();
  restoreNetwork();
  vi.useRealTimers();
  clearStorage();
  clearToasts();
  if (innerWidth !== DESKTOP[0] || innerHeight !== DESKTOP[1]) await page.viewport(...DESKTOP);
  await checkPainting(context);
});
