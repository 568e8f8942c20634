import type { Page } from '@playwright/test';

/** The JavaScript and CSS files that a page loads from now on without being used, as the build names them. */
export async function recordFiles(page: Page): Promise<readonly string[]> {
  const files: string[] = [];
  page.on('request', (request) => {
    if (['script', 'stylesheet'].includes(request.resourceType())) files.push(new URL(request.url()).pathname.slice(1));
  });
  // Chromium often reports a pointer at 0, 0 by itself, and at the first sign of use dialogs are fetched.
  await page.addInitScript(() => {
    window.addEventListener('pointermove', (event) => event.stopImmediatePropagation(), true);
  });
  return files;
}
