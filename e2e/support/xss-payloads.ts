import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** What would run if it were anything but text; short enough for any field that has a name in it. */
export const payloads: readonly string[] = [
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

/** What none of our screens has, and any of these texts would make. */
const madeOfText = [
  'iframe, img, object, embed, math',
  'main script, main style, main link, main a[href^="javascript" i]',
  '[onerror], [onload], [onfocus], [ontoggle], [autofocus][x]',
].join(', ');

/** No text on the screen has become an element or has run. */
export async function expectOnlyText(page: Page, where = page.url()): Promise<void> {
  expect([where, await page.locator(madeOfText).count()]).toEqual([where, 0]);
  // An image that fails to load: what a text had set off before would have run by then.
  await page.evaluate(
    () =>
      new Promise((failed) => {
        const image = new Image();
        image.addEventListener('error', failed);
        image.src = 'data:image/png;base64,AA';
      }),
  );
  expect([where, await page.evaluate(() => '__xss' in window)]).toEqual([where, false]);
}

/** Counts what `alert` and its like have opened. */
export function countDialogs(page: Page): () => number {
  let count = 0;
  page.on('dialog', (dialog) => {
    count += 1;
    void dialog.dismiss();
  });
  return () => count;
}
