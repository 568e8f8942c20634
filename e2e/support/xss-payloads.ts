import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Payloads that set `window.__xss` if rendered as anything but text, short enough for any name field. */
export const xssPayloads: readonly string[] = [
  '<script>window.__xss=1</script>',
  '"><img src=x onerror=window.__xss=1>',
  '<svg/onload=window.__xss=1>',
  "javascript:window.__xss=1//'",
  '</title><script>window.__xss=1</script>',
  '{{constructor.constructor("window.__xss=1")()}}',
  '\u202e<iframe srcdoc="<script>parent.__xss=1</script>">',
  '<details open ontoggle=window.__xss=1>',
  '<a href="javascript:window.__xss=1" autofocus onfocus=window.__xss=1>x</a>',
  '<math><mtext></style><img src=x onerror=window.__xss=1>',
  '<style>@import "//evil.example/x"</style><link rel=stylesheet href=//evil.example>',
  '" autofocus onfocus=window.__xss=1 x="',
];

/** Elements and attributes that none of our screens contain but an injected payload would create. */
const injectedElements = [
  'iframe, img, object, embed, math',
  'main script, main style, main link, main a[href^="javascript" i]',
  '[onerror], [onload], [onfocus], [ontoggle], [autofocus][x]',
].join(', ');

/** Expects that no payload on the page has become an element or has run. */
export async function expectNoInjection(page: Page, where = page.url()): Promise<void> {
  expect([where, await page.locator(injectedElements).count()]).toEqual([where, 0]);
  // Handlers that a payload had triggered earlier run before the error event of this image.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const image = new Image();
        image.addEventListener('error', resolve);
        image.src = 'data:image/png;base64,AA';
      }),
  );
  expect([where, await page.evaluate(() => '__xss' in window)]).toEqual([where, false]);
}

/** Counts native dialogs such as `alert`. */
export function countDialogs(page: Page): () => number {
  let count = 0;
  page.on('dialog', (dialog) => {
    count += 1;
    void dialog.dismiss();
  });
  return () => count;
}
