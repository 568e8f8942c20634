import type { Page } from '@playwright/test';

/** Collects the JavaScript and CSS files that a page loads without user interaction, as the build names them. */
export async function recordLoadedFiles(page: Page): Promise<readonly string[]> {
  const files: string[] = [];
  page.on('request', (request) => {
    if (['script', 'stylesheet'].includes(request.resourceType())) files.push(new URL(request.url()).pathname.slice(1));
  });
  // Chromium often fires a pointermove at 0, 0 on its own, and the first interaction prefetches dialogs.
  await page.addInitScript(() => {
    window.addEventListener('pointermove', (event) => event.stopImmediatePropagation(), true);
  });
  return files;
}
