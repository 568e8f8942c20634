/** By then the page shows what has changed. */
const SOON_MS = 50;

/** After what had the focus has left the page: back to its content, so that the keyboard goes on from there. */
export function refocus(): void {
  setTimeout(() => {
    if (document.activeElement === document.body) document.querySelector('main')?.focus({ preventScroll: true });
  }, SOON_MS);
}
