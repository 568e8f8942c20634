/** By then the page has usually rendered the change. */
const FIRST_CHECK_MS = 50;
const GIVE_UP_MS = 1000;

/**
 * Moves the focus to the page's content after the focused element was removed, so that keyboard users continue from
 * there. A browser may take a few frames to notice the removal.
 */
export function restoreFocus(): void {
  const initial = document.activeElement;
  const deadline = performance.now() + GIVE_UP_MS;
  const check = () => {
    const { activeElement, body } = document;
    if (activeElement === body) document.querySelector('main')?.focus({ preventScroll: true });
    else if (activeElement === initial && performance.now() < deadline) requestAnimationFrame(check);
  };
  setTimeout(check, FIRST_CHECK_MS);
}
