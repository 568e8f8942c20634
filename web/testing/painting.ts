import type { TestContext } from 'vitest';
import { commands } from 'vitest/browser';

declare module 'vitest/browser' {
  interface BrowserCommands {
    repaint(): Promise<void>;
  }
}

const PAINT_TIMEOUT_MS = 2000;

const isPainting = () =>
  new Promise<boolean>((resolve) => {
    requestAnimationFrame(() => resolve(true));
    setTimeout(() => resolve(false), PAINT_TIMEOUT_MS);
  });

/**
 * Throws if a test failed on a page that no longer paints. Color schemes and positions then never settle, whatever the
 * app does, so vitest.config.ts has these tests run again, and no others.
 */
export async function checkPainting({ task }: TestContext): Promise<void> {
  if (task.result?.state !== 'fail' || (await isPainting())) return;
  // A browser that is too busy to paint may not manage a screenshot either; the test runs again all the same.
  const cause: unknown = await commands.repaint().catch((error: unknown) => error);
  throw new Error(`The browser stopped painting during "${task.name}".`, { cause });
}
