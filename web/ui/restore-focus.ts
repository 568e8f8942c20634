/** By then the page usually shows what has changed. */
const SOON_MS = 50;
const GIVE_UP_MS = 1000;

/**
 * After what had the focus has left the page: back to its content, so that the keyboard goes on from there. A browser may
 * take a few frames to notice that it has gone.
 */
export function refocus(): void {
  const before = document.activeElement;
  const until = performance.now() + GIVE_UP_MS;
  const check = () => {
    const { activeElement, body } = document;
    if (activeElement === body) document.querySelector('main')?.focus({ preventScroll: true });
    else if (activeElement === before && performance.now() < until) requestAnimationFrame(check);
  };
  setTimeout(check, SOON_MS);
}
