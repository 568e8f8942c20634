import type { Page } from '@playwright/test';

/** The JavaScript and CSS files that a page loads from now on, as the build names them. */
export function recordFiles(page: Page): readonly string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    if (['script', 'stylesheet'].includes(request.resourceType())) files.push(new URL(request.url()).pathname.slice(1));
  });
  return files;
}
